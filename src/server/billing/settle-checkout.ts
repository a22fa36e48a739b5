import type { Checkout } from '../../connectors/payments/payments'
import type { BillingDeps } from './billing-deps'
import { forgetCheckout, type SubscriptionRow } from './repository'
import { syncSubscription } from './sync-subscription'

/** What became of a user's checkout is written down; undefined while it is open, or was never paid. */
export async function settleCheckout(deps: BillingDeps, userId: string, checkout: Checkout): Promise<SubscriptionRow | undefined> {
	if (checkout.status === 'open') return undefined
	const subscription = checkout.subscriptionId ? await syncSubscription(deps, checkout.subscriptionId) : undefined
	await forgetCheckout(deps.db, userId, checkout.id)
	return subscription
}
