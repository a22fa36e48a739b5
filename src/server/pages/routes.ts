import { savePageResponseSchema, storedPageSchema } from '../../core/contracts/pages'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { file, idParams } from '../http/answers'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { PREVIEW_POLICY } from '../http/security-headers'
import { registerLibraryRoutes } from './library-routes'
import type { PageDrawing } from './page-drawing'
import { getOwnPage } from './repository'
import { savePage, saveRequestSchema } from './save-page'
import { registerShareRoutes } from './share-routes'
import { storedPageOf } from './stored-page'

/** What the routes of pages use. */
type PagesUse = Pick<GeneratorDeps, 'images' | 'newId'> & { work: { pages: PageDrawing } }

/** A page, its HTML and its gallery as JSON. */
const SAVE_BODY_LIMIT = 12 * 1024 * 1024

/** A user's pages: the library, links for looking, one, save (spec §7), download, preview. */
export function registerPageRoutes(app: Routes, context: RouteContext<PagesUse>): void {
	registerLibraryRoutes(app, context)
	registerShareRoutes(app, context)
	const { deps } = context
	const { db } = deps.database
	const tags = ['Pages']

	app.get(
		'/api/pages/:id',
		{ config: { who: 'user' }, schema: { tags, summary: 'A page', params: idParams, response: { 200: storedPageSchema } } },
		async (request) => storedPageOf(deps.work.pages, await getOwnPage(db, userOf(request).id, request.params.id)),
	)

	app.post(
		'/api/save_generated_page',
		{
			bodyLimit: SAVE_BODY_LIMIT,
			config: { who: 'user', repeat: 'key' },
			schema: {
				tags,
				summary: 'Saves a page',
				description:
					'With `page_id` and `page` the typed page, which is the truth; otherwise the HTML of a caller that knows no typed pages.',
				body: saveRequestSchema,
				response: { 200: savePageResponseSchema },
			},
		},
		async (request) => savePage({ db, work: deps.work.pages }, userOf(request).id, request.body),
	)

	app.get(
		'/api/pages/:id/download',
		{
			config: { who: 'user', cost: 'export' },
			schema: {
				tags,
				summary: 'product_page.html: the page as one file that works offline',
				params: idParams,
				response: { 200: file('text/html', 'as an attachment') },
			},
		},
		async (request, reply) => {
			const { page } = await getOwnPage(db, userOf(request).id, request.params.id)
			return reply
				.type('text/html; charset=utf-8')
				.headers({ 'content-disposition': 'attachment; filename="product_page.html"', 'content-security-policy': PREVIEW_POLICY })
				.send(await deps.work.pages.renderStandalone(page))
		},
	)

	app.get(
		'/api/pages/:id/preview',
		{
			config: { who: 'user' },
			schema: {
				tags,
				summary: 'A page as HTML, to be shown in a frame',
				params: idParams,
				response: { 200: file('text/html', 'no script runs in it') },
			},
		},
		async (request, reply) => {
			const { page } = await getOwnPage(db, userOf(request).id, request.params.id)
			return reply
				.type('text/html; charset=utf-8')
				.header('content-security-policy', PREVIEW_POLICY)
				.send(await deps.work.pages.render(page))
		},
	)
}
