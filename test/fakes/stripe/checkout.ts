import { type Book, getFrom } from './book'
import { type FormTable, listAt, textAt, textsAt } from './form-body'
import { liveCustomer, subscriptionMetadata } from './invoices'
import type { FakeSession } from './objects'
import { invalid } from './stripe-refusal'
import { beginSubscription } from './subscriptions'

const DAY_SECONDS = 86_400

/** POST /v1/checkout/sessions */
export function createSession(book: Book, form: FormTable): object {
	if (textAt(form, 'mode') !== 'subscription') throw invalid('This fake sells subscriptions only.', 'mode')
	const [line] = listAt(form, 'line_items')
	const price = typeof line === 'object' && !Array.isArray(line) ? (textAt(line, 'price') ?? '') : ''
	getFrom(book.prices, price, 'price', 'line_items[0][price]', 400)
	const customer = liveCustomer(book, textAt(form, 'customer') ?? '')
	const successUrl = textAt(form, 'success_url')
	if (!successUrl || !URL.canParse(successUrl)) throw invalid('Not a valid URL', 'success_url', 'url_invalid')
	const id = book.newId('cs_test')
	const session: FakeSession = {
		id,
		object: 'checkout.session',
		created: book.now(),
		livemode: false,
		status: 'open',
		payment_status: 'unpaid',
		mode: 'subscription',
		url: `${book.origin}/c/pay/${id}`,
		success_url: successUrl,
		cancel_url: textAt(form, 'cancel_url') ?? null,
		client_reference_id: textAt(form, 'client_reference_id') ?? null,
		metadata: textsAt(form, 'metadata'),
		expires_at: book.now() + DAY_SECONDS,
		customer,
		subscription: null,
		invoice: null,
	}
	book.sessions.set(id, { ...session, subscriptionMetadata: subscriptionMetadata(form), price })
	return session
}

/** POST /v1/checkout/sessions/:id/expire */
export function expireSession(book: Book, id: string): object {
	const session = getSession(book, id)
	if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
	Object.assign(session, { status: 'expired', url: null })
	book.outbox.emit('checkout.session.expired', session)
	return session
}

/** A session as it stands now: open ones run out after a day. */
export function getSession(book: Book, id: string) {
	const session = getFrom(book.sessions, id, 'checkout.session')
	if (session.status === 'open' && session.expires_at <= book.now()) Object.assign(session, { status: 'expired', url: null })
	return session
}

/** The customer pays; answers where they are sent. Paying what is closed changes nothing. */
export function completeSession(book: Book, id: string): string {
	const session = getSession(book, id)
	if (session.status === 'open') {
		const { customer, price, subscriptionMetadata: metadata } = session
		const subscription = beginSubscription(book, { customer, price, metadata })
		const { latest_invoice } = subscription
		const paid = { status: 'complete', payment_status: 'paid', url: null, subscription: subscription.id, invoice: latest_invoice }
		Object.assign(session, paid)
		book.outbox.emit('checkout.session.completed', session)
	}
	return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
}
