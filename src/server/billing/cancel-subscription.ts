import type { CancelResponse } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { givesAccess } from '../../core/plans/subscription'
import { findAllowance } from '../quota/quota'
import type { BillingDeps } from './billing-deps'
import type { SubscriptionRow } from './repository'
import { syncSubscription } from './sync-subscription'

/** Stops the renewal of the user's subscription (P-4). Throws AppError `conflict` when there is none. */
export async function cancelSubscription(deps: BillingDeps, userId: string): Promise<CancelResponse> {
	const row = await changeSubscription(deps, userId, (id) => deps.payments.cancelSubscription(id))
	const isOn = givesAccess(row, new Date())
	return {
		status: isOn ? 'cancelling' : 'cancelled',
		subscription_current_period_end: Math.floor(row.periodEnd.getTime() / 1000),
		stripe_cancel_at: isOn ? (row.cancelAt?.toISOString() ?? null) : null,
	}
}

/**
 * Does something to the subscription that gives the user their plan, and answers how it stands then. Throws AppError
 * `conflict` when there is none.
 */
export async function changeSubscription(
	deps: BillingDeps,
	userId: string,
	change: (id: string) => Promise<unknown>,
): Promise<SubscriptionRow> {
	const { plan, subscription } = await findAllowance(deps.db, userId)
	if (plan === 'free' || !subscription) throw new AppError('conflict', msg('billing.no_subscription'))
	await change(subscription.id)
	const row = await syncSubscription(deps, subscription.id)
	if (!row) throw new Error('the subscription just changed is not ours')
	return row
}
