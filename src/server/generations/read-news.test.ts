import { beforeAll, expect, it, vi } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { newsReader } from './read-news'
import { appendEvents, insertGeneration } from './repository'

let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

it('[N-6] what a thousand streams of many generations ask at once is read with one statement, and each gets its own events', async () => {
	const { db } = server.deps.database
	const ids = Array.from({ length: 20 }, () => crypto.randomUUID())
	for (const id of ids) {
		await insertGeneration(db, { id, userId: 'seller', input: { language: 'english', market: 'usa', notDone: [] } })
		await appendEvents(db, id, [{ type: 'facts', state: 'waiting' }, { type: 'facts', state: 'settled' }, { type: 'canceled' }])
	}
	const asked = vi.spyOn(db, 'select')
	const read = newsReader(db)
	const news = await Promise.all(
		Array.from({ length: 1_000 }, (_, at) => read({ generationId: ids[at % ids.length] ?? '', after: Math.floor(at / ids.length) % 4 })),
	)
	expect(asked).toHaveBeenCalledTimes(1)
	news.forEach((events, at) => {
		expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3].slice(Math.floor(at / ids.length) % 4))
	})
	expect(news[20]?.[0]).toEqual({ seq: 2, event: { type: 'facts', state: 'settled' } })
	// One that is there no longer has none.
	expect(await read({ generationId: crypto.randomUUID(), after: 0 })).toEqual([])
	asked.mockRestore()
})
