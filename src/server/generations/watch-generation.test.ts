import { beforeAll, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { createEventNotifier, type EventNotifier } from './event-notifier'
import { appendEvents, insertGeneration } from './repository'
import { watchGeneration } from './watch-generation'

let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

/** A notifier that is always waited out, and notes for how long it would have been. */
function impatientNotifier(atMost: number, over: AbortController, hearsAll = false) {
	const pauses: number[] = []
	const notifier: EventNotifier = {
		hearsAll,
		notify() {},
		async wait(_id, timeoutMs) {
			pauses.push(timeoutMs)
			if (pauses.length >= atMost) over.abort()
		},
		share: (_id, _after, read) => read(),
	}
	return { notifier, pauses }
}

describe('watching a generation', () => {
	it('[N-6] one that waits for its seller asks the database ever less often', async () => {
		const over = new AbortController()
		const { notifier, pauses } = impatientNotifier(8, over)
		for await (const _ of watchGeneration({ ...server.deps.generations.run, notifier }, crypto.randomUUID(), 0, over.signal))
			throw new Error('there is no event')
		expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 6400, 6400, 6400])
	})

	it('[N-6] where this process makes all the events there are, it waits to be told of them', async () => {
		const over = new AbortController()
		const { notifier, pauses } = impatientNotifier(2, over, true)
		const watched = watchGeneration({ ...server.deps.generations.run, notifier }, crypto.randomUUID(), 0, over.signal)
		for await (const _ of watched) throw new Error('there is no event')
		expect(pauses).toEqual([60_000, 60_000])
	})

	it('[N-6] one that ends, or is left, leaves nobody waiting at the notifier', async () => {
		const { db } = server.deps.database
		const id = crypto.randomUUID()
		await insertGeneration(db, { id, userId: 'seller', input: { language: 'english', market: 'usa', notDone: [] } })
		await appendEvents(db, id, [{ type: 'facts', state: 'waiting' }])
		const real = createEventNotifier()
		const left: AbortSignal[] = []
		const notifier: EventNotifier = {
			...real,
			wait(one, timeoutMs, signal) {
				left.push(signal)
				return real.wait(one, timeoutMs, signal)
			},
		}
		for await (const { event } of watchGeneration({ ...server.deps.generations.run, notifier }, id, 0, new AbortController().signal)) {
			expect(event).toEqual({ type: 'facts', state: 'waiting' })
			break
		}
		expect(left.map((signal) => signal.aborted)).toEqual([true])
	})
})
