import type { RefundResponse } from '../../core/contracts/billing'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { REFUND_DAYS } from '../../core/plans/plans'
import { findAllowance } from '../quota/quota'
import type { BillingDeps } from './billing-deps'
import { refundableUntil } from './billing-info'
import { findSubscription, insertRefund } from './repository'
import { syncSubscription } from './sync-subscription'

/**
 * Gives the last payment back within the days promised, and ends the plan at once. Throws AppError `conflict` when it
 * cannot be given back here.
 */
export async function refundPayment(deps: BillingDeps, userId: string): Promise<RefundResponse> {
	const { plan, subscription } = await findAllowance(deps.db, userId)
	const row = plan === 'pro' && subscription ? await findSubscription(deps.db, subscription.id) : undefined
	if (!row || !(await refundableUntil(deps.db, row))) {
		const text = msg('billing.no_refund', { days: REFUND_DAYS })
		throw new AppError('conflict', text)
	}
	const refund = await deps.payments.refundAndEnd(row.id)
	await insertRefund(deps.db, { ...refund, userId, subscriptionId: row.id })
	await syncSubscription(deps, row.id)
	return { status: 'refunded', amount_minor: refund.amountMinor, currency: refund.currency }
}
