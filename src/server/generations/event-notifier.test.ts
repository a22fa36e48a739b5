import { expect, it } from 'vitest'
import { createEventNotifier } from './event-notifier'
import type { StoredEvent } from './repository'

const events: StoredEvent[] = [{ seq: 1, event: { type: 'facts', state: 'waiting' } }]

/** A reading that ends when it is told to, and counts how often it was begun. */
function slowReading() {
	const { promise, resolve, reject } = Promise.withResolvers<StoredEvent[]>()
	const seen = { begun: 0, end: () => resolve(events), fail: () => reject(new Error('lost')) }
	return {
		...seen,
		read: () => {
			seen.begun += 1
			return promise
		},
		begun: () => seen.begun,
	}
}

it('[N-6] a thousand streams of one generation at one place read the database once', async () => {
	const notifier = createEventNotifier()
	const reading = slowReading()
	const all = Array.from({ length: 1_000 }, () => notifier.share('g', 3, reading.read))
	reading.end()
	expect(await Promise.all(all)).toEqual(Array(1_000).fill(events))
	expect(reading.begun()).toBe(1)
	// At another place, or once it has ended, the database is read anew.
	await notifier.share('g', 4, reading.read)
	await notifier.share('g', 3, reading.read)
	expect(reading.begun()).toBe(3)
})

it('[N-6] what was being read before news came is nobody’s who asks after them: no event is missed', async () => {
	const notifier = createEventNotifier()
	const [before, after] = [slowReading(), slowReading()]
	const early = notifier.share('g', 3, before.read)
	notifier.notify('g')
	const late = notifier.share('g', 3, after.read)
	before.end()
	await early
	// The earlier one's end does not make the later one forgotten.
	const later = notifier.share('g', 3, after.read)
	after.end()
	expect(await Promise.all([late, later])).toEqual([events, events])
	expect([before.begun(), after.begun()]).toEqual([1, 1])
})

it('[N-6] a reading that failed is told to all who shared it, and not kept', async () => {
	const notifier = createEventNotifier()
	const [lost, well] = [slowReading(), slowReading()]
	const all = [notifier.share('g', 0, lost.read), notifier.share('g', 0, lost.read)]
	lost.fail()
	expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
	well.end()
	expect(await notifier.share('g', 0, well.read)).toEqual(events)
})

it('[N-6] whoever is woken is told the news without the database, where none lies between; later comers ask it', async () => {
	const notifier = createEventNotifier()
	const [behind, later] = [slowReading(), slowReading()]
	const watching = notifier.wait('g', 10_000, new AbortController().signal)
	const told: StoredEvent[] = [
		{ seq: 4, event: { type: 'facts', state: 'waiting' } },
		{ seq: 5, event: { type: 'facts', state: 'settled' } },
	]
	notifier.notify('g', told)
	await watching
	const never = () => Promise.reject(new Error('the database was asked'))
	expect(await notifier.share('g', 3, never)).toEqual(told)
	// One that has not heard of what came before them gets all of it.
	const missed = notifier.share('g', 2, behind.read)
	behind.end()
	expect(await missed).toEqual(events)
	await new Promise(setImmediate)
	const late = notifier.share('g', 3, later.read)
	later.end()
	expect(await late).toEqual(events)
	expect([behind.begun(), later.begun()]).toEqual([1, 1])
})
