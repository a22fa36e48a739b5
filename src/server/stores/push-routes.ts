import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type PushList, type PushOutcome, pushRequestSchema, type RestoreOutcome } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { getOwnPage } from '../pages/pages'
import { listPagePushes } from './list-page-pushes'
import { picturesUnreachable } from './pictures-reachable'
import { chooseConnection, getPrices, pushPage } from './push-page'
import { restorePush } from './restore-push'
import { allowedConnector } from './store-access'
import type { StoreContext } from './store-context'

type ById = { Params: { id: string } }

/** A page's pushes: one more, those before, and what a push changed brought back. */
export function registerPushRoutes(app: FastifyInstance, { config, sessions, stores }: StoreContext): void {
	app.post<ById>('/api/pages/:id/push', async (request): Promise<PushOutcome> => {
		const user = await sessions.getUser(request)
		const { row } = await getOwnPage(stores.db, user.id, request.params.id)
		const parsed = pushRequestSchema.safeParse(request.body ?? {})
		if (!parsed.success) throw new AppError('invalid_request', `The request could not be understood: ${z.prettifyError(parsed.error)}`)
		const asked = parsed.data
		if (asked.store) await allowedConnector(stores, user, asked.store)
		const { price, compareAt } = getPrices(asked.price, asked.compare_at_price)
		const connection = await chooseConnection(stores, user.id, asked.store, asked.connection)
		const why = picturesUnreachable(config)
		if (why && !asked.without_pictures) throw new AppError('conflict', why, { details: { withoutPictures: true } })
		const intent = { pageId: row.id, price, ...(asked.status ? { status: asked.status } : {}) }
		return pushPage(stores, user, connection, compareAt === undefined ? intent : { ...intent, compareAt })
	})

	app.get<ById>('/api/pages/:id/pushes', async (request, reply): Promise<PushList> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return listPagePushes(stores.db, user.id, request.params.id)
	})

	app.post<ById>('/api/pushes/:id/restore', async (request): Promise<RestoreOutcome> => {
		const user = await sessions.getUser(request)
		const left = await restorePush(stores, user.id, request.params.id)
		return { status: 'success', left_out: left.map(({ what, why }) => ({ what, why })) }
	})
}
