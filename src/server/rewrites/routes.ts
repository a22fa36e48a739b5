import type { FastifyReply } from 'fastify'
import { pictureWordsSchema, rewriteRequestSchema, rewriteResponseSchema, uploadedImageSchema } from '../../core/contracts/pages'
import { noSuchImage } from '../../core/page/page-error'
import { editFor } from '../../pipeline/step-parts/edit-picture'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import { idParams } from '../http/answers'
import type { RouteContext } from '../http/context'
import { disconnectSignal } from '../http/disconnect-signal'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { getOwnPage } from '../pages/pages'
import { findStoreProfile } from '../profile/profile'
import type { PictureWordsWork } from './change-picture-words'
import type { RewriteWork } from './rewrite-section'

/** What these routes use. */
type RewriteUse = Pick<GeneratorDeps, 'newId'> & { work: { writing: RewriteWork & PictureWordsWork } }

/** A section with every text at its longest. */
const BODY_LIMIT = 2 * 1024 * 1024

/**
 * One section anew (W-6), the writing in one picture changed (W-9). The caller going away stops the work, and the
 * paying.
 */
export function registerRewriteRoutes(app: Routes, { config, deps, closing }: RouteContext<RewriteUse>): void {
	const { db } = deps.database
	const rateLimit = { max: config.limits.generatePerMinute, timeWindow: 60_000 }
	const asked = { who: 'user', repeat: 'key', cost: 'rewriting', rateLimit } as const
	const until = (reply: FastifyReply) => AbortSignal.any([closing, disconnectSignal(reply)])

	app.post(
		'/api/pages/:id/rewrite',
		{
			bodyLimit: BODY_LIMIT,
			config: asked,
			schema: {
				tags: ['Pages'],
				summary: 'Writes a section anew; nothing is saved',
				params: idParams,
				body: rewriteRequestSchema,
				response: { 200: rewriteResponseSchema },
			},
		},
		async (request, reply) => {
			const user = userOf(request)
			const { page } = await getOwnPage(db, user.id, request.params.id)
			const seller = await findStoreProfile(db, user.id)
			return deps.work.writing.rewriteSection({ page, ...request.body, payer: { userId: user.id, seller } }, until(reply))
		},
	)

	app.post(
		'/api/pages/:id/picture-words',
		{
			config: asked,
			schema: {
				tags: ['Pages'],
				summary: 'Changes the writing in a picture of a page; the page is not changed',
				params: idParams,
				body: pictureWordsSchema,
				response: { 200: uploadedImageSchema },
			},
		},
		async (request, reply) => {
			const user = userOf(request)
			const { page } = await getOwnPage(db, user.id, request.params.id)
			const { image: wanted, change } = request.body
			const image = page.images.find(({ id }) => id === wanted)
			if (!image) throw noSuchImage(wanted)
			const wish = { image, id: deps.newId(), edit: editFor([change], page.language), payer: { userId: user.id } }
			return { image: await deps.work.writing.changeWords(wish, until(reply)) }
		},
	)
}
