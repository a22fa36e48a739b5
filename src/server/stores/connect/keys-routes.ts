import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SessionUser } from '../../../connectors/identity/identity'
import { pushFormSchema } from '../../../core/contracts/push-form'
import {
	keysRequestSchema,
	keysStatusSchema,
	keysValiditySchema,
	pushMessageSchema,
	saveKeysRequestSchema,
	storeKeysSchema,
} from '../../../core/contracts/stores'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { descriptorOf, type StoreId } from '../../../core/stores/store-ids'
import { describeForm, readForm } from '../../http/read-form'
import { userOf } from '../../http/route-policy'
import type { Routes } from '../../http/route-schemas'
import { refuseOtherUser } from '../../http/sessions'
import { chooseConnection, pushPage } from '../push-page'
import { FORM_LIMIT, readFields } from '../read-fields'
import { readIntent } from '../read-intent'
import type { StoreContext } from '../store-context'
import { disconnectStore } from './disconnect-store'
import { allowedConnector } from './store-access'
import { findKeysStore, getKeys, saveKeys, validateKeys } from './store-keys'

const SUCCESS = { status: 'success' } as const

/** A store that is opened by keys (spec §7): the keys, which never leave the server unmasked, and the push. */
export function registerKeysRoutes(app: Routes, { stores }: StoreContext, store: StoreId): void {
	const { name, connect } = descriptorOf(store)
	if (connect.by !== 'keys') return
	const { calls } = connect
	const tags = ['Stores']
	/** Who asks; they may use the store here. */
	const keysUser = async (request: FastifyRequest): Promise<SessionUser> => {
		const user = userOf(request)
		await allowedConnector(stores, user, store)
		return user
	}

	app.get(
		calls.read,
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: `The connected ${name} store, key and secret masked`,
				querystring: z.object({
					clerk_user_id: z.string().optional().describe('must be the user who is signed in'),
					connection: z.string().optional().describe('one of several connected stores'),
				}),
				response: { 200: storeKeysSchema },
			},
		},
		async (request) => getKeys(stores, (await keysUser(request)).id, store, request.query.connection),
	)

	app.post(
		calls.save,
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin', cost: 'store' },
			schema: { tags, summary: `Connects a ${name} store`, body: saveKeysRequestSchema, response: { 200: keysStatusSchema } },
		},
		async (request) => {
			await saveKeys(stores, (await keysUser(request)).id, store, request.body)
			return SUCCESS
		},
	)

	app.post(
		calls.remove,
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin' },
			schema: { tags, summary: 'Disconnects it', body: keysRequestSchema, response: { 200: keysStatusSchema } },
		},
		async (request) => {
			const user = await keysUser(request)
			const found = await findKeysStore(stores, user.id, store, request.body.connection)
			if (!found) throw new AppError('not_found', msg('stores.connect_by_keys', { store: name }))
			await disconnectStore(stores, found)
			return SUCCESS
		},
	)

	app.post(
		calls.validate,
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin', cost: 'store' },
			schema: {
				tags,
				summary: 'Asks the store whether it takes the credentials, for reading and for writing',
				body: keysRequestSchema,
				response: { 200: keysValiditySchema },
			},
		},
		async (request) => validateKeys(stores, (await keysUser(request)).id, store, request.body.connection),
	)

	app.post(
		calls.push,
		{
			bodyLimit: FORM_LIMIT,
			config: { who: 'user', repeat: 'key', csrf: 'origin', cost: 'push', form: describeForm(pushFormSchema) },
			schema: { tags, summary: `Sends a page to the connected ${name} store`, response: { 200: pushMessageSchema } },
		},
		async (request) => {
			const fields = await readFields(request)
			const user = await keysUser(request)
			refuseOtherUser(user, fields.clerk_user_id)
			return request.once(fields, async () => {
				const intent = readIntent(readForm(pushFormSchema, fields), stores.config)
				const connection = await chooseConnection(stores, user.id, store, intent.connectionId)
				return { message: `Product pushed to ${name}!`, outcome: await pushPage(stores, user, connection, intent) }
			})
		},
	)
}
