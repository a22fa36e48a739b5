import type Stripe from 'stripe'

/** The parts of Stripe's objects that are answered; the compiler holds them to the SDK's pinned version of the API. */
export type FakeCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'livemode' | 'metadata'> & {
	email: string | null
	name: string | null
	deleted?: true
}
export type FakePrice = Pick<Stripe.Price, 'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'livemode'> & {
	recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>
}
export type FakeItem = Pick<
	Stripe.SubscriptionItem,
	'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'subscription'
> & {
	price: FakePrice
	quantity: number
}
export type FakeSubscription = Pick<
	Stripe.Subscription,
	| 'id'
	| 'object'
	| 'created'
	| 'livemode'
	| 'metadata'
	| 'status'
	| 'cancel_at'
	| 'cancel_at_period_end'
	| 'canceled_at'
	| 'ended_at'
	| 'currency'
> & { customer: string; latest_invoice: string | FakeInvoice | null; items: List<FakeItem> }
export type FakeInvoice = Pick<
	Stripe.Invoice,
	'id' | 'object' | 'created' | 'livemode' | 'status' | 'amount_due' | 'amount_paid' | 'currency' | 'billing_reason'
> & {
	customer: string
	lines: List<{ object: 'line_item'; period: Stripe.InvoiceLineItem.Period }>
	status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>
	parent: { type: 'subscription_details'; quote_details: null; subscription_details: { subscription: string; metadata: Stripe.Metadata } }
}
export type FakeInvoicePayment = Pick<
	Stripe.InvoicePayment,
	'id' | 'object' | 'created' | 'amount_paid' | 'amount_requested' | 'currency' | 'status' | 'is_default' | 'livemode'
> & {
	invoice: string
	payment: { type: 'payment_intent'; payment_intent: string }
}
export type FakeRefund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'> & {
	payment_intent: string
}
export type FakeSession = Pick<
	Stripe.Checkout.Session,
	| 'id'
	| 'object'
	| 'created'
	| 'livemode'
	| 'status'
	| 'payment_status'
	| 'mode'
	| 'url'
	| 'success_url'
	| 'cancel_url'
	| 'client_reference_id'
	| 'metadata'
	| 'expires_at'
> & { customer: string; subscription: string | null; invoice: string | null }
export type FakePortalSession = Pick<Stripe.BillingPortal.Session, 'id' | 'object' | 'created' | 'livemode' | 'return_url' | 'url'> & {
	customer: string
}

export type List<T> = { object: 'list'; data: T[]; has_more: false; url: string }

export function listOf<T>(data: T[], url: string): List<T> {
	return { object: 'list', data, has_more: false, url }
}
