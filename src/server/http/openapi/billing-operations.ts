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
} from '../../../core/contracts/billing'
import type { Named, Operation } from './operation'

const INFO: Named = ['BillingInfo', billingInfoSchema]
const OWN: Named = ['OwnBillingRequest', ownBillingRequestSchema]
const REDIRECT: Named = ['Redirect', redirectResponseSchema]

/** Plans and money. */
export const BILLING_OPERATIONS: readonly Operation[] = [
	{
		method: 'post',
		path: '/billing/get_plan',
		summary: 'Plan, pages made, limit and subscription',
		who: 'user',
		body: ['PlanRequest', planRequestSchema],
		answer: INFO,
	},
	{
		method: 'post',
		path: '/billing/claim-free',
		summary: 'Takes the free pages, once',
		who: 'user',
		csrf: 'origin',
		body: OWN,
		answer: ['Claim', claimResponseSchema],
	},
	{
		method: 'post',
		path: '/billing/create-checkout-session',
		summary: 'Begins a checkout; the browser goes to its address',
		who: 'user',
		csrf: 'origin',
		body: ['CheckoutRequest', checkoutRequestSchema],
		answer: REDIRECT,
	},
	{
		method: 'post',
		path: '/billing/reconcile',
		summary: 'What became of a checkout',
		who: 'user',
		body: ['ReconcileRequest', reconcileRequestSchema],
		answer: INFO,
	},
	{
		method: 'post',
		path: '/billing/cancel-subscription',
		summary: 'Ends the subscription at the period’s end',
		who: 'user',
		body: OWN,
		answer: ['Cancellation', cancelResponseSchema],
	},
	{
		method: 'post',
		path: '/billing/refund',
		summary: 'Gives the last payment back, within the refund window',
		who: 'user',
		body: OWN,
		answer: ['Refund', refundResponseSchema],
	},
	{
		method: 'post',
		path: '/billing/portal',
		summary: 'Where invoices and the card are looked after',
		who: 'user',
		body: ['PortalRequest', portalRequestSchema],
		answer: REDIRECT,
	},
]
