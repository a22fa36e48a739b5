import { PLANS, type PlanId } from './plans'

/** How a subscription stands, in the words of whoever takes the money. */
export const SUBSCRIPTION_STATUSES = [
	'incomplete',
	'incomplete_expired',
	'trialing',
	'active',
	'past_due',
	'unpaid',
	'paused',
	'canceled',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export type Subscription = {
	id: string
	status: SubscriptionStatus
	/** Start of the period that was paid for last: the quota counts from it. */
	quotaPeriodStart: Date
	periodEnd: Date
	/** When it ends of itself; null while it renews. */
	cancelAt: Date | null
}

/**
 * What a user may use. `key` names the pot their pages are counted in: one for Free, one for each period of a
 * subscription.
 */
export type Allowance = { plan: PlanId; limit: number; key: string; subscription: Subscription | undefined }

/** Free, once and for ever. */
export const FREE_ALLOWANCE_KEY = 'free'

const WITH_ACCESS: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trialing', 'past_due'])
/**
 * News of a renewal may be late by this much (webhooks are sent again for three days) before the plan is taken away.
 */
const LATE_NEWS_MS = 3 * 86_400_000

/** True while a subscription gives its plan: paid for, or in the days of grace after a payment failed, and not over. */
export function givesAccess({ status, periodEnd, cancelAt }: Subscription, now: Date): boolean {
	if (!WITH_ACCESS.has(status)) return false
	if (cancelAt !== null && cancelAt.getTime() <= now.getTime()) return false
	return now.getTime() < periodEnd.getTime() + LATE_NEWS_MS
}

/** True when what is known of a subscription is older than its period: whoever takes the money knows more by now. */
export function isStale(subscription: Subscription, now: Date): boolean {
	const ended = subscription.status === 'canceled' || subscription.status === 'incomplete_expired'
	return !ended && subscription.periodEnd.getTime() <= now.getTime()
}

/** What a user's subscriptions, ended ones included, allow them now. */
export function allowanceOf(subscriptions: readonly Subscription[], now: Date): Allowance {
	const subscription = newest(subscriptions.filter((one) => givesAccess(one, now)))
	if (!subscription) {
		return { plan: 'free', limit: PLANS.free.pages, key: FREE_ALLOWANCE_KEY, subscription: newest(subscriptions) }
	}
	const start = Math.floor(subscription.quotaPeriodStart.getTime() / 1000)
	return { plan: 'pro', limit: PLANS.pro.pages, key: `${subscription.id}:${start}`, subscription }
}

/**
 * The words of spec §4 for how a subscription stands: `inactive`, `canceled`, `cancel_at_period_end`, or its status as
 * it is.
 */
export function statusShown(subscription: Subscription | undefined, now: Date): string {
	if (!subscription) return 'inactive'
	if (!givesAccess(subscription, now)) return WITH_ACCESS.has(subscription.status) ? 'canceled' : shownEnded(subscription.status)
	return subscription.cancelAt === null ? subscription.status : 'cancel_at_period_end'
}

function shownEnded(status: SubscriptionStatus): string {
	return status === 'incomplete' || status === 'incomplete_expired' ? 'inactive' : status
}

function newest(subscriptions: readonly Subscription[]): Subscription | undefined {
	return subscriptions.toSorted((a, b) => b.periodEnd.getTime() - a.periodEnd.getTime() || (a.id < b.id ? 1 : -1))[0]
}
