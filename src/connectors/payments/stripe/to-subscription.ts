import type Stripe from 'stripe'
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../../core/plans/subscription'
import type { ProviderSubscription } from '../payments'

/** What our checkouts write on a subscription, so that it stays ours when the price is changed for newcomers. */
export const PLAN_MARK = 'vitrine_plan'

/** Stripe's subscription and the newest invoice that was paid → ours. */
export function toSubscription(
	subscription: Stripe.Subscription,
	paid: Stripe.Invoice | undefined,
	pricePro: string,
): ProviderSubscription {
	const items = subscription.items.data
	const isPro = subscription.metadata[PLAN_MARK] === 'pro' || items.some((item) => item.price.id === pricePro)
	// One without items sells nothing; it has no period.
	const start = items.length > 0 ? Math.max(...items.map((item) => item.current_period_start)) : subscription.created
	const end = items.length > 0 ? Math.min(...items.map((item) => item.current_period_end)) : subscription.created
	return {
		id: subscription.id,
		customerId: idOf(subscription.customer),
		isPro: isPro && items.length > 0,
		status: statusOf(subscription.status),
		periodStart: moment(start),
		periodEnd: moment(end),
		cancelAt: cancelMoment(subscription, end),
		paidPeriodStart: moment(isOn(subscription) ? start : (paid?.lines.data[0]?.period.start ?? start)),
		lastPaidAt: paid && paid.amount_paid > 0 && paid.status_transitions.paid_at ? moment(paid.status_transitions.paid_at) : null,
	}
}

/** The portal sets a moment, the API a flag. */
function cancelMoment({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: number): Date | null {
	if (cancel_at !== null) return moment(cancel_at)
	return cancel_at_period_end ? moment(periodEnd) : null
}

/** Nothing is due. */
function isOn({ status }: Stripe.Subscription): boolean {
	return status === 'active' || status === 'trialing'
}

/** A status that is not known yet gives nothing. */
function statusOf(status: string): SubscriptionStatus {
	return SUBSCRIPTION_STATUSES.find((known) => known === status) ?? 'unpaid'
}

/** The id of something that may have been expanded. */
export function idOf(subject: string | { id: string }): string {
	return typeof subject === 'string' ? subject : subject.id
}

function moment(epochSeconds: number): Date {
	return new Date(epochSeconds * 1000)
}
