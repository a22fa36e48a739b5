import type { SubscriptionStatus } from '../../core/plans/subscription'

/** What the provider says of a subscription at this moment. */
export type ProviderSubscription = {
	id: string
	customerId: string
	/** True when it is one of ours, to the plan Pro; a provider's account may sell other things, too. */
	isPro: boolean
	status: SubscriptionStatus
	periodStart: Date
	periodEnd: Date
	/** When it ends of itself; null while it renews. */
	cancelAt: Date | null
	/** Start of the newest period that was paid for; behind `periodStart` while a payment is due. */
	paidPeriodStart: Date
	/** When money was paid for it last; null when never. */
	lastPaidAt: Date | null
}

export type Checkout = {
	id: string
	status: 'open' | 'complete' | 'expired'
	/** Where it is paid, while it is open. */
	url: string | null
	customerId: string
	/** Once it is complete. */
	subscriptionId: string | null
}

export type CheckoutRequest = {
	customerId: string
	userId: string
	/** `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
	successUrl: string
	cancelUrl: string
	/** Asking again with the same answers the same checkout. */
	onceKey: string
}

/** Something that happened at the provider. What it says is old by the time it arrives: look the subject up. */
export type PaymentEvent = { id: string; type: string; subscriptionId: string | undefined }

export type Refund = { id: string; amountMinor: number; currency: string }

/**
 * Payments port: subscriptions to Pro. Stripe with its keys; otherwise a sandbox checkout that takes no money.
 * Every call throws AppError `upstream` or `timeout` when the provider cannot be reached or refuses, `not_found` when
 * what is named is not there.
 */
export interface Payments {
	readonly kind: 'stripe' | 'sandbox'
	/** Makes a customer for a user and answers its id; asking again with the same `onceKey` makes no second one. */
	createCustomer(user: { userId: string; email: string; name: string; onceKey: string }): Promise<string>
	/** Opens a checkout of Pro. Throws `not_found` when the customer was deleted. */
	openCheckout(request: CheckoutRequest): Promise<Checkout>
	getCheckout(id: string): Promise<Checkout>
	/** Closes an open checkout for good; harmless when it is closed. */
	expireCheckout(id: string): Promise<void>
	getSubscription(id: string): Promise<ProviderSubscription>
	/** Every subscription of a customer, ended ones included. */
	listSubscriptions(customerId: string): Promise<ProviderSubscription[]>
	/** Stops the renewal; it goes on to the period's end. One that was never paid ends at once. */
	cancelSubscription(id: string): Promise<ProviderSubscription>
	/**
	 * Gives the newest payment back and ends the subscription at once. Asking again gives nothing twice. Throws `conflict`
	 * when there is nothing to give back.
	 */
	refundAndEnd(id: string): Promise<Refund>
	/** A short-lived address where the customer looks after card, invoices and subscription. */
	openPortal(customerId: string, returnUrl: string): Promise<string>
	/**
	 * A webhook's body, exactly as it came, and its signature → what happened. Throws `invalid_request` when it was not
	 * signed by the provider, or long ago.
	 */
	readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
}
