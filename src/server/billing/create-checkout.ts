import type { SessionUser } from '../../connectors/identity/identity'
import type { ProviderSubscription } from '../../connectors/payments/payments'
import { isAppError } from '../../core/errors'
import type { BillingDeps } from './billing-deps'
import { getCustomer } from './get-customer'
import { type CustomerRow, updateCheckout } from './repository'
import { settleCheckout } from './settle-checkout'
import { syncSubscription } from './sync-subscription'

type Links = { successUrl: string; cancelUrl: string }

/**
 * Where the browser goes to buy Pro: one open checkout per user, however often it is asked for; or the portal, when
 * they have it already, so that nobody pays twice.
 */
export async function createCheckout(deps: BillingDeps, user: SessionUser, links: Links): Promise<string> {
	const customer = await getCustomer(deps, user)
	try {
		return await checkoutOf(deps, customer, links)
	} catch (error) {
		if (!isAppError(error, 'not_found')) throw error
		// Somebody deleted the customer over there.
		return checkoutOf(deps, await getCustomer(deps, user, customer.customerId), links)
	}
}

async function checkoutOf(deps: BillingDeps, customer: CustomerRow, links: Links): Promise<string> {
	const { db, payments } = deps
	const { userId, customerId } = customer
	const before = customer.checkoutId === null ? undefined : await payments.getCheckout(customer.checkoutId)
	if (before?.url) return before.url
	if (before) await settleCheckout(deps, userId, before)
	const running = (await payments.listSubscriptions(customerId)).filter(isRunning)
	for (const { id } of running) await syncSubscription(deps, id)
	if (running.length > 0) return payments.openPortal(customerId, links.cancelUrl)
	const onceKey = ['checkout', customerId, customer.checkouts].join('\n')
	const checkout = await payments.openCheckout({ customerId, userId, ...links, onceKey })
	await updateCheckout(db, customer, checkout.id)
	return checkout.url ?? links.cancelUrl
}

function isRunning({ isPro, status }: ProviderSubscription): boolean {
	return isPro && status !== 'canceled' && status !== 'incomplete_expired'
}
