import Stripe from 'stripe'

/** An event as it will be sent: the snapshot of its moment. */
export type FakeEvent = { id: string; type: string; body: string }

export type Outbox = {
	/** Everything that ever happened, oldest first. */
	events: FakeEvent[]
	/** What was not taken (not 2xx) or not sent yet. */
	waiting: FakeEvent[]
	emit(type: string, object: object): void
	/** Where events go as they happen; undefined holds them back. */
	setEndpoint(url: string | undefined): void
	/** The header a genuine event carries. */
	sign(body: string, atEpochSeconds?: number): string
	/** Sends events again, in the order given, all at once; answers the status codes. */
	deliver(events: readonly FakeEvent[], url: string): Promise<number[]>
	/** Resolves when everything under way has been answered. */
	settled(): Promise<void>
}

type Tools = { webhookSecret: string; newId: (prefix: string) => string; now: () => number }

/** Sends what happens to the webhook endpoint, signed as Stripe signs. */
export function createOutbox({ webhookSecret, newId, now }: Tools): Outbox {
	const webhooks = new Stripe('sk_test_signing').webhooks
	const events: FakeEvent[] = []
	const waiting: FakeEvent[] = []
	let endpoint: string | undefined
	let underWay = Promise.resolve()
	const sign = (body: string, at = Math.floor(Date.now() / 1000)) =>
		webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp: at })
	const send = async (event: FakeEvent, url: string) => {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(event.body) },
			body: event.body,
		})
		await response.arrayBuffer()
		return response.status
	}
	const sendNext = async (event: FakeEvent, url: string) => {
		const status = await send(event, url).catch(() => 0)
		if (status < 200 || status > 299) waiting.push(event)
	}
	return {
		events,
		waiting,
		emit(type, object) {
			const id = newId('evt')
			const envelope = { id, object: 'event', api_version: '2026-10-28.endive', created: now(), livemode: false, pending_webhooks: 1 }
			const event = {
				id,
				type,
				body: JSON.stringify({ ...envelope, request: { id: null, idempotency_key: null }, type, data: { object } }),
			}
			events.push(event)
			const to = endpoint
			if (to === undefined) waiting.push(event)
			else underWay = underWay.then(() => sendNext(event, to))
		},
		setEndpoint: (url) => {
			endpoint = url
		},
		sign,
		deliver: (chosen, url) => Promise.all(chosen.map((event) => send(event, url))),
		settled: () => underWay,
	}
}
