import { type Book, getFrom } from './book'
import { completeSession, getSession } from './checkout'
import type { FakeSubscription } from './objects'
import { cancelByPortal, recoverSubscription, resumeSubscription } from './subscriptions'

/** What a page answers: a document, or where to go next. */
export type PageAnswer = { html: string } | { location: string }

/** Stripe's own pages, as far as a customer clicks through them. */
export function answerPage(book: Book, method: string, path: string, act: string | undefined): PageAnswer | undefined {
	const [, checkoutId] = /^\/c\/pay\/(\w+)$/.exec(path) ?? []
	if (checkoutId) {
		if (method === 'POST') return { location: completeSession(book, checkoutId) }
		return { html: checkoutPage(book, checkoutId) }
	}
	const [, portalId] = /^\/p\/session\/(\w+)$/.exec(path) ?? []
	if (!portalId) return undefined
	if (method === 'POST') actOnPortal(book, portalId, act)
	return method === 'POST' ? { location: path } : { html: portalPage(book, portalId) }
}

function checkoutPage(book: Book, id: string): string {
	const session = getSession(book, id)
	if (session.status !== 'open') return document('Checkout', '<p>This checkout is closed.</p>')
	const dollars = (getFrom(book.prices, session.price, 'price').unit_amount ?? 0) / 100
	return document(
		'Checkout',
		`<h1>Subscribe to Pro</h1><p>$${dollars} per month</p>
		<form method="post"><button>Subscribe</button></form><p><a href="${escaped(session.cancel_url ?? '')}">Back</a></p>`,
	)
}

function portalPage(book: Book, id: string): string {
	const portal = getFrom(book.portals, id, 'portal')
	const rows = subscriptionsOf(book, portal.customer).map(
		(one) => `<p>Pro: ${one.status}${one.cancel_at === null ? '' : ', canceled'}</p>
		<form method="post">\
<button name="act" value="cancel">Cancel subscription</button>\
<button name="act" value="resume">Renew subscription</button>
		<button name="act" value="pay">Pay what is due</button></form>`,
	)
	return document('Billing', `<h1>Billing</h1>${rows.join('')}<p><a href="${escaped(portal.return_url ?? '')}">Return</a></p>`)
}

function actOnPortal(book: Book, id: string, act: string | undefined): void {
	for (const { id: subscription } of subscriptionsOf(book, getFrom(book.portals, id, 'portal').customer)) {
		if (act === 'cancel') cancelByPortal(book, subscription)
		if (act === 'resume') resumeSubscription(book, subscription)
		if (act === 'pay') recoverSubscription(book, subscription)
	}
}

function subscriptionsOf(book: Book, customer: string): FakeSubscription[] {
	return [...book.subscriptions.values()].filter((one) => one.customer === customer && one.status !== 'canceled')
}

function document(title: string, body: string): string {
	return `<!doctype html><html lang="en"><title>${title}</title><main>${body}</main></html>`
}

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
