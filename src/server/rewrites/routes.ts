import type { FastifyInstance } from 'fastify'
import { type RewriteResponse, rewriteRequestSchema } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import type { RouteContext } from '../http/context'
import { goneOf } from '../http/gone-of'
import { getOwnPage } from '../pages/pages'
import { findStoreProfile } from '../profile/profile'
import { rewriteSection } from './rewrite-section'

/** A section with every text at its longest. */
const BODY_LIMIT = 2 * 1024 * 1024

/** POST /api/pages/:id/rewrite: one section anew (W-6). The caller going away stops the writing, and the paying. */
export function registerRewriteRoutes(app: FastifyInstance, { config, deps, sessions, closing }: RouteContext): void {
	const { db } = deps.database
	app.post<{ Params: { id: string } }>(
		'/api/pages/:id/rewrite',
		{ bodyLimit: BODY_LIMIT, config: { rateLimit: { max: config.limits.generatePerMinute, timeWindow: 60_000 } } },
		async (request, reply): Promise<RewriteResponse> => {
			const user = await sessions.getUser(request)
			const { page } = await getOwnPage(db, user.id, request.params.id)
			const parsed = rewriteRequestSchema.safeParse(request.body)
			if (!parsed.success) {
				const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? '')))].filter(Boolean).join(', ')
				throw new AppError('invalid_request', `The section could not be understood: check ${fields || 'the request'}.`)
			}
			const seller = await findStoreProfile(db, user.id)
			const signal = AbortSignal.any([closing, goneOf(reply)])
			return rewriteSection({ ...deps.writing, newId: deps.newId }, { page, ...parsed.data, payer: { userId: user.id, seller }, signal })
		},
	)
}
