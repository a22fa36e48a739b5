import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SessionUser } from '../../connectors/identity/identity'
import {
	type BillingInfo,
	type CancelResponse,
	type ClaimResponse,
	checkoutRequestSchema,
	ownBillingRequestSchema,
	planRequestSchema,
	portalRequestSchema,
	type RedirectResponse,
	type RefundResponse,
	reconcileRequestSchema,
} from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { findPlan } from '../../core/plans/plans'
import type { RouteContext } from '../http/context'
import { refuseOtherUser } from '../http/sessions'
import { sellingDeps } from './billing-deps'
import { billingInfo, catchUp } from './billing-info'
import { cancelSubscription } from './cancel-subscription'
import { claimFree } from './claim-free'
import { createCheckout } from './create-checkout'
import { ownAddress, refuseForeignPage, withCheckoutId } from './own-address'
import { registerPracticeRoutes } from './practice-routes'
import { reconcileCheckout } from './reconcile-checkout'
import { refundPayment } from './refund-payment'
import { findCustomer } from './store'
import { registerWebhook } from './webhook-route'

/** Everything below /billing/ (spec §7), and what it takes beside: portal, refund, the return from a checkout, the webhook. */
export function registerBillingRoutes(app: FastifyInstance, context: RouteContext): void {
	const { config, deps, sessions } = context
	const { db } = deps.database
	const selling = () => sellingDeps({ db, payments: deps.payments })
	const read = async <T extends z.ZodType>(request: FastifyRequest, schema: T): Promise<{ user: SessionUser; body: z.infer<T> }> => {
		const user = await sessions.getUser(request)
		const parsed = schema.safeParse(request.body ?? {})
		if (!parsed.success) throw new AppError('invalid_request', `The request could not be understood: ${z.prettifyError(parsed.error)}`)
		refuseNamedUsers(user, request.body)
		return { user, body: parsed.data }
	}

	app.post('/billing/get_plan', async (request, reply): Promise<BillingInfo> => {
		reply.header('cache-control', 'no-store')
		const { user } = await read(request, planRequestSchema)
		if (deps.payments) await catchUp(selling(), user.id, (err) => request.log.warn({ err }, 'the plan could not be looked up'))
		return billingInfo(db, deps.payments, user.id)
	})

	app.post('/billing/claim-free', async (request): Promise<ClaimResponse> => {
		refuseForeignPage(config, request)
		const { user } = await read(request, ownBillingRequestSchema)
		return claimFree(db, user.id)
	})

	app.post('/billing/create-checkout-session', async (request): Promise<RedirectResponse> => {
		refuseForeignPage(config, request)
		const { user, body } = await read(request, checkoutRequestSchema)
		if (findPlan(body.plan) !== 'pro') throw new AppError('invalid_request', 'Only Pro can be bought.')
		const successUrl = withCheckoutId(ownAddress(config, body.success_url))
		return { url: await createCheckout(selling(), user, { successUrl, cancelUrl: ownAddress(config, body.cancel_url) }) }
	})

	app.post('/billing/reconcile', async (request): Promise<BillingInfo> => {
		const { user, body } = await read(request, reconcileRequestSchema)
		await reconcileCheckout(selling(), user.id, body.session_id)
		return billingInfo(db, deps.payments, user.id)
	})

	app.post('/billing/cancel-subscription', async (request): Promise<CancelResponse> => {
		const { user } = await read(request, ownBillingRequestSchema)
		return cancelSubscription(selling(), user.id)
	})

	app.post('/billing/refund', async (request): Promise<RefundResponse> => {
		const { user } = await read(request, ownBillingRequestSchema)
		return refundPayment(selling(), user.id)
	})

	app.post('/billing/portal', async (request): Promise<RedirectResponse> => {
		const { user, body } = await read(request, portalRequestSchema)
		const customer = await findCustomer(db, user.id)
		if (!customer) throw new AppError('conflict', 'There are no invoices yet: nothing was bought.')
		return { url: await selling().payments.openPortal(customer.customerId, ownAddress(config, body.return_url)) }
	})

	registerWebhook(app, selling)
	if (deps.practice) registerPracticeRoutes(app, { ...context, practice: deps.practice, selling })
}

const namedSchema = z.object({ userId: z.string().nullish(), clerk_user_id: z.string().nullish() })

/** Whoever a body names, by either of the two names, must be the one signed in (403 otherwise). */
function refuseNamedUsers(user: SessionUser, body: unknown): void {
	const named = namedSchema.parse(body ?? {})
	for (const id of [named.userId, named.clerk_user_id]) refuseOtherUser(user, id ?? undefined)
}
