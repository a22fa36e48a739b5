import { rewriteRequestSchema, rewriteResponseSchema } from '../../core/contracts/pages'
import { idParams } from '../http/answers'
import type { RouteContext } from '../http/context'
import { disconnectSignal } from '../http/disconnect-signal'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { getOwnPage } from '../pages/pages'
import { findStoreProfile } from '../profile/profile'

/** A section with every text at its longest. */
const BODY_LIMIT = 2 * 1024 * 1024

/** POST /api/pages/:id/rewrite: one section anew (W-6). The caller going away stops the writing, and the paying. */
export function registerRewriteRoutes(app: Routes, { config, deps, closing }: RouteContext): void {
	const { db } = deps.database
	app.post(
		'/api/pages/:id/rewrite',
		{
			bodyLimit: BODY_LIMIT,
			config: { who: 'user', repeat: 'key', cost: 'rewriting', rateLimit: { max: config.limits.generatePerMinute, timeWindow: 60_000 } },
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
			const signal = AbortSignal.any([closing, disconnectSignal(reply)])
			return deps.work.writing.rewriteSection({ page, ...request.body, payer: { userId: user.id, seller } }, signal)
		},
	)
}
