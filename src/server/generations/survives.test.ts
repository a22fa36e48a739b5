import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { databaseIsEmbedded } from '../../../test/support/database'
import { copyDatabase } from '../../../test/support/database-template'
import { eventually } from '../../../test/support/eventually'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { type GenerationEvent, generateResponseSchema } from '../../core/contracts/generation'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { copyFolder } from '../backup/copy-folder'
import { generations } from '../db/schema/schema'
import { keepThread } from '../thread/keep-thread'
import { createDatabaseJournal } from './database-journal'
import { beginGeneration, findGeneration, type GenerationRow, insertGeneration, RunReplacedError } from './repository'
import { endForgotten } from './resume-generations'
import { failGeneration, MOST_ATTEMPTS, runGeneration } from './run-generation'
import { watchGeneration } from './watch-generation'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let marketplace: FakeMarketplace

beforeAll(async () => {
	folder = await temporaryFolder()
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
})
afterAll(async () => {
	await marketplace.close()
	await folder.remove()
})

const start = (name: string, more: Record<string, string> = {}) =>
	startTestApp({
		DATA_DIR: join(folder.path, name),
		LISTING_SOURCE: 'http',
		OUTBOUND_ROUTES: marketplace.routes,
		AUTH_SECRET: 's'.repeat(40),
		...more,
	})

async function begin(seller: Visitor, link: string): Promise<string> {
	const response = await seller.generate({ product_link: link, generation_id: crypto.randomUUID() }, { prefer: 'respond-async' })
	return generateResponseSchema.parse(response.json()).generation_id ?? ''
}

async function lastEvent(server: TestApp, id: string): Promise<string> {
	let type = ''
	for await (const { event } of watchGeneration(server.deps.generations.run, id, 0, AbortSignal.timeout(20_000))) type = event.type
	return type
}

async function eventOf(server: TestApp, id: string, wanted: (event: GenerationEvent) => boolean): Promise<void> {
	for await (const { event } of watchGeneration(server.deps.generations.run, id, 0, AbortSignal.timeout(20_000))) {
		if (wanted(event)) return
	}
	throw new Error('the event never came')
}

const ledgerOf = (server: TestApp, id: string) =>
	server.deps.database.db.query.usageReservations.findFirst({ where: (row, { eq }) => eq(row.generationId, id) })

describe('a generation and the death of its process', () => {
	// On a PostgreSQL server the database is not in the folder, and a dead worker is noticed by its heartbeat instead.
	it.runIf(databaseIsEmbedded).each([
		['while the listing is read', 'B0VITRINE1', 2],
		['while a picture is fetched', '81Lkt03xTqL', 1],
	])('[N-2] killed %s, it goes on at the next start: nothing is done twice, one page, quota right', async (_when, slow, listingsRead) => {
		await copyDatabase(join(folder.path, slow))
		const first = await start(slow)
		const seller = await first.user()
		marketplace.requests.length = 0
		marketplace.setBehaviour(slow, { kind: 'slow' })
		const id = await begin(seller, 'https://www.amazon.com/dp/B0VITRINE1')
		await marketplace.asked(slow)
		if (slow.startsWith('81'))
			await eventOf(first, id, (event) => event.type === 'step' && event.step === 'write-copy' && event.state === 'finished')
		// The folder as a power cut would leave it.
		await copyFolder(join(folder.path, slow), join(folder.path, `${slow}-after`))
		await seller.post(`/api/generations/${id}/cancel`)
		marketplace.release(slow)
		await first.close()

		const second = await start(`${slow}-after`)
		expect(await lastEvent(second, id)).toBe('done')
		const row = await findGeneration(second.deps.database.db, id)
		expect(row).toMatchObject({ status: 'done', attempts: 0 })
		expect(await ledgerOf(second, id)).toMatchObject({ state: 'committed' })
		const pages = await second.deps.database.db.query.pages.findMany({ where: (page, { eq }) => eq(page.userId, seller.id) })
		expect(pages.map((page) => page.id)).toEqual([row?.pageId])
		expect(marketplace.requests.filter((request) => request.path === '/dp/B0VITRINE1')).toHaveLength(listingsRead)
		await second.close()
	})
	it('[N-2] stopped in good order in the middle, it goes on at the next start', async () => {
		const first = await start('orderly')
		const seller = await first.user()
		marketplace.setBehaviour('B0VITRINE3', { kind: 'slow' })
		const id = await begin(seller, 'https://www.amazon.de/dp/B0VITRINE3')
		await marketplace.asked('B0VITRINE3')
		await first.close()
		marketplace.release('B0VITRINE3')
		const second = await start('orderly')
		expect(await lastEvent(second, id)).toBe('done')
		expect(await ledgerOf(second, id)).toMatchObject({ state: 'committed' })
		await second.close()
	})
})

// Each with a seller of its own, one after the other at one worker.
describe('a generation and its workers', () => {
	let server: TestApp
	beforeAll(async () => {
		server = await start('workers', { WORKERS: '1' })
	})
	afterAll(() => server.close())

	it('[N-2] one that kills every worker is given up in the end, and its quota given back', async () => {
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE5', { kind: 'slow' })
		const blocking = await begin(seller, 'https://www.amazon.fr/dp/B0VITRINE5')
		await marketplace.asked('B0VITRINE5')
		const id = await begin(seller, 'https://www.amazon.fr/dp/B0VITRINE5')
		await server.deps.database.db.update(generations).set({ attempts: MOST_ATTEMPTS }).where(eq(generations.id, id))
		marketplace.release('B0VITRINE5')
		expect(await lastEvent(server, blocking)).toBe('done')
		expect(await lastEvent(server, id)).toBe('failed')
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'released', reason: 'internal' })
	})

	it('[N-2] a stored step forgives the attempts before it, so that one that gets further is not given up', async () => {
		const seller = await server.user()
		marketplace.setBehaviour('81Lkt03xTqL', { kind: 'slow' })
		const id = await begin(seller, 'https://www.amazon.com/dp/B0VITRINE1')
		await eventOf(server, id, (event) => event.type === 'step' && event.step === 'write-copy' && event.state === 'finished')
		// The attempt that was counted when it began is forgiven by what it stored.
		expect(await findGeneration(server.deps.database.db, id)).toMatchObject({ status: 'running', attempts: 0 })
		marketplace.release('81Lkt03xTqL')
		expect(await lastEvent(server, id)).toBe('done')
	})

	it('[N-2] a generation whose thread ends under it has had an attempt, one whose storage is away has not', async () => {
		const { run } = server.deps.generations
		const id = crypto.randomUUID()
		await insertGeneration(run.db, { id, userId: 'seller', input: { language: 'english', market: 'usa', notDone: [] } })
		const program = join(folder.path, 'ends.mjs')
		await writeFile(program, `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(1))\n`)
		const thread = keepThread({ name: 'a test', program, data: {}, host: {}, warn: () => {} })
		const away = () => Promise.reject(new AppError('unavailable', msg('pictures.file_out_of_reach')))
		for (const [generatePage, attempts] of [
			[away, 0],
			[() => thread.run<string>('generate', []), 1],
			[away, 1],
		] as const) {
			const attempt = runGeneration({ ...run, generatePage, report: () => {} }, id, AbortSignal.timeout(20_000))
			await expect(attempt).rejects.toMatchObject({ code: 'unavailable' })
			expect((await findGeneration(run.db, id))?.attempts).toBe(attempts)
		}
		await thread.close()
	})

	it('[N-2] a worker that stood still while another took its generation up writes nothing more: one page, told once', async () => {
		const { run } = server.deps.generations
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE5', { kind: 'slow' })
		const id = await begin(seller, 'https://www.amazon.fr/dp/B0VITRINE5')
		await marketplace.asked('B0VITRINE5')
		const stalled = await findGeneration(run.db, id)
		const successor = runGeneration({ ...run, running: new Map() }, id, AbortSignal.timeout(20_000))
		await eventually(async () => expect((await findGeneration(run.db, id))?.attempts).toBe(2))
		marketplace.release('B0VITRINE5')
		await successor
		expect(await lastEvent(server, id)).toBe('done')
		const ended = await findGeneration(run.db, id)

		const events = await run.readNews({ generationId: id, after: 0 })
		const journal = createDatabaseJournal(run, stalled as GenerationRow, () => {})
		await expect(journal.storeStep('read-listing', '{}', [])).rejects.toThrow(RunReplacedError)
		await expect(journal.emit([{ type: 'facts', state: 'waiting' }])).rejects.toThrow(RunReplacedError)
		await expect(journal.waitForFacts()).rejects.toThrow(RunReplacedError)
		await failGeneration(run, stalled as GenerationRow, new Error('of the stalled one'))
		expect(await findGeneration(run.db, id)).toEqual(ended)
		expect(await run.readNews({ generationId: id, after: 0 })).toEqual(events)
		expect(events.filter(({ event }) => event.type === 'done')).toHaveLength(1)
		const pages = await run.db.query.pages.findMany({ where: (page, { eq }) => eq(page.userId, seller.id) })
		expect(pages.map((page) => page.id)).toEqual([ended?.pageId])
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'committed' })
	})

	it('[N-2] a worker that learns of its successor stops at once and leaves it what it works with', async () => {
		const { run } = server.deps.generations
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE5', { kind: 'slow' })
		const id = await begin(seller, 'https://www.amazon.fr/dp/B0VITRINE5')
		await marketplace.asked('B0VITRINE5')
		await beginGeneration(run.db, { id, runId: crypto.randomUUID() })
		marketplace.release('B0VITRINE5')
		await eventually(() => expect(run.running.has(id)).toBe(false))
		expect(await findGeneration(run.db, id)).toMatchObject({ status: 'running', endedAt: null })
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'reserved' })
		await seller.post(`/api/generations/${id}/cancel`)
	})

	it('[P-5] one that only waits for a worker is not failed for it: the time allowed counts from the start of work', async () => {
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE5', { kind: 'slow' })
		const blocking = await begin(seller, 'https://www.amazon.fr/dp/B0VITRINE5')
		await marketplace.asked('B0VITRINE5')
		const id = await begin(seller, 'https://www.amazon.com/dp/B0VITRINE1')
		const soon = new Date(Date.now() + 60_000)
		await endForgotten(server.deps.generations.run, soon, new Date(Date.now() - 60_000))
		expect(await findGeneration(server.deps.database.db, id)).toMatchObject({ status: 'queued' })
		expect(await findGeneration(server.deps.database.db, blocking)).toMatchObject({ status: 'failed' })
		marketplace.release('B0VITRINE5')
		expect(await lastEvent(server, id)).toBe('done')
	})

	it('[P-5] one that got lost is ended by the sweep, and its quota given back', async () => {
		const seller = await server.user()
		marketplace.setBehaviour('B0VITRINE5', { kind: 'slow' })
		const id = await begin(seller, 'https://www.amazon.fr/dp/B0VITRINE5')
		await marketplace.asked('B0VITRINE5')
		await endForgotten(server.deps.generations.run, new Date(Date.now() - 60_000), new Date())
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'reserved' })
		await endForgotten(server.deps.generations.run, new Date(Date.now() + 60_000), new Date())
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'released', reason: 'timeout' })
		expect(await lastEvent(server, id)).toBe('failed')
		marketplace.release('B0VITRINE5')
	})
})
