import { type Book, getFrom } from './book'
import { type FormTable, tableAt, textAt, textsAt } from './form-body'
import { type FakeInvoice, type FakeSubscription, listOf } from './objects'
import { invalid } from './stripe-refusal'

/** Issues an invoice for the current period; it is open until paid. */
export function issueInvoice(
	book: Book,
	subscription: FakeSubscription,
	reason: 'subscription_create' | 'subscription_cycle',
): FakeInvoice {
	const id = book.newId('in')
	const [item] = subscription.items.data
	const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
	const invoice: FakeInvoice = {
		id,
		object: 'invoice',
		created: book.now(),
		livemode: false,
		status: 'open',
		amount_due: item?.price.unit_amount ?? 0,
		amount_paid: 0,
		currency: 'usd',
		billing_reason: reason,
		customer: subscription.customer,
		lines: listOf([{ object: 'line_item', period }], `/v1/invoices/${id}/lines`),
		status_transitions: { paid_at: null },
		parent: {
			type: 'subscription_details',
			quote_details: null,
			subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
		},
	}
	book.invoices.set(invoice.id, invoice)
	subscription.latest_invoice = invoice.id
	return invoice
}

export function payInvoice(book: Book, invoice: FakeInvoice): void {
	Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, status_transitions: { paid_at: book.now() } })
	const id = book.newId('inpay')
	book.payments.set(id, {
		id,
		object: 'invoice_payment',
		created: book.now(),
		amount_paid: invoice.amount_paid,
		amount_requested: invoice.amount_due,
		currency: 'usd',
		status: 'paid',
		is_default: true,
		livemode: false,
		invoice: invoice.id,
		payment: { type: 'payment_intent', payment_intent: book.newId('pi') },
	})
	book.outbox.emit('invoice.paid', invoice)
}

/** GET /v1/invoices */
export function listInvoices(book: Book, form: FormTable): object {
	const [subscription, status] = [textAt(form, 'subscription'), textAt(form, 'status')]
	const found = [...book.invoices.values()]
		.filter((one) => subscription === undefined || one.parent.subscription_details.subscription === subscription)
		.filter((one) => status === undefined || one.status === status)
	return listOf(found.reverse(), '/v1/invoices')
}

/** GET /v1/invoice_payments */
export function listInvoicePayments(book: Book, form: FormTable): object {
	const invoice = textAt(form, 'invoice')
	return listOf(
		[...book.payments.values()].filter((one) => one.invoice === invoice),
		'/v1/invoice_payments',
	)
}

/** POST /v1/refunds: the whole of a payment, once. */
export function createRefund(book: Book, form: FormTable): object {
	const intent = textAt(form, 'payment_intent') ?? ''
	const payment = [...book.payments.values()].find((one) => one.payment.payment_intent === intent)
	if (!payment) throw invalid(`No such payment_intent: '${intent}'`, 'payment_intent', 'resource_missing')
	if (refundsOf(book, intent).length > 0) throw invalid('Charge has already been refunded.', undefined, 'charge_already_refunded')
	const refund = {
		id: book.newId('re'),
		object: 'refund',
		amount: payment.amount_paid ?? 0,
		created: book.now(),
		currency: 'usd',
		metadata: textsAt(form, 'metadata'),
		reason: 'requested_by_customer',
		status: 'succeeded',
		payment_intent: intent,
	} as const
	book.refunds.set(refund.id, refund)
	book.outbox.emit('refund.created', refund)
	return refund
}

/** GET /v1/refunds */
export function listRefunds(book: Book, form: FormTable): object {
	return listOf(refundsOf(book, textAt(form, 'payment_intent') ?? ''), '/v1/refunds')
}

function refundsOf(book: Book, intent: string) {
	return [...book.refunds.values()].filter((one) => one.payment_intent === intent)
}

/** POST /v1/customers */
export function createCustomer(book: Book, form: FormTable): object {
	const customer = {
		id: book.newId('cus'),
		object: 'customer',
		created: book.now(),
		livemode: false,
		metadata: textsAt(form, 'metadata'),
		email: textAt(form, 'email') ?? null,
		name: textAt(form, 'name') ?? null,
	} as const
	book.customers.set(customer.id, customer)
	book.outbox.emit('customer.created', customer)
	return customer
}

/** A customer who is still there, or Stripe's refusal of a request that names another. */
export function liveCustomer(book: Book, id: string): string {
	const customer = getFrom(book.customers, id, 'customer', 'customer', 400)
	if (customer.deleted) throw invalid(`No such customer: '${id}'`, 'customer', 'resource_missing')
	return id
}

/** What `subscription_data` of a checkout asks to be written on the subscription. */
export function subscriptionMetadata(form: FormTable): Record<string, string> {
	return textsAt(tableAt(form, 'subscription_data'), 'metadata')
}
