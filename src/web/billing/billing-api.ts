import { z } from 'zod'
import {
	type BillingInfo,
	billingInfoSchema,
	type RedirectResponse,
	type RefundResponse,
	redirectResponseSchema,
	refundResponseSchema,
	type SandboxAct,
} from '../../core/contracts/billing'
import { call, jsonBody } from '../calls/http'

/** Where one comes back to from checkout and portal (spec §9). */
const dashboardUrl = () => `${window.location.origin}/dashboard`

/** The calls of plans and money; each throws AppError. Answers spec §8 has a text for are handed on as they came. */
export const billingApi = {
	plan(userId: string): Promise<BillingInfo> {
		return call('/billing/get_plan', billingInfoSchema, jsonBody({ userId }))
	},

	cancel(userId: string): Promise<unknown> {
		return call('/billing/cancel-subscription', z.unknown(), jsonBody({ clerk_user_id: userId }))
	},

	/** What became of a checkout one has come back from. */
	reconcile(checkoutId: string): Promise<BillingInfo> {
		return call('/billing/reconcile', billingInfoSchema, jsonBody({ session_id: checkoutId }))
	},

	refund(userId: string): Promise<RefundResponse> {
		return call('/billing/refund', refundResponseSchema, jsonBody({ clerk_user_id: userId }))
	},

	portal(userId: string): Promise<RedirectResponse> {
		return call('/billing/portal', redirectResponseSchema, jsonBody({ clerk_user_id: userId, return_url: dashboardUrl() }))
	},

	/** The sandbox checkout's two buttons; answers where to go next. */
	sandbox(act: 'pay' | 'leave', checkoutId: string): Promise<RedirectResponse> {
		return call(`/billing/sandbox/${act}`, redirectResponseSchema, jsonBody({ id: checkoutId }))
	},

	pretend(act: SandboxAct): Promise<BillingInfo> {
		return call('/billing/sandbox/act', billingInfoSchema, jsonBody({ act }))
	},
}
export type BillingApi = typeof billingApi
