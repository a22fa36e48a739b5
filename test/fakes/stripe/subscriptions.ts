import { type Book, getFrom } from './book'
import { type FormTable, listAt, textAt } from './form-body'
import { issueInvoice, payInvoice } from './invoices'
import { type FakeSubscription, listOf } from './objects'
import { invalid, missing } from './stripe-refusal'

/** The same day of the next month, as Stripe's billing cycles go. */
export function addMonth(epochSeconds: number): number {
	const from = new Date(epochSeconds * 1000)
	const next = new Date(from)
	next.setUTCMonth(next.getUTCMonth() + 1)
	if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0)
	return next.getTime() / 1000
}

/** Begins a subscription and pays its first invoice. */
export function beginSubscription(book: Book, of: { customer: string; price: string; metadata: Record<string, string> }): FakeSubscription {
	const id = book.newId('sub')
	const start = book.now()
	const item = {
		id: book.newId('si'),
		object: 'subscription_item',
		created: start,
		current_period_start: start,
		current_period_end: addMonth(start),
		subscription: id,
		quantity: 1,
		price: getFrom(book.prices, of.price, 'price'),
	} as const
	const subscription: FakeSubscription = {
		id,
		object: 'subscription',
		created: start,
		livemode: false,
		metadata: of.metadata,
		status: 'active',
		cancel_at: null,
		cancel_at_period_end: false,
		canceled_at: null,
		ended_at: null,
		currency: 'usd',
		customer: of.customer,
		latest_invoice: null,
		items: listOf([item], `/v1/subscription_items?subscription=${id}`),
	}
	book.subscriptions.set(id, subscription)
	book.outbox.emit('customer.subscription.created', { ...subscription, status: 'incomplete' })
	payInvoice(book, issueInvoice(book, subscription, 'subscription_create'))
	book.outbox.emit('customer.subscription.updated', subscription)
	return subscription
}

/** The period passes: what was to end ends, everything else begins its next period, paid or not. */
export function renewSubscription(book: Book, id: string, outcome: 'paid' | 'failed'): void {
	const subscription = getFrom(book.subscriptions, id, 'subscription')
	if (subscription.status === 'canceled') return
	if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
		endSubscription(book, subscription)
		return
	}
	for (const item of subscription.items.data) {
		item.current_period_start = item.current_period_end
		item.current_period_end = addMonth(item.current_period_end)
	}
	const invoice = issueInvoice(book, subscription, 'subscription_cycle')
	if (outcome === 'paid') {
		subscription.status = 'active'
		payInvoice(book, invoice)
	} else {
		subscription.status = 'past_due'
		book.outbox.emit('invoice.payment_failed', invoice)
	}
	book.outbox.emit('customer.subscription.updated', subscription)
}

/** The invoice that failed is paid after all. */
export function recoverSubscription(book: Book, id: string): void {
	const subscription = getFrom(book.subscriptions, id, 'subscription')
	const open = [...book.invoices.values()].find(
		(invoice) => invoice.status === 'open' && invoice.parent.subscription_details.subscription === id,
	)
	if (open) payInvoice(book, open)
	subscription.status = 'active'
	book.outbox.emit('customer.subscription.updated', subscription)
}

export function endSubscription(book: Book, subscription: FakeSubscription): void {
	Object.assign(subscription, { status: 'canceled', ended_at: book.now(), canceled_at: subscription.canceled_at ?? book.now() })
	book.outbox.emit('customer.subscription.deleted', subscription)
}

/** As the portal cancels in today's billing mode: a moment is set, the flag is not. */
export function cancelByPortal(book: Book, id: string): void {
	const subscription = getFrom(book.subscriptions, id, 'subscription')
	subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null
	subscription.canceled_at = book.now()
	book.outbox.emit('customer.subscription.updated', subscription)
}

export function resumeSubscription(book: Book, id: string): void {
	const subscription = getFrom(book.subscriptions, id, 'subscription')
	Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null })
	book.outbox.emit('customer.subscription.updated', subscription)
}

/** POST /v1/subscriptions/:id. Canceling by the API sets the flag and no moment. */
export function updateSubscription(book: Book, id: string, form: FormTable): object {
	const subscription = getFrom(book.subscriptions, id, 'subscription')
	if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
	const flag = textAt(form, 'cancel_at_period_end')
	if (flag !== undefined) subscription.cancel_at_period_end = flag === 'true'
	if (flag === 'false' || textAt(form, 'cancel_at') === '') subscription.cancel_at = null
	subscription.canceled_at = subscription.cancel_at_period_end ? book.now() : null
	book.outbox.emit('customer.subscription.updated', subscription)
	return shownSubscription(book, subscription, form)
}

/** DELETE /v1/subscriptions/:id */
export function cancelNow(book: Book, id: string): object {
	const subscription = getFrom(book.subscriptions, id, 'subscription')
	if (subscription.status === 'canceled') throw missing('subscription', id, 'id')
	endSubscription(book, subscription)
	return subscription
}

/** GET /v1/subscriptions */
export function listSubscriptions(book: Book, form: FormTable): object {
	const [customer, status] = [textAt(form, 'customer'), textAt(form, 'status')]
	const found = [...book.subscriptions.values()]
		.filter((one) => (customer === undefined || one.customer === customer) && (status === 'all' || one.status !== 'canceled'))
		.reverse()
	const expanded = { expand: listAt(form, 'expand').map((path) => String(path).replace(/^data\./, '')) }
	return listOf(
		found.map((one) => shownSubscription(book, one, expanded)),
		'/v1/subscriptions',
	)
}

/** A subscription with what was asked to be expanded. */
export function shownSubscription(book: Book, subscription: FakeSubscription, form: FormTable): object {
	const { latest_invoice } = subscription
	const wanted = listAt(form, 'expand').includes('latest_invoice') && typeof latest_invoice === 'string'
	return wanted ? { ...subscription, latest_invoice: getFrom(book.invoices, latest_invoice, 'invoice') } : subscription
}
