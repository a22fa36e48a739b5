import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeEvent, type FakeStripe, startFakeStripe } from '../../../test/fakes/stripe/stripe'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import type { Database } from '../db/open-database'
import { billingCustomers, billingEvents, subscriptions, usageLedger } from '../db/schema/schema'

const HOME = 'http://127.0.0.1:3000/dashboard'
const EVENTS = 1_000
const AT_ONCE = 40

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let stripe: FakeStripe
let [stormy, calm]: TestApp[] = []

beforeAll(async () => {
	folder = await temporaryFolder()
	stripe = await startFakeStripe()
	stormy = await startTestApp({ DATA_DIR: `${folder.path}/stormy`, ...stripe.settings })
	calm = await startTestApp({ DATA_DIR: `${folder.path}/calm`, ...stripe.settings })
})
afterAll(async () => {
	await stormy?.close()
	await calm?.close()
	await stripe.close()
	await folder.remove()
})

/** Always the same numbers between 0 and 1, so that a failure can be looked at again. */
function numbersFrom(seed: number): () => number {
	let state = seed
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
		return state / 2 ** 32
	}
}

function shuffled<T>(values: readonly T[], next: () => number): T[] {
	const result = [...values]
	for (let at = result.length - 1; at > 0; at -= 1) {
		const other = Math.floor(next() * (at + 1))
		;[result[at], result[other]] = [result[other] as T, result[at] as T]
	}
	return result
}

/** Everything money has to do with, without when and how often it was written. */
async function stateOf(db: Database) {
	const rows = await db.select().from(subscriptions).orderBy(asc(subscriptions.id))
	const pots = await db.select().from(usageLedger).orderBy(asc(usageLedger.userId), asc(usageLedger.allowance))
	return {
		subscriptions: rows.map(({ updatedAt: _at, version: _version, ...row }) => row),
		pots: pots.map(({ userId, movement, allowance, reason }) => ({ userId, movement, allowance, reason })),
		events: (await db.select().from(billingEvents).orderBy(asc(billingEvents.id))).map(({ id, type }) => ({ id, type })),
	}
}

async function deliver(app: TestApp, events: readonly FakeEvent[], atOnce: number): Promise<number[]> {
	const url = `${app.app.listeningOrigin}/billing/webhook`
	const codes: number[] = []
	for (let from = 0; from < events.length; from += atOnce)
		codes.push(...(await stripe.outbox.deliver(events.slice(from, from + atOnce), url)))
	return codes
}

/**
 * Years of subscriptions that renew, fail, recover, are canceled in both ways, taken back, or end; told to nobody yet.
 */
async function live(app: TestApp): Promise<void> {
	const next = numbersFrom(7)
	while (stripe.outbox.events.length < EVENTS) {
		const seller = await app.user()
		const links = { plan: 'Pro', success_url: HOME, cancel_url: HOME }
		const { url } = (await seller.post('/billing/create-checkout-session', links)).json<{ url: string }>()
		stripe.pay(url)
		const id = stripe.subscriptions().at(-1)?.id ?? ''
		const acts = [
			() => stripe.renew(id),
			() => stripe.renew(id, 'failed'),
			() => stripe.recover(id),
			() => stripe.cancelByPortal(id),
			() => stripe.renew(id),
		]
		for (let act = 0; act < 25; act += 1) acts[Math.floor(next() * acts.length)]?.()
		if (next() < 0.2) stripe.end(id)
	}
}

describe('the webhook', () => {
	it('[P-3] a thousand events, shuffled and tripled, end in the same state as in their order', { timeout: 300_000 }, async () => {
		if (!stormy || !calm) throw new Error('no servers')
		await stormy.app.listen({ port: 0, host: '127.0.0.1' })
		await calm.app.listen({ port: 0, host: '127.0.0.1' })
		await live(stormy)
		const [one, two] = [stormy.deps.database.db, calm.deps.database.db]
		await two.insert(billingCustomers).values(await one.select().from(billingCustomers))

		const { events } = stripe.outbox
		expect(events.length).toBeGreaterThanOrEqual(EVENTS)
		const storm = shuffled([...events, ...events, ...events], numbersFrom(11))
		expect(new Set(await deliver(stormy, storm, AT_ONCE))).toEqual(new Set([200]))
		expect(new Set(await deliver(calm, events, 1))).toEqual(new Set([200]))

		const state = await stateOf(one)
		expect(state).toEqual(await stateOf(two))
		expect(state.events).toHaveLength(events.length)
		for (const { id, status, cancel_at } of stripe.subscriptions()) {
			const cancelAt = cancel_at === null ? null : new Date(cancel_at * 1000)
			expect(state.subscriptions.find((row) => row.id === id)).toMatchObject({ status, cancelAt })
		}
		expect(new Set(state.subscriptions.map(({ status }) => status)).size).toBeGreaterThan(1)
	})

	it('[P-3] what nobody signed, what was changed, and what is no event at all is refused, and changes nothing', async () => {
		if (!stormy) throw new Error('no server')
		const before = await stateOf(stormy.deps.database.db)
		const { body } = stripe.outbox.events[0] ?? { body: '' }
		const post = (payload: string, signature?: string) =>
			fetch(`${stormy?.app.listeningOrigin}/billing/webhook`, {
				method: 'POST',
				body: payload,
				headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
			})
		const changed = body.replace('"livemode":false', '"livemode":true')
		const old = stripe.outbox.sign(body, Math.floor(Date.now() / 1000) - 3600)
		for (const response of [await post(body), await post(changed, stripe.outbox.sign(body)), await post(body, old), await post('', 'x')]) {
			expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request' }])
		}
		expect(await stateOf(stormy.deps.database.db)).toEqual(before)
	})

	it('[P-3] an event that cannot be dealt with now is answered by an error, so that it is sent again, and then works', async () => {
		if (!stormy) throw new Error('no server')
		const seller = await stormy.user()
		const links = { plan: 'Pro', success_url: HOME, cancel_url: HOME }
		stripe.pay((await seller.post('/billing/create-checkout-session', links)).json<{ url: string }>().url)
		const event = stripe.outbox.events.findLast(({ type }) => type === 'invoice.paid')
		if (!event) throw new Error('no event')
		stripe.failNext(10)
		expect(await deliver(stormy, [event], 1)).toEqual([502])
		stripe.failNext(0)
		expect(await deliver(stormy, [event], 1)).toEqual([200])
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Pro' })
	})
})
