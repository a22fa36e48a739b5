import type { FastifyInstance } from 'fastify'
import { type AdCopyResponse, adCopyRequestSchema } from '../../core/contracts/ads'
import { AppError } from '../../core/errors'
import type { RouteContext } from '../http/context'
import { goneOf } from '../http/gone-of'
import { findStoreProfile } from '../profile/profile'
import { findAdvertisedPage } from './find-advertised-page'
import { writeAdCopy } from './write-ad-copy'

/** The HTML of a whole page, as JSON. */
const BODY_LIMIT = 12 * 1024 * 1024

/** POST /generate_ad_copy (spec §7). The caller going away stops the writing, and the paying. */
export function registerAdRoutes(app: FastifyInstance, { config, deps, sessions, closing }: RouteContext): void {
	const { db } = deps.database
	app.post(
		'/generate_ad_copy',
		{ bodyLimit: BODY_LIMIT, config: { rateLimit: { max: config.limits.generatePerMinute, timeWindow: 60_000 } } },
		async (request, reply): Promise<AdCopyResponse> => {
			const user = await sessions.getUser(request)
			const parsed = adCopyRequestSchema.safeParse(request.body)
			if (!parsed.success) {
				const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? '')))].filter(Boolean).join(', ')
				throw new AppError('invalid_request', `The request could not be understood: check ${fields || 'its fields'}.`)
			}
			const { product_html: html, language, page_id: pageId } = parsed.data
			const page = await findAdvertisedPage(db, user.id, { pageId, html })
			const seller = await findStoreProfile(db, user.id)
			const signal = AbortSignal.any([closing, goneOf(reply)])
			return writeAdCopy(deps.writing, { page, language, payer: { userId: user.id, seller }, signal })
		},
	)
}
