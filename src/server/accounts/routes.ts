import type { FastifyInstance } from 'fastify'
import type { Me } from '../../core/contracts/account'
import { type UsageResponse, usageRequestSchema } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { PLANS } from '../../core/plans/plans'
import { endSubscriptions } from '../billing/billing'
import type { RouteContext } from '../http/context'
import { refuseOtherUser, webHeaders } from '../http/sessions'
import { availableStores, storeAccessOf } from '../stores/stores'
import { findAllowance } from './allowance'
import { registerDataRoutes } from './data-routes'
import { deleteAccount } from './delete-account'
import { isOwner } from './is-owner'
import { registerNewsRoute } from './news-route'
import { registerOwnAccountRoutes } from './own-account-routes'
import { countUsed } from './quota'
import { registerSessionRoutes } from './session-routes'

/** GET /api/me, POST /api/usage (spec §7), and everything below /api/account. */
export function registerAccountRoutes(app: FastifyInstance, context: RouteContext): void {
	const { config, deps, sessions, csrf } = context
	app.get('/api/me', async (request, reply): Promise<Me> => {
		reply.header('cache-control', 'no-store')
		// The first call of every screen, and the first after signing in or out: the token follows the user.
		await csrf.renew(request, reply)
		const user = await sessions.getUser(request)
		for (const cookie of await deps.identity.renewCookies(webHeaders(request))) reply.header('set-cookie', cookie)
		const { plan, limit, key } = await findAllowance(deps.database.db, user.id)
		const stores = storeAccessOf(config, user, plan)
		return {
			user: { id: user.id, email: user.email, name: user.name, created_at: user.createdAt.toISOString() },
			app_language: user.appLanguage,
			plan: PLANS[plan].name,
			pages_generated: await countUsed(deps.database.db, user.id, key),
			limit,
			is_owner: isOwner(config, user),
			identity: deps.identity.kind,
			model_writer: deps.writer.kind === 'model',
			image_editing: config.imageModel !== undefined,
			stores: availableStores(stores),
			store_access: stores,
		}
	})

	// For programs that speak the calls of spec §7; our own screens read the same number from /api/me and /billing/get_plan.
	app.post('/api/usage', async (request): Promise<UsageResponse> => {
		const user = await sessions.getUser(request)
		const parsed = usageRequestSchema.safeParse(request.body ?? {})
		if (!parsed.success) throw new AppError('invalid_request', 'The request could not be understood.')
		refuseOtherUser(user, parsed.data.clerk_user_id ?? undefined)
		const { key } = await findAllowance(deps.database.db, user.id)
		return { pages_used: await countUsed(deps.database.db, user.id, key) }
	})

	registerOwnAccountRoutes(app, context)
	registerSessionRoutes(app, context)
	const deletion = {
		...deps,
		endSubscriptions: (userId: string) => endSubscriptions({ db: deps.database.db, payments: deps.payments }, userId),
	}
	registerDataRoutes(app, context, deletion)
	const { news } = deps.identity
	if (news) registerNewsRoute(app, news, { publicUrl: config.publicUrl, deleteAccount: (userId) => deleteAccount(deletion, userId) })
}
