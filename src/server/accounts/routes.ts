import type { FastifyInstance } from 'fastify'
import type { Me } from '../../core/contracts/account'
import { type UsageResponse, usageRequestSchema } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { PLANS } from '../../core/plans/plans'
import type { RouteContext } from '../http/context'
import { refuseOtherUser } from '../http/sessions'
import { findAllowance } from './allowance'
import { isOwner } from './is-owner'
import { countUsed } from './quota'

/** GET /api/me, POST /api/usage (spec §7). */
export function registerAccountRoutes(app: FastifyInstance, { config, deps, sessions, csrf }: RouteContext): void {
	app.get('/api/me', async (request, reply): Promise<Me> => {
		reply.header('cache-control', 'no-store')
		// The first call of every screen, and the first after signing in or out: the token follows the user.
		await csrf.renew(request, reply)
		const user = await sessions.getUser(request)
		const { plan, limit, key } = await findAllowance(deps.database.db, user.id)
		return {
			user: { id: user.id, email: user.email, name: user.name, created_at: user.createdAt.toISOString() },
			plan: PLANS[plan].name,
			pages_generated: await countUsed(deps.database.db, user.id, key),
			limit,
			is_owner: isOwner(config, user),
			identity: deps.identity.kind,
			model_writer: deps.writer.kind === 'model',
			image_editing: config.imageModel !== undefined,
			stores: { youcan: false, shopify: false, woocommerce: false },
		}
	})

	app.post('/api/usage', async (request): Promise<UsageResponse> => {
		const user = await sessions.getUser(request)
		const parsed = usageRequestSchema.safeParse(request.body ?? {})
		if (!parsed.success) throw new AppError('invalid_request', 'The request could not be understood.')
		refuseOtherUser(user, parsed.data.clerk_user_id ?? undefined)
		const { key } = await findAllowance(deps.database.db, user.id)
		return { pages_used: await countUsed(deps.database.db, user.id, key) }
	})
}
