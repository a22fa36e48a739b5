import { z } from 'zod'
import {
	cropImageSchema,
	pageEntrySchema,
	pageListSchema,
	pageVersionSchema,
	renamePageSchema,
	restoreVersionSchema,
	savePageResponseSchema,
	uploadedImageSchema,
	versionListSchema,
} from '../../core/contracts/pages'
import { msg } from '../../core/messages/message'
import { noSuchImage } from '../../core/page/page-error'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { idParams, NOTHING } from '../http/answers'
import type { RouteContext } from '../http/context'
import { IMAGE_BODY_LIMIT, IMAGE_FORM, readImage } from '../http/read-image'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { duplicatePage } from './duplicate-page'
import { listPages, listQuerySchema } from './list-pages'
import { renamePage } from './rename-page'
import { getOwnPage } from './repository'
import { deletePage, undeletePage } from './trash'
import { getVersion, listVersions, restoreVersion } from './versions'

const versionParams = z.object({ id: z.string(), version: z.coerce.number().int().positive().max(999_999_999) })

/** The library (D-6): list and search, rename, duplicate, trash; a page's versions; pictures of the seller's own. */
export function registerLibraryRoutes(app: Routes, { deps }: RouteContext<Pick<GeneratorDeps, 'images' | 'newId'>>): void {
	const { db } = deps.database

	const tags = ['Pages']

	app.get(
		'/api/pages',
		{
			config: { who: 'user', invalid: msg('request.search_long') },
			schema: { tags, summary: 'The user’s pages, newest first', querystring: listQuerySchema, response: { 200: pageListSchema } },
		},
		async (request) => listPages(db, userOf(request).id, request.query),
	)

	app.patch(
		'/api/pages/:id',
		{
			config: { who: 'user', invalid: msg('pages.name_length') },
			schema: { tags, summary: 'Renames a page', params: idParams, body: renamePageSchema, response: { 200: pageEntrySchema } },
		},
		async (request) => renamePage(db, userOf(request).id, request.params.id, request.body.title),
	)

	app.post(
		'/api/pages/:id/duplicate',
		{
			config: { who: 'user', repeat: 'key' },
			schema: { tags, summary: 'Makes a copy of a page', params: idParams, response: { 200: pageEntrySchema } },
		},
		async (request) => duplicatePage(db, userOf(request).id, request.params.id, deps.newId()),
	)

	app.delete(
		'/api/pages/:id',
		{ config: { who: 'user' }, schema: { tags, summary: 'Puts a page into the trash', params: idParams, response: { 204: NOTHING } } },
		async (request, reply) => {
			await deletePage(db, userOf(request).id, request.params.id)
			return reply.code(204).send(null)
		},
	)

	app.post(
		'/api/pages/:id/undelete',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: { tags, summary: 'Takes a page back out of the trash', params: idParams, response: { 200: pageEntrySchema } },
		},
		async (request) => undeletePage(db, userOf(request).id, request.params.id),
	)

	app.get(
		'/api/pages/:id/versions',
		{
			config: { who: 'user' },
			schema: { tags, summary: 'The kept versions of a page, newest first', params: idParams, response: { 200: versionListSchema } },
		},
		async (request) => listVersions(db, userOf(request).id, request.params.id),
	)

	app.get(
		'/api/pages/:id/versions/:version',
		{
			config: { who: 'user', unknown: msg('pages.no_version') },
			schema: { tags, summary: 'A version of a page', params: versionParams, response: { 200: pageVersionSchema } },
		},
		async (request) => getVersion(db, userOf(request).id, request.params.id, request.params.version),
	)

	app.post(
		'/api/pages/:id/versions/:version/restore',
		{
			config: { who: 'user', repeat: 'key', invalid: msg('pages.version_number'), unknown: msg('pages.no_version') },
			schema: {
				tags,
				summary: 'Makes an old version the newest',
				params: versionParams,
				body: restoreVersionSchema,
				response: { 200: savePageResponseSchema },
			},
		},
		async (request) => restoreVersion(db, userOf(request).id, request.params, request.body.base_version),
	)

	app.post(
		'/api/pages/:id/images',
		{
			bodyLimit: IMAGE_BODY_LIMIT,
			config: { who: 'user', repeat: 'key', cost: 'images', form: IMAGE_FORM },
			schema: {
				tags,
				summary: 'Brings a picture in for a page; the page is not changed',
				params: idParams,
				response: { 200: uploadedImageSchema },
			},
		},
		async (request) => {
			const { page } = await getOwnPage(db, userOf(request).id, request.params.id)
			const bytes = await readImage(request)
			return request.once({ page: request.params.id, bytes }, async () => ({
				image: await deps.images.importImage(deps.newId(), bytes, page.product.title),
			}))
		},
	)

	app.post(
		'/api/pages/:id/crop',
		{
			config: { who: 'user', repeat: 'key', cost: 'images', invalid: msg('pictures.crop') },
			schema: {
				tags,
				summary: 'A part of a picture of a page as a picture of its own; the page is not changed',
				params: idParams,
				body: cropImageSchema,
				response: { 200: uploadedImageSchema },
			},
		},
		async (request) => {
			const { page } = await getOwnPage(db, userOf(request).id, request.params.id)
			const { image: wanted, crop } = request.body
			const image = page.images.find(({ id }) => id === wanted)
			if (!image) throw noSuchImage(wanted)
			return { image: await deps.images.cropImage(deps.newId(), image, crop) }
		},
	)
}
