import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Me, meSchema } from '../../core/contracts/account'
import { usageRequestSchema, usageResponseSchema } from '../../core/contracts/billing'
import { PLANS } from '../../core/plans/plans'
import { endSubscriptions } from '../billing/billing'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { webHeaders } from '../http/sessions'
import { isOwner, openSources } from '../owner/owner'
import { countUsed, findAllowance } from '../quota/quota'
import { availableStores, storeAccessOf } from '../stores/stores'
import type { AccountDeps } from './account-deps'
import { registerDataRoutes } from './data-routes'
import { deleteAccount } from './delete-account'
import { registerIdentityWebhook } from './identity-webhook-route'
import { registerOwnAccountRoutes } from './own-account-routes'
import { registerSessionRoutes } from './session-routes'

/** GET /api/me, POST /api/usage (spec §7), and everything below /api/account. */
export function registerAccountRoutes(app: Routes, context: RouteContext<AccountDeps>): void {
	const { config, deps, csrf } = context
	const tags = ['Accounts']
	const me = async (request: FastifyRequest, reply: FastifyReply): Promise<Me> => {
		const user = userOf(request)
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
			price_decimals: config.priceDecimals,
			sources: [...(await openSources(deps.database.db, config))],
			stores: availableStores(stores),
			store_access: stores,
		}
	}
	app.get(
		'/api/me',
		{
			config: { who: 'user' },
			// The first call of every screen, and the first after signing in or out: the token follows whoever is signed in,
			// also nobody.
			onRequest: async (request, reply) => {
				await csrf.renew(request, reply)
			},
			schema: { tags, summary: 'Who is signed in, what they may do, what is left', response: { 200: meSchema } },
		},
		me,
	)

	// For programs that speak the calls of spec §7; our own screens read the same number from /api/me and
	// /billing/get_plan.
	app.post(
		'/api/usage',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: {
				tags,
				summary: 'Pages used so far',
				description:
					'For programs that speak the original calls; /api/me says the same and more. What the body says of plan and limit is not believed.',
				body: usageRequestSchema,
				response: { 200: usageResponseSchema },
			},
		},
		async (request) => {
			const user = userOf(request)
			const { key } = await findAllowance(deps.database.db, user.id)
			return { pages_used: await countUsed(deps.database.db, user.id, key) }
		},
	)

	registerOwnAccountRoutes(app, context)
	registerSessionRoutes(app, context)
	const deletion = {
		...deps,
		endSubscriptions: (userId: string) => endSubscriptions({ db: deps.database.db, payments: deps.payments }, userId),
	}
	registerDataRoutes(app, context, deletion)
	const { webhook } = deps.identity
	if (webhook)
		registerIdentityWebhook(app, webhook, { publicUrl: config.publicUrl, deleteAccount: (userId) => deleteAccount(deletion, userId) })
}
