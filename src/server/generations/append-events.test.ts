import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import { appendEvents, appendEventsAlone, insertGeneration, listEvents } from './repository'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

it('[N-2] events written by many at the same moment, within transactions and alone, have each number once and keep their order', async () => {
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
	const events = await listEvents(db, id, 0)
	expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
	expect(events.map(({ event }) => event)).toEqual(Array.from({ length: 24 }, () => pair).flat())
})
