import type { FastifyInstance } from 'fastify'
import type { PageEntry, PageList, PageVersion, SavePageResponse, UploadedImage, VersionList } from '../../core/contracts/pages'
import type { RouteContext } from '../http/context'
import { IMAGE_BODY_LIMIT, readImage } from '../http/read-image'
import { duplicatePage } from './duplicate-page'
import { listPages } from './list-pages'
import { renamePage } from './rename-page'
import { getOwnPage } from './store'
import { deletePage, undeletePage } from './trash'
import { getVersion, listVersions, restoreVersion } from './versions'

type ById = { Params: { id: string } }
type ByVersion = { Params: { id: string; version: string } }

/** The library (D-6): list and search, rename, duplicate, trash; a page's versions; pictures of the seller's own. */
export function registerLibraryRoutes(app: FastifyInstance, { deps, sessions }: RouteContext): void {
	const { db } = deps.database

	app.get('/api/pages', async (request, reply): Promise<PageList> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return listPages(db, user.id, request.query)
	})

	app.patch<ById>('/api/pages/:id', async (request): Promise<PageEntry> => {
		const user = await sessions.getUser(request)
		return renamePage(db, user.id, request.params.id, request.body)
	})

	app.post<ById>('/api/pages/:id/duplicate', async (request): Promise<PageEntry> => {
		const user = await sessions.getUser(request)
		return duplicatePage(db, user.id, request.params.id, deps.newId())
	})

	app.delete<ById>('/api/pages/:id', async (request, reply) => {
		const user = await sessions.getUser(request)
		await deletePage(db, user.id, request.params.id)
		return reply.code(204).send()
	})

	app.post<ById>('/api/pages/:id/undelete', async (request): Promise<PageEntry> => {
		const user = await sessions.getUser(request)
		return undeletePage(db, user.id, request.params.id)
	})

	app.get<ById>('/api/pages/:id/versions', async (request, reply): Promise<VersionList> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return listVersions(db, user.id, request.params.id)
	})

	app.get<ByVersion>('/api/pages/:id/versions/:version', async (request, reply): Promise<PageVersion> => {
		reply.header('cache-control', 'no-store')
		const user = await sessions.getUser(request)
		return getVersion(db, user.id, request.params.id, request.params.version)
	})

	app.post<ByVersion>('/api/pages/:id/versions/:version/restore', async (request): Promise<SavePageResponse> => {
		const user = await sessions.getUser(request)
		return restoreVersion(db, user.id, request.params.id, request.params.version, request.body)
	})

	app.post<ById>('/api/pages/:id/images', { bodyLimit: IMAGE_BODY_LIMIT }, async (request): Promise<UploadedImage> => {
		const user = await sessions.getUser(request)
		const { page } = await getOwnPage(db, user.id, request.params.id)
		return { image: await deps.images.importImage(deps.newId(), await readImage(request), page.product.title) }
	})
}
