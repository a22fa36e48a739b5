import {
	billingInfoSchema,
	cancelResponseSchema,
	checkoutRequestSchema,
	claimResponseSchema,
	ownBillingRequestSchema,
	planRequestSchema,
	portalRequestSchema,
	reconcileRequestSchema,
	redirectResponseSchema,
	refundResponseSchema,
} from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { findPlan } from '../../core/plans/plans'
import type { RouteContext } from '../http/context'
import { userOf } from '../http/route-policy'
import type { Routes } from '../http/route-schemas'
import { type PaymentsDeps, sellingDeps } from './billing-deps'
import { billingInfo, catchUp } from './billing-info'
import { cancelSubscription } from './cancel-subscription'
import { claimFree } from './claim-free'
import { createCheckout } from './create-checkout'
import { ownAddress, withCheckoutId } from './own-address'
import { reconcileCheckout } from './reconcile-checkout'
import { refundPayment } from './refund-payment'
import { findCustomer } from './repository'
import { registerSandboxRoutes } from './sandbox-routes'
import { registerWebhook } from './webhook-route'

/**
 * Everything below /billing/ (spec §7), and what it takes beside: portal, refund, the return from a checkout, the
 * webhook.
 */
export function registerBillingRoutes(app: Routes, context: RouteContext<PaymentsDeps>): void {
	const { config, deps } = context
	const { db } = deps.database
	const selling = () => sellingDeps({ db, payments: deps.payments })
	const tags = ['Billing']
	const info = { 200: billingInfoSchema }
	const redirect = { 200: redirectResponseSchema }

	app.post(
		'/billing/get_plan',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: { tags, summary: 'Plan, pages made, limit and subscription', body: planRequestSchema, response: info },
		},
		async (request) => {
			const user = userOf(request)
			if (deps.payments) await catchUp(selling(), user.id, (err) => request.log.warn({ err }, 'the plan could not be looked up'))
			return billingInfo(db, deps.payments, user.id)
		},
	)

	app.post(
		'/billing/claim-free',
		{
			config: { who: 'user', repeat: 'harmless', csrf: 'origin' },
			schema: { tags, summary: 'Takes the free pages, once', body: ownBillingRequestSchema, response: { 200: claimResponseSchema } },
		},
		(request) => claimFree(db, userOf(request).id),
	)

	app.post(
		'/billing/create-checkout-session',
		{
			config: { who: 'user', repeat: 'key', csrf: 'origin' },
			schema: {
				tags,
				summary: 'Begins a checkout; the browser goes to its address',
				body: checkoutRequestSchema,
				response: redirect,
			},
		},
		async (request) => {
			const { plan, success_url, cancel_url } = request.body
			if (findPlan(plan) !== 'pro') throw new AppError('invalid_request', msg('billing.only_pro'))
			const successUrl = withCheckoutId(ownAddress(config, success_url))
			return { url: await createCheckout(selling(), userOf(request), { successUrl, cancelUrl: ownAddress(config, cancel_url) }) }
		},
	)

	app.post(
		'/billing/reconcile',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: { tags, summary: 'What became of a checkout', body: reconcileRequestSchema, response: info },
		},
		async (request) => {
			const user = userOf(request)
			await reconcileCheckout(selling(), user.id, request.body.session_id)
			return billingInfo(db, deps.payments, user.id)
		},
	)

	app.post(
		'/billing/cancel-subscription',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: {
				tags,
				summary: 'Ends the subscription at the period’s end',
				body: ownBillingRequestSchema,
				response: { 200: cancelResponseSchema },
			},
		},
		(request) => cancelSubscription(selling(), userOf(request).id),
	)

	app.post(
		'/billing/refund',
		{
			config: { who: 'user', repeat: 'key' },
			schema: {
				tags,
				summary: 'Gives the last payment back, within the refund window',
				body: ownBillingRequestSchema,
				response: { 200: refundResponseSchema },
			},
		},
		(request) => refundPayment(selling(), userOf(request).id),
	)

	app.post(
		'/billing/portal',
		{
			config: { who: 'user', repeat: 'harmless' },
			schema: { tags, summary: 'Where invoices and the card are looked after', body: portalRequestSchema, response: redirect },
		},
		async (request) => {
			const customer = await findCustomer(db, userOf(request).id)
			if (!customer) throw new AppError('conflict', msg('billing.no_invoices'))
			return { url: await selling().payments.openPortal(customer.customerId, ownAddress(config, request.body.return_url)) }
		},
	)

	registerWebhook(app, selling)
	if (deps.sandbox) registerSandboxRoutes(app, { ...context, sandbox: deps.sandbox, selling })
}
