import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi } from './answer-api'
import { type Book, createBook, PRICE_PRO } from './book'
import { completeSession } from './checkout'
import { type FormTable, parseForm, textAt } from './form-body'
import type { FakeRefund, FakeSubscription } from './objects'
import type { Outbox } from './outbox'
import { answerPage } from './pages'
import { StripeRefusal } from './stripe-refusal'
import { cancelByPortal, endSubscription, recoverSubscription, renewSubscription } from './subscriptions'

export type { FakeEvent } from './outbox'

const SECRET_KEY = 'sk_test_fake'
const WEBHOOK_SECRET = 'whsec_fake'

export type FakeStripe = {
	/** What the app is configured with to sell through this fake. */
	settings: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_PRICE_PRO: string; STRIPE_API_URL: string }
	/** Every call so far, `POST /v1/customers` and so on. */
	calls: string[]
	outbox: Outbox
	customers(): string[]
	subscriptions(): FakeSubscription[]
	refunds(): FakeRefund[]
	/** Pays a checkout as its page would; by its id or its page's address. Answers where the customer is sent. */
	pay(checkout: string): string
	renew(subscriptionId: string, outcome?: 'paid' | 'failed'): void
	recover(subscriptionId: string): void
	cancelByPortal(subscriptionId: string): void
	/** Ends it at once, as the operator can. */
	end(subscriptionId: string): void
	setPrice(unitAmount: number): void
	/** The clock goes on by so much. */
	advance(seconds: number): void
	/** The next calls are answered by this HTTP status. */
	failNext(times: number, status?: number): void
	close(): Promise<void>
}

type State = {
	book: Book
	calls: string[]
	replies: Map<string, { asked: string; status: number; body: string }>
	error: { times: number; status: number }
}

/**
 * Stripe on loopback, as far as subscriptions go: with its pages, its events and its errors. Made to be spoken to by
 * Stripe's own SDK.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
	const state: State = { book: createBook(WEBHOOK_SECRET), calls: [], replies: new Map(), error: { times: 0, status: 500 } }
	const { book } = state
	const server = createServer((request, response) => {
		answer(state, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	book.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
	const get = (id: string) => book.subscriptions.get(id) ?? fail(`no subscription ${id}`)
	return {
		settings: {
			STRIPE_SECRET_KEY: SECRET_KEY,
			STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
			STRIPE_PRICE_PRO: PRICE_PRO,
			STRIPE_API_URL: book.origin,
		},
		calls: state.calls,
		outbox: book.outbox,
		customers: () => [...book.customers.keys()],
		subscriptions: () => [...book.subscriptions.values()],
		refunds: () => [...book.refunds.values()],
		pay: (checkout) => completeSession(book, checkout.split('/').at(-1) ?? ''),
		renew: (id, outcome = 'paid') => renewSubscription(book, id, outcome),
		recover: (id) => recoverSubscription(book, id),
		cancelByPortal: (id) => cancelByPortal(book, id),
		end: (id) => endSubscription(book, get(id)),
		setPrice: (unitAmount) => void Object.assign(book.prices.get(PRICE_PRO) ?? {}, { unit_amount: unitAmount }),
		advance: book.advance,
		failNext: (times, status = 500) => void Object.assign(state.error, { times, status }),
		async close() {
			await book.outbox.settled()
			server.close()
			server.closeAllConnections()
			await once(server, 'close')
		},
	}
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const url = new URL(request.url ?? '/', state.book.origin)
	const method = request.method ?? 'GET'
	const body = await textOf(request)
	const form = parseForm(method === 'POST' ? body : url.search)
	if (!url.pathname.startsWith('/v1/')) return sendPage(state.book, response, method, url.pathname, form)
	state.calls.push(`${method} ${url.pathname}`)
	const { status, text, replayed } = reply(state, request, { method, path: url.pathname, body, form })
	const headers = { 'content-type': 'application/json', 'request-id': state.book.newId('req') }
	response.writeHead(status, replayed ? { ...headers, 'idempotent-replayed': 'true' } : headers).end(text)
}

type Asked = { method: string; path: string; body: string; form: FormTable }
type Reply = { status: number; text: string; replayed?: boolean }

/** The answer, or the one this idempotency key was given before. */
function reply(state: State, request: IncomingMessage, asked: Asked): Reply {
	if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
		return refusal(new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }))
	}
	if (state.error.times > 0) {
		state.error.times -= 1
		return refusal(new StripeRefusal(state.error.status, { type: 'api_error', message: 'Something went wrong on our side.' }))
	}
	const key = asked.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : ''
	const before = state.replies.get(key)
	const what = `${asked.path}\n${asked.body}`
	if (before && before.asked !== what) {
		const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
		return refusal(new StripeRefusal(400, { type: 'idempotency_error', message }))
	}
	if (before) return { status: before.status, text: before.body, replayed: true }
	const made = perform(state.book, asked)
	if (key) state.replies.set(key, { asked: what, status: made.status, body: made.text })
	return made
}

function perform(book: Book, { method, path, form }: Asked): Reply {
	try {
		return { status: 200, text: JSON.stringify(answerApi(book, method, path, form)) }
	} catch (error) {
		if (error instanceof StripeRefusal) return refusal(error)
		throw error
	}
}

function refusal({ status, body }: StripeRefusal): Reply {
	return { status, text: JSON.stringify({ error: body }) }
}

function sendPage(book: Book, response: ServerResponse, method: string, path: string, form: FormTable): void {
	const page = answerPage(book, method, path, textAt(form, 'act'))
	if (!page) response.writeHead(404).end('There is nothing here.')
	else if ('location' in page) response.writeHead(303, { location: page.location }).end()
	else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(Buffer.from(chunk))
	return Buffer.concat(chunks).toString('utf8')
}

function fail(message: string): never {
	throw new Error(message)
}
