import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SessionUser } from '../../connectors/identity/identity'
import { type PushMessage, type WooCredentials, type WooStatus, type WooValidity, wooRequestSchema } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { NO_WOOCOMMERCE } from '../../core/stores/store-names'
import { refuseOtherUser } from '../http/sessions'
import { disconnectStore } from './disconnect-store'
import { refuseForeignPage } from './own-page'
import { chooseConnection, pushPage } from './push-page'
import { FORM_LIMIT, readFields } from './read-fields'
import { readIntent } from './read-intent'
import { allowedConnector } from './store-access'
import type { StoreContext } from './store-context'
import { findWooStore, getWooCredentials, saveWooCredentials, validateWooCredentials } from './woo-credentials'

type Asked = { Querystring: { clerk_user_id?: string; connection?: string } }

const DONE = 'Product pushed to WooCommerce!'

/** WooCommerce (spec §7): its credentials, which never leave the server unmasked, and the push. */
export function registerWooRoutes(app: FastifyInstance, { config, sessions, stores }: StoreContext): void {
	/** Who asks; they may use WooCommerce here and name nobody else. */
	const userOf = async (request: FastifyRequest, named: string | null | undefined): Promise<SessionUser> => {
		const user = await sessions.getUser(request)
		refuseOtherUser(user, named ?? undefined)
		await allowedConnector(stores, user, 'woocommerce')
		return user
	}
	const read = async (request: FastifyRequest) => {
		refuseForeignPage(config, request)
		const parsed = wooRequestSchema.safeParse(request.body ?? {})
		if (!parsed.success) throw new AppError('invalid_request', `The request could not be understood: ${z.prettifyError(parsed.error)}`)
		return { user: await userOf(request, parsed.data.clerk_user_id), connection: parsed.data.connection }
	}

	app.get<Asked>('/get_woo_credentials', async (request, reply): Promise<WooCredentials> => {
		reply.header('cache-control', 'no-store')
		const user = await userOf(request, request.query.clerk_user_id)
		return getWooCredentials(stores, user.id, request.query.connection)
	})

	app.post('/save_woo_credentials', async (request): Promise<WooStatus> => {
		const { user } = await read(request)
		await saveWooCredentials(stores, user.id, request.body)
		return { status: 'success' }
	})

	app.post('/delete_woo_credentials', async (request): Promise<WooStatus> => {
		const { user, connection } = await read(request)
		const found = await findWooStore(stores, user.id, connection)
		if (!found) throw new AppError('not_found', NO_WOOCOMMERCE)
		await disconnectStore(stores, found)
		return { status: 'success' }
	})

	app.post('/validate_woo_credentials', async (request): Promise<WooValidity> => {
		const { user, connection } = await read(request)
		return validateWooCredentials(stores, user.id, connection)
	})

	app.post('/push_to_woocommerce', { bodyLimit: FORM_LIMIT }, async (request): Promise<PushMessage> => {
		refuseForeignPage(config, request)
		const fields = await readFields(request)
		const user = await userOf(request, fields.clerk_user_id)
		const intent = readIntent(fields)
		const connection = await chooseConnection(stores, user.id, 'woocommerce', intent.connectionId)
		return { message: DONE, outcome: await pushPage(stores, user, connection, intent) }
	})
}
