import { z } from 'zod'

/** Any call may name the user; it must be the one signed in (requirements, decision 7). */
const userId = z.string().nullish()

/** POST /api/usage (spec §3, §7). What it says of plan and limit is not believed. */
export const usageRequestSchema = z.object({
	clerk_user_id: userId,
	clerk_created_at: z.union([z.string(), z.number()]).nullish(),
	clerk_username: z.string().nullish(),
	clerk_email: z.string().nullish(),
	plan: z.string().nullish(),
	limit: z.union([z.string(), z.number()]).nullish(),
})
export const usageResponseSchema = z.object({ pages_used: z.number().int() })

/** POST /billing/get_plan. */
export const planRequestSchema = z.object({ userId, clerk_user_id: userId })

/** What a user has and may use (spec §3, Billing info; §7), and what they can do about it. */
export const billingInfoSchema = z.object({
	plan: z.enum(['Free', 'Pro']),
	pages_generated: z.number().int(),
	limit: z.number().int(),
	subscription_status: z.string(),
	/** Epoch seconds. */
	subscription_current_period_end: z.number().int().nullable(),
	/** ISO date of the day the subscription ends of itself. */
	stripe_cancel_at: z.string().nullable(),
	/** Who takes the money; null when nothing is sold here. `sandbox` takes none. */
	payments: z.enum(['stripe', 'sandbox']).nullable(),
	/** Epoch seconds until which the last payment is given back on request; null when there is none to give back. */
	refundable_until: z.number().int().nullable(),
	/** True when there are invoices or a card to look after. */
	has_portal: z.boolean(),
})
export type BillingInfo = z.infer<typeof billingInfoSchema>

/** POST /billing/cancel-subscription, /billing/claim-free, /billing/refund. */
export const ownBillingRequestSchema = z.object({ clerk_user_id: userId })

export const cancelResponseSchema = z.object({
	/** `cancelling` = at the period's end; `cancelled` = over. */
	status: z.enum(['cancelling', 'cancelled']),
	subscription_current_period_end: z.number().int().nullable(),
	stripe_cancel_at: z.string().nullable(),
})
export type CancelResponse = z.infer<typeof cancelResponseSchema>

export const claimResponseSchema = z.object({
	status: z.enum(['claimed', 'already_claimed']),
	limit: z.number().int(),
	pages_generated: z.number().int(),
	/** The plan they have, which a claim does not take away. */
	plan: z.enum(['Free', 'Pro']),
})
export type ClaimResponse = z.infer<typeof claimResponseSchema>

/** POST /billing/create-checkout-session; both addresses must be this installation's own. */
export const checkoutRequestSchema = z.object({
	clerk_user_id: userId,
	plan: z.string(),
	success_url: z.string(),
	cancel_url: z.string(),
})
/** POST /billing/portal. */
export const portalRequestSchema = z.object({ clerk_user_id: userId, return_url: z.string() })
/** Where the browser is to go: the checkout, or the customer portal. */
export const redirectResponseSchema = z.object({ url: z.string() })
export type RedirectResponse = z.infer<typeof redirectResponseSchema>

/** The name of the checkout in the address one comes back to. */
export const CHECKOUT_QUERY = 'session_id'
/** POST /billing/reconcile: what became of a checkout; answers the billing info. */
export const reconcileRequestSchema = z.object({ session_id: z.string().min(1).max(300) })

export const refundResponseSchema = z.object({
	status: z.literal('refunded'),
	amount_minor: z.number().int(),
	currency: z.string(),
})
export type RefundResponse = z.infer<typeof refundResponseSchema>

/** POST /billing/sandbox/act: what the sandbox portal can pretend. */
export const sandboxActSchema = z.object({ act: z.enum(['renew', 'fail', 'cancel', 'resume']) })
export type SandboxAct = z.infer<typeof sandboxActSchema>['act']
