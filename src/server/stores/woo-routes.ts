import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SessionUser } from '../../connectors/identity/identity'
import {
	pushMessageSchema,
	saveWooRequestSchema,
	wooCredentialsSchema,
	wooRequestSchema,
	wooStatusSchema,
	wooValiditySchema,
} from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { NO_WOOCOMMERCE } from '../../core/stores/store-names'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { refuseOtherUser } from '../http/sessions'
import { disconnectStore } from './disconnect-store'
import { PUSH_FORM } from './push-form'
import { chooseConnection, pushPage } from './push-page'
import { FORM_LIMIT, readFields } from './read-fields'
import { readIntent } from './read-intent'
import { allowedConnector } from './store-access'
import type { StoreContext } from './store-context'
import { findWooStore, getWooCredentials, saveWooCredentials, validateWooCredentials } from './woo-credentials'

const DONE = 'Product pushed to WooCommerce!'
const SUCCESS = { status: 'success' } as const

/** WooCommerce (spec §7): its credentials, which never leave the server unmasked, and the push. */
export function registerWooRoutes(app: Routes, { stores }: StoreContext): void {
	const tags = ['Stores']
	/** Who asks; they may use WooCommerce here. */
	const wooUser = async (request: FastifyRequest): Promise<SessionUser> => {
		const user = userOf(request)
		await allowedConnector(stores, user, 'woocommerce')
		return user
	}

	app.get(
		'/get_woo_credentials',
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: 'The connected WooCommerce store, key and secret masked',
				querystring: z.object({
					clerk_user_id: z.string().optional().describe('must be the user who is signed in'),
					connection: z.string().optional().describe('one of several connected stores'),
				}),
				response: { 200: wooCredentialsSchema },
			},
		},
		async (request) => getWooCredentials(stores, (await wooUser(request)).id, request.query.connection),
	)

	app.post(
		'/save_woo_credentials',
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin', cost: 'store' },
			schema: { tags, summary: 'Connects a WooCommerce store', body: saveWooRequestSchema, response: { 200: wooStatusSchema } },
		},
		async (request) => {
			await saveWooCredentials(stores, (await wooUser(request)).id, request.body)
			return SUCCESS
		},
	)

	app.post(
		'/delete_woo_credentials',
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin' },
			schema: { tags, summary: 'Disconnects it', body: wooRequestSchema, response: { 200: wooStatusSchema } },
		},
		async (request) => {
			const user = await wooUser(request)
			const found = await findWooStore(stores, user.id, request.body.connection)
			if (!found) throw new AppError('not_found', NO_WOOCOMMERCE)
			await disconnectStore(stores, found)
			return SUCCESS
		},
	)

	app.post(
		'/validate_woo_credentials',
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin', cost: 'store' },
			schema: {
				tags,
				summary: 'Asks the store whether it takes the credentials, for reading and for writing',
				body: wooRequestSchema,
				response: { 200: wooValiditySchema },
			},
		},
		async (request) => validateWooCredentials(stores, (await wooUser(request)).id, request.body.connection),
	)

	app.post(
		'/push_to_woocommerce',
		{
			bodyLimit: FORM_LIMIT,
			config: { who: 'user', repeat: 'key', csrf: 'origin', cost: 'push', form: PUSH_FORM },
			schema: { tags, summary: 'Sends a page to the connected WooCommerce store', response: { 200: pushMessageSchema } },
		},
		async (request) => {
			const fields = await readFields(request)
			const user = await wooUser(request)
			refuseOtherUser(user, fields.clerk_user_id)
			return request.once(fields, async () => {
				const intent = readIntent(fields)
				const connection = await chooseConnection(stores, user.id, 'woocommerce', intent.connectionId)
				return { message: DONE, outcome: await pushPage(stores, user, connection, intent) }
			})
		},
	)
}
