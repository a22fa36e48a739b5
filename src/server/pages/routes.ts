import type { FastifyInstance } from 'fastify'
import type { SavePageResponse, StoredPage } from '../../core/contracts/pages'
import type { RouteContext } from '../http/context'
import { PREVIEW_POLICY } from '../http/security-headers'
import { registerLibraryRoutes } from './library-routes'
import { renderStandalone } from './render-standalone'
import { savePage } from './save-page'
import { registerShareRoutes } from './share-routes'
import { getOwnPage } from './store'
import { renderForApp, storedPageOf } from './stored-page'

/** A page, its HTML and its gallery as JSON. */
const SAVE_BODY_LIMIT = 12 * 1024 * 1024
type ById = { Params: { id: string } }

/** A user's pages: the library, links for looking, one, save (spec §7), download, preview. */
export function registerPageRoutes(app: FastifyInstance, context: RouteContext): void {
	registerLibraryRoutes(app, context)
	registerShareRoutes(app, context)
	const { deps, sessions } = context
	const { db } = deps.database

	app.get<ById>('/api/pages/:id', async (request, reply): Promise<StoredPage> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return storedPageOf(await getOwnPage(db, user.id, request.params.id))
	})

	app.post('/api/save_generated_page', { bodyLimit: SAVE_BODY_LIMIT }, async (request): Promise<SavePageResponse> => {
		const user = await sessions.getUser(request)
		return savePage(db, user.id, request.body)
	})

	app.get<ById>('/api/pages/:id/download', async (request, reply) => {
		const user = await sessions.getUser(request)
		const { page } = await getOwnPage(db, user.id, request.params.id)
		return reply
			.type('text/html; charset=utf-8')
			.headers({
				'content-disposition': 'attachment; filename="product_page.html"',
				'cache-control': 'no-store',
				'content-security-policy': PREVIEW_POLICY,
			})
			.send(await renderStandalone(page, deps.files))
	})

	app.get<ById>('/api/pages/:id/preview', async (request, reply) => {
		const user = await sessions.getUser(request)
		const { page } = await getOwnPage(db, user.id, request.params.id)
		return reply
			.type('text/html; charset=utf-8')
			.headers({ 'cache-control': 'no-store', 'content-security-policy': PREVIEW_POLICY })
			.send(renderForApp(page))
	})
}
