import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { BillingDeps } from './billing-deps'
import { findCustomer } from './repository'
import { settleCheckout } from './settle-checkout'

/**
 * The browser is back from a checkout: what became of it is looked up at once. Throws AppError `not_found` when it is
 * not the user's.
 */
export async function reconcileCheckout(deps: BillingDeps, userId: string, checkoutId: string): Promise<void> {
	const checkout = await deps.payments.getCheckout(checkoutId)
	const customer = await findCustomer(deps.db, userId)
	if (!customer || checkout.customerId !== customer.customerId) throw new AppError('not_found', msg('billing.no_checkout'))
	await settleCheckout(deps, userId, checkout)
}
