import type {
	FakeCustomer,
	FakeInvoice,
	FakeInvoicePayment,
	FakePortalSession,
	FakePrice,
	FakeRefund,
	FakeSession,
	FakeSubscription,
} from './objects'
import { createOutbox, type Outbox } from './outbox'
import { missing } from './stripe-refusal'

export const PRICE_PRO = 'price_pro_monthly'

/** Everything the fake knows, and its clock. */
export type Book = {
	/** Where its pages are. */
	origin: string
	customers: Map<string, FakeCustomer>
	prices: Map<string, FakePrice>
	sessions: Map<string, FakeSession & { subscriptionMetadata: Record<string, string>; price: string }>
	subscriptions: Map<string, FakeSubscription>
	invoices: Map<string, FakeInvoice>
	payments: Map<string, FakeInvoicePayment>
	refunds: Map<string, FakeRefund>
	portals: Map<string, FakePortalSession>
	outbox: Outbox
	newId(prefix: string): string
	/** Epoch seconds. */
	now(): number
	advance(seconds: number): void
}

export function createBook(webhookSecret: string): Book {
	let serial = 0
	let ahead = 0
	const now = () => Math.floor(Date.now() / 1000) + ahead
	const newId = (prefix: string) => {
		serial += 1
		return `${prefix}_fake${String(serial).padStart(6, '0')}`
	}
	return {
		origin: '',
		customers: new Map(),
		prices: new Map([[PRICE_PRO, price(PRICE_PRO, 1900)]]),
		sessions: new Map(),
		subscriptions: new Map(),
		invoices: new Map(),
		payments: new Map(),
		refunds: new Map(),
		portals: new Map(),
		outbox: createOutbox({ webhookSecret, newId, now }),
		newId,
		now,
		advance: (seconds) => {
			ahead += seconds
		},
	}
}

export function price(id: string, unitAmount: number): FakePrice {
	const recurring = { interval: 'month', interval_count: 1 } as const
	return { id, object: 'price', active: true, currency: 'usd', unit_amount: unitAmount, livemode: false, recurring }
}

export function getFrom<T>(map: ReadonlyMap<string, T>, id: string, what: string, param = 'id', status = 404): T {
	const found = map.get(id)
	if (found === undefined) throw missing(what, id, param, status)
	return found
}
