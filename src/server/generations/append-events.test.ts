import { beforeAll, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { appendEvents, appendEventsAlone, insertGeneration, listNews, listSteps, storeStepsAlone } from './repository'

let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

it('[N-2] events written at the same moment, in transactions and alone, get each number once and keep their order', async () => {
	const { db } = server.deps.database
	const id = crypto.randomUUID()
	await insertGeneration(db, { id, userId: 'seller', input: { language: 'english', market: 'usa', notDone: [] } })
	const pair = [
		{ type: 'facts', state: 'waiting' },
		{ type: 'facts', state: 'settled' },
	] as const
	const writers = Array.from({ length: 24 }, (_, at) =>
		at % 2 === 0 ? appendEventsAlone(db, { id, runId: null }, pair) : db.transaction((tx) => appendEvents(tx, id, pair)),
	)
	await Promise.all(writers)
	const events = await listNews(db, [{ generationId: id, after: 0 }])
	expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
	expect(events.map(({ event }) => event)).toEqual(Array.from({ length: 24 }, () => pair).flat())
})

it('[N-2] steps stored beside others that write events lose none, and each of their events has a number of its own', async () => {
	const { db } = server.deps.database
	const id = crypto.randomUUID()
	const run = { id, runId: null }
	await insertGeneration(db, { id, userId: 'seller', input: { language: 'english', market: 'usa', notDone: [] } })
	const event = { type: 'facts', state: 'waiting' } as const
	const stepOf = (at: number) => ({ key: `edit-image:${at}`, result: JSON.stringify({ at }) })
	const writers = Array.from({ length: 24 }, (_, at) => {
		if (at % 3 === 0) return appendEventsAlone(db, run, [event])
		if (at % 3 === 1) return storeStepsAlone(db, run, [stepOf(at)], [event, event])
		return storeStepsAlone(db, run, [stepOf(at), stepOf(at + 100)], [])
	})
	await Promise.all(writers)
	expect((await listNews(db, [{ generationId: id, after: 0 }])).map(({ seq }) => seq)).toEqual(
		Array.from({ length: 24 }, (_, at) => at + 1),
	)
	const steps = await listSteps(db, id)
	expect(steps.size).toBe(24)
	expect(steps.get('edit-image:1')).toEqual({ at: 1 })
	await storeStepsAlone(db, run, [{ key: 'edit-image:1', result: '"another"' }], [])
	expect((await listSteps(db, id)).get('edit-image:1')).toEqual({ at: 1 })
})
