import { adCopyRequestSchema, adCopyResponseSchema } from '../../core/contracts/ads'
import type { RouteContext } from '../http/context'
import { disconnectSignal } from '../http/disconnect-signal'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { findStoreProfile } from '../profile/profile'
import { findAdvertisedPage } from './find-advertised-page'
import type { AdWork } from './write-ad-copy'

/** The HTML of a whole page, as JSON. */
const BODY_LIMIT = 12 * 1024 * 1024

/** POST /generate_ad_copy (spec §7). The caller going away stops the writing, and the paying. */
export function registerAdRoutes(app: Routes, { config, deps, closing }: RouteContext<{ work: { writing: AdWork } }>): void {
	const { db } = deps.database
	app.post(
		'/generate_ad_copy',
		{
			bodyLimit: BODY_LIMIT,
			config: { who: 'user', repeat: 'key', cost: 'ads', rateLimit: { max: config.limits.generatePerMinute, timeWindow: 60_000 } },
			schema: { tags: ['Pages'], summary: 'Writes ads for a page', body: adCopyRequestSchema, response: { 200: adCopyResponseSchema } },
		},
		async (request, reply) => {
			const user = userOf(request)
			const { product_html: html, language, page_id: pageId } = request.body
			const page = await findAdvertisedPage(db, user.id, { pageId, html })
			const seller = await findStoreProfile(db, user.id)
			const signal = AbortSignal.any([closing, disconnectSignal(reply)])
			return deps.work.writing.writeAdCopy({ page, language, payer: { userId: user.id, seller } }, signal)
		},
	)
}
