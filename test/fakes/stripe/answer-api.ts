import { type Book, getFrom } from './book'
import { createSession, expireSession, getSession } from './checkout'
import { type FormTable, textAt } from './form-body'
import { createCustomer, createRefund, listInvoicePayments, listInvoices, listRefunds, liveCustomer } from './invoices'
import { StripeRefusal } from './stripe-refusal'
import { cancelNow, listSubscriptions, shownSubscription, updateSubscription } from './subscriptions'

type Act = (book: Book, form: FormTable, id: string) => object

const ROUTES: [method: string, path: RegExp, act: Act][] = [
	['POST', /^\/v1\/customers$/, createCustomer],
	['GET', /^\/v1\/customers\/(\w+)$/, (book, _form, id) => getFrom(book.customers, id, 'customer')],
	['DELETE', /^\/v1\/customers\/(\w+)$/, (book, _form, id) => deleteCustomer(book, id)],
	['GET', /^\/v1\/prices\/(\w+)$/, (book, _form, id) => getFrom(book.prices, id, 'price')],
	['POST', /^\/v1\/checkout\/sessions$/, createSession],
	['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (book, _form, id) => getSession(book, id)],
	['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (book, _form, id) => expireSession(book, id)],
	['GET', /^\/v1\/subscriptions$/, listSubscriptions],
	[
		'GET',
		/^\/v1\/subscriptions\/(\w+)$/,
		(book, form, id) => shownSubscription(book, getFrom(book.subscriptions, id, 'subscription'), form),
	],
	['POST', /^\/v1\/subscriptions\/(\w+)$/, (book, form, id) => updateSubscription(book, id, form)],
	['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (book, _form, id) => cancelNow(book, id)],
	['GET', /^\/v1\/invoices$/, listInvoices],
	['GET', /^\/v1\/invoice_payments$/, listInvoicePayments],
	['POST', /^\/v1\/refunds$/, createRefund],
	['GET', /^\/v1\/refunds$/, listRefunds],
	['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
]

/** One call of the API. Throws StripeRefusal. */
export function answerApi(book: Book, method: string, path: string, form: FormTable): object {
	for (const [verb, pattern, act] of ROUTES) {
		const match = verb === method ? pattern.exec(path) : null
		if (match) return act(book, form, match[1] ?? '')
	}
	throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` })
}

function createPortal(book: Book, form: FormTable): object {
	const id = book.newId('bps')
	const customer = liveCustomer(book, textAt(form, 'customer') ?? '')
	const session = {
		id,
		object: 'billing_portal.session',
		created: book.now(),
		livemode: false,
		return_url: textAt(form, 'return_url') ?? null,
		url: `${book.origin}/p/session/${id}`,
		customer,
	} as const
	book.portals.set(id, session)
	return session
}

/** A customer deleted over there takes their subscriptions along. */
function deleteCustomer(book: Book, id: string): object {
	const customer = getFrom(book.customers, id, 'customer')
	book.customers.set(id, { ...customer, deleted: true })
	for (const one of book.subscriptions.values()) if (one.customer === id && one.status !== 'canceled') cancelNow(book, one.id)
	book.outbox.emit('customer.deleted', customer)
	return { id, object: 'customer', deleted: true }
}
