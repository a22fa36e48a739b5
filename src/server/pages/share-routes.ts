import type { FastifyInstance } from 'fastify'
import type { PageShare, ShareList } from '../../core/contracts/pages'
import type { RouteContext } from '../http/context'
import { SHARED_PAGE_POLICY } from '../http/security-headers'
import { createShare, deleteShare, findSharedHtml, listShares, SHARE_PATH } from './shares'

type ById = { Params: { id: string } }
type ByToken = { Params: { id: string; token: string } }

/** Links for looking at a page without an account: made, listed and withdrawn by its user; followed by anybody who has one. */
export function registerShareRoutes(app: FastifyInstance, { config, deps, sessions }: RouteContext): void {
	const { db } = deps.database

	app.get<ById>('/api/pages/:id/shares', async (request, reply): Promise<ShareList> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return listShares(db, config.publicUrl, user.id, request.params.id)
	})

	app.post<ById>('/api/pages/:id/shares', async (request): Promise<PageShare> => {
		const user = await sessions.getUser(request)
		return createShare(db, config.publicUrl, user.id, request.params.id, request.body)
	})

	app.delete<ByToken>('/api/pages/:id/shares/:token', async (request, reply) => {
		const user = await sessions.getUser(request)
		await deleteShare(db, user.id, request.params.id, request.params.token)
		return reply.code(204).send()
	})

	app.get<{ Params: { token: string } }>(`${SHARE_PATH}:token`, async (request, reply) => {
		reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
		const html = await findSharedHtml(db, request.params.token)
		if (html === undefined) return reply.callNotFound()
		return reply.type('text/html; charset=utf-8').header('content-security-policy', SHARED_PAGE_POLICY).send(html)
	})
}
