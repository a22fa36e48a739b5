import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
	type AuthorizeResponse,
	authorizeRequestSchema,
	type Connection,
	type ConnectionList,
	renameConnectionSchema,
} from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { storeIdSchema } from '../../core/stores/store-product'
import { beginConnecting, connectionOf } from './connect-store'
import { getOwnConnection, listConnections, updateConnection, updateDefault } from './connection-store'
import { disconnectStore } from './disconnect-store'
import { picturesUnreachable } from './pictures-reachable'
import { allowedConnector } from './store-access'
import { getBrowser } from './store-browser'
import type { StoreContext } from './store-context'

type ById = { Params: { id: string } }

/** A user's connected stores: list, rename, make the default one, disconnect, connect another. */
export function registerConnectionRoutes(app: FastifyInstance, { config, sessions, stores }: StoreContext): void {
	const { db } = stores

	app.get('/api/stores/connections', async (request, reply): Promise<ConnectionList> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return { connections: (await listConnections(db, user.id)).map(connectionOf), pictures: { why: picturesUnreachable(config) } }
	})

	app.patch<ById>('/api/stores/connections/:id', async (request): Promise<Connection> => {
		const user = await sessions.getUser(request)
		const connection = await getOwnConnection(db, user.id, request.params.id)
		const parsed = renameConnectionSchema.safeParse(request.body)
		if (!parsed.success) throw new AppError('invalid_request', 'A name has between 1 and 80 characters.')
		await updateConnection(db, connection.id, { name: parsed.data.name })
		return connectionOf({ ...connection, name: parsed.data.name })
	})

	app.post<ById>('/api/stores/connections/:id/default', async (request): Promise<Connection> => {
		const user = await sessions.getUser(request)
		const connection = await getOwnConnection(db, user.id, request.params.id)
		await updateDefault(db, connection)
		return connectionOf({ ...connection, isDefault: true })
	})

	app.delete<ById>('/api/stores/connections/:id', async (request, reply) => {
		const user = await sessions.getUser(request)
		await disconnectStore(stores, await getOwnConnection(db, user.id, request.params.id))
		return reply.code(204).send()
	})

	app.post<{ Params: { store: string } }>('/api/stores/:store/authorize', async (request, reply): Promise<AuthorizeResponse> => {
		const user = await sessions.getUser(request)
		const store = storeIdSchema.safeParse(request.params.store)
		if (!store.success) throw new AppError('not_found', 'There is no such store.')
		const parsed = authorizeRequestSchema.safeParse(request.body ?? {})
		if (!parsed.success) throw new AppError('invalid_request', `The request could not be understood: ${z.prettifyError(parsed.error)}`)
		await allowedConnector(stores, user, store.data)
		if (store.data === 'shopify' && !parsed.data.shop.trim()) throw new AppError('invalid_request', 'Shop name is required.')
		const browser = getBrowser(request, reply, config.publicUrl.startsWith('https:'))
		return { url: await beginConnecting(stores, { userId: user.id, browser, store: store.data }, { connectOnly: true }, parsed.data.shop) }
	})
}
