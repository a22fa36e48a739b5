import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { LISTINGS_DIR } from '../../test/support/test-app'
import { parseConfig } from '../config/config'
import { createMemoryFiles } from '../connectors/files/memory-files'
import type { GenerationEvent } from '../core/contracts/generation'
import { COPY_PARTS } from '../core/copy/copy'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'
import { createLog } from '../server/runtime/log'
import { createGenerationDeps } from './deps'
import { createGenerator } from './generate-page'
import type { StepKey } from './step-parts/journal'
import { createMemoryJournal } from './step-parts/memory-journal'

let marketplace: FakeMarketplace
let deadModel: Server
let modelUrl: string
beforeAll(async () => {
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	deadModel = createServer((_request, response) =>
		response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no such key"}}'),
	)
	await new Promise<void>((done) => deadModel.listen(0, '127.0.0.1', done))
	modelUrl = `http://127.0.0.1:${(deadModel.address() as AddressInfo).port}/v1`
})
afterAll(async () => {
	await marketplace.close()
	deadModel.closeAllConnections()
	await new Promise((done) => deadModel.close(done))
})

const never = new AbortController().signal
const INPUT = { id: 'test', link: 'https://www.amazon.com/dp/B0VITRINE1', language: 'english', market: 'usa', notDone: [] }
const depsFor = (environment: Record<string, string> = {}) =>
	createGenerationDeps(parseConfig({ OUTBOUND_ROUTES: marketplace.routes, ...environment }), createLog('silent'), createMemoryFiles())

describe('the steps of a generation, without any database', () => {
	it('[O-7] make a page of a link and tell of it step by step', async () => {
		const events: GenerationEvent[] = []
		const journal = createMemoryJournal((event) => events.push(event))
		const deps = depsFor()
		expect(await createGenerator(deps)(INPUT, journal, never)).toBe('page')
		await deps.close()
		expect(journal.generated()?.page).toMatchObject({
			language: 'english',
			product: { asin: 'B0VITRINE1', readOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), rating: { value: expect.any(Number) } },
			record: { writer: { kind: 'embedded' }, notes: [] },
		})
		const steps = events.flatMap((event) => (event.type === 'step' ? [`${event.step} ${event.state}`] : []))
		expect(steps.slice(0, 4)).toEqual([
			'read-listing started',
			'read-listing finished',
			'extract-product started',
			'extract-product finished',
		])
		expect(steps.slice(-3)).toEqual(['compose-page started', 'compose-page finished', 'save-page started'])
		expect(events.at(-1)).toEqual({ type: 'done', page_id: 'page', should_show_toast: 0 })
	})

	it('[N-2] interrupted after any step, the same steps’ results are taken and the rest is done', async () => {
		const whole = new Map<StepKey, unknown>()
		const deps = depsFor({
			LISTING_SOURCE: 'saved-pages',
			SAVED_PAGES_DIR: LISTINGS_DIR,
			OUTBOUND_ROUTES: `https://m.media-amazon.com=${marketplace.origin}/nowhere`,
		})
		await createGenerator(deps)(INPUT, createMemoryJournal(undefined, whole), never)
		const keys = [...whole.keys()]
		expect(keys).toEqual(
			expect.arrayContaining(['read-listing', 'extract-product', 'prepare-images', ...COPY_PARTS.map((part) => `write-copy:${part}`)]),
		)
		// Reading again would fail: there is no source any more.
		const resumed = createGenerator({ ...deps, sources: [] })
		for (let length = 1; length <= keys.length; length += 1) {
			const told: string[] = []
			const steps = new Map([...whole].slice(0, length))
			const journal = createMemoryJournal((event) => told.push(event.type === 'step' ? event.step : event.type), steps)
			await resumed(INPUT, journal, never)
			expect(journal.generated()?.page.product.asin).toBe('B0VITRINE1')
			for (const step of keys.slice(0, length)) expect(told).not.toContain(step)
		}
		await deps.close()
	})

	it('[W-4] a model that fails at every part is replaced part by part, and the page says so', async () => {
		const deps = depsFor({ MODEL: 'm', MODEL_API_KEY: 'wrong', MODEL_BASE_URL: modelUrl, MODEL_TIMEOUT_MS: '2000' })
		const journal = createMemoryJournal()
		await createGenerator(deps)(INPUT, journal, never)
		await deps.close()
		const record = journal.generated()?.page.record
		// One for each part, and one for what was not understood before.
		expect(record?.notes).toHaveLength(COPY_PARTS.length + 1)
		expect(journal.generated()?.page.sections.some((section) => section.type === 'hero')).toBe(true)
	})

	it('[N-2] a database or disk that is away is waited for: nothing is written in the place of a model that is well', async () => {
		const deps = depsFor({ MODEL: 'm', MODEL_API_KEY: 'wrong', MODEL_BASE_URL: modelUrl, MODEL_TIMEOUT_MS: '2000' })
		const away = new AppError('unavailable', msg('request.unavailable'))
		const lost = () => Promise.reject(away)
		const steps = new Map<StepKey, unknown>()
		const attempt = (other: object) =>
			createGenerator({ ...deps, ...other })({ ...INPUT, userId: 'seller' }, createMemoryJournal(undefined, steps), never)
		await expect(attempt({ paidCopy: { find: lost, store: lost } })).rejects.toBe(away)
		await expect(attempt({ recordCalls: lost })).rejects.toBe(away)
		await deps.close()
		expect([...steps.keys()].filter((key) => /^(?:understand|write-copy)/.test(key))).toEqual([])
	})

	it('[D-4] pictures that cannot be had are placeholders, and the page is made all the same', async () => {
		marketplace.setBehaviour('81Lkt01xTqL', { kind: 'not-found' })
		marketplace.setBehaviour('81Lkt02xTqL', { kind: 'page', html: '<html>no picture</html>' })
		const deps = depsFor()
		const journal = createMemoryJournal()
		await createGenerator(deps)(INPUT, journal, never)
		await deps.close()
		const images = journal.generated()?.page.images ?? []
		expect(
			images
				.filter((image) => image.files.length === 0)
				.map((image) => image.id)
				.toSorted(),
		).toEqual(['81Lkt01xTqL', '81Lkt02xTqL'])
		marketplace.setBehaviour('81Lkt01xTqL', undefined)
		marketplace.setBehaviour('81Lkt02xTqL', undefined)
	})

	it('[X-2] sources are tried in order: a wall at the first is got around by the second', async () => {
		marketplace.setBehaviour('B0VITRINE1', { kind: 'captcha' })
		const deps = depsFor({ LISTING_SOURCE: 'http,saved-pages', SAVED_PAGES_DIR: LISTINGS_DIR })
		const steps = new Map<StepKey, unknown>()
		await createGenerator(deps)(INPUT, createMemoryJournal(undefined, steps), never)
		await deps.close()
		expect(steps.get('read-listing')).toMatchObject({ source: 'saved-pages' })
		marketplace.setBehaviour('B0VITRINE1', undefined)
	})

	it('[X-2] when no source can, the attempts are told', async () => {
		marketplace.setBehaviour('B0VITRINE1', { kind: 'captcha' })
		const deps = depsFor()
		await expect(createGenerator(deps)(INPUT, createMemoryJournal(), never)).rejects.toMatchObject({
			code: 'listing_blocked',
			details: { attempts: [{ source: 'http', outcome: 'wall', detail: 'captcha', durationMs: expect.any(Number) }] },
		})
		await deps.close()
		marketplace.setBehaviour('B0VITRINE1', undefined)
	})

	it('[X-1] a short link is followed', async () => {
		const deps = depsFor()
		const journal = createMemoryJournal()
		await createGenerator(deps)({ ...INPUT, link: 'https://amzn.eu/d/B0VITRINE3' }, journal, never)
		await deps.close()
		expect(journal.generated()?.page.product.asin).toBe('B0VITRINE3')
	})

	it('ended from outside it throws the reason and stores no page', async () => {
		const controller = new AbortController()
		const journal = createMemoryJournal((event) => {
			if (event.type === 'product') controller.abort(new Error('stopped'))
		})
		const deps = depsFor()
		await expect(createGenerator(deps)(INPUT, journal, controller.signal)).rejects.toThrow('stopped')
		await deps.close()
		expect(journal.generated()).toBeUndefined()
	})
})
