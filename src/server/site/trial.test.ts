import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeModel } from '../../../test/fakes/model/model'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import { parseConfig } from '../../config/config'
import { MARKETS } from '../../core/locale/markets'
import { TRIAL_LANGUAGES, TRIAL_PATH, TRIAL_STEPS, type TrialEvent } from '../../core/site/trial'
import { createTrialDeps } from '../deps/trial'
import { makeTrial } from './make-trial'
import { readSampleListing } from './sample-listing'
import { createTrialLimits, TRIAL_DEFAULTS, TRIALS_PER_ADDRESS } from './trial-limits'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const eventsIn = (lines: string) =>
	lines
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as TrialEvent)
const pageIn = (events: readonly TrialEvent[]) => {
	const page = events.at(-1)
	if (page?.type !== 'page') throw new Error(`The trial ended in ${JSON.stringify(page)}`)
	return page
}
const quiet = () => undefined
const makeWith = async (environment: Record<string, string>, writer: 'embedded' | 'model', language: 'english' | 'arabic') => {
	const events: TrialEvent[] = []
	const deps = createTrialDeps(parseConfig(environment), quiet)
	await makeTrial(deps, { language, market: 'usa', writer }, async (event) => void events.push(event), AbortSignal.timeout(60_000))
	return events
}

describe('trying the sample listing without an account', () => {
	let server: TestApp
	beforeAll(async () => {
		server = await startTestApp({ DATA_DIR: join(folder.path, 'server') })
	})
	afterAll(() => server.close())

	it('[L-5] a visitor gets a finished page, the facts it rests on, and the steps on the way; no row and no file is left of it', async () => {
		const kept = async () => {
			const ask = async <T>(query: SQL) => ((await server.deps.database.db.execute(query)) as unknown as { rows: T[] }).rows
			const tables = await ask<{ name: string }>(
				sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
			)
			const counts = []
			for (const { name } of tables) counts.push([name, await ask(sql.raw(`select count(*) as rows from "${name}"`))])
			return { counts, files: (await readdir(join(folder.path, 'server'), { recursive: true })).filter((path) => !path.startsWith('db')) }
		}
		const before = await kept()
		expect(before.counts.length).toBeGreaterThan(10)
		const answer = await server.visitor().post(TRIAL_PATH, { language: 'french', market: 'europe' })
		expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
		const events = eventsIn(answer.body)
		for (const step of TRIAL_STEPS) expect(events).toContainEqual({ type: 'step', step, state: 'finished' })
		const page = pageIn(events)
		expect(page.html).toMatch(/^<!doctype html>\n<html lang="fr"/)
		expect(page.html.match(/src="data:image\/webp;base64,/g)?.length).toBeGreaterThanOrEqual(3)
		expect(page.html).not.toMatch(/(?:src|href)="https?:/)
		expect(page.facts).toContainEqual({ kind: 'spec', name: 'Capacité', text: '0,9 L', place: expect.any(String) })
		expect(page.facts.length).toBeLessThanOrEqual(page.factCount)
		expect(await kept()).toEqual(before)
	})

	it('[L-5] a link outside the list, another site’s request and an address that asks too often are refused', async () => {
		const visitor = server.visitor()
		expect((await visitor.post(TRIAL_PATH, { language: 'klingon', market: 'usa' })).statusCode).toBe(400)
		expect((await visitor.post(TRIAL_PATH, { language: 'english', market: 'moon' })).statusCode).toBe(400)
		expect((await visitor.post(TRIAL_PATH, { language: 'english', market: 'usa' }, { 'x-csrftoken': 'forged' })).statusCode).toBe(403)
		const statuses = []
		for (let time = 0; time < TRIALS_PER_ADDRESS + 1; time++) {
			const answer = await visitor.post(TRIAL_PATH, { language: 'english', market: 'usa' })
			statuses.push(answer.statusCode)
			if (answer.statusCode !== 429) continue
			expect(answer.json()).toMatchObject({ code: 'rate_limited', error: expect.stringContaining('With an account') })
			expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
		}
		expect(statuses).toContain(429)
	})
})

describe('the sample', () => {
	it.each(TRIAL_LANGUAGES)('[L-5] is whole in $name, ours by its own words, and shows no ratings or reviews', async ({ tag, id }) => {
		const sample = await readSampleListing()
		const deps = createTrialDeps(parseConfig({}), quiet)
		const html = Buffer.from(await sample.readPage(tag)).toString()
		expect(deps.marketplace.classify(html)).toEqual({ kind: 'product' })
		const product = deps.marketplace.extract(html)
		expect(product.brand?.value).toBe('Vitrine Sample')
		expect([product.rating, product.ratingCount, product.reviews]).toEqual([undefined, undefined, []])
		expect([product.bullets.length, product.specs.length, product.gallery.length]).toEqual([6, 14, 5])
		expect(product.source.language?.slice(0, 2)).toBe(tag)
		for (const { value } of product.gallery) expect([...sample.pictures.keys()]).toContain(`trial/${value.id}.webp`)
		expect(id).toBeTruthy()
	})

	it('[L-5] gives a page in every market', async () => {
		const deps = createTrialDeps(parseConfig({}), quiet)
		for (const { id } of MARKETS) {
			const events: TrialEvent[] = []
			const wish = { language: 'english', market: id, writer: 'embedded' } as const
			await makeTrial(deps, wish, async (event) => void events.push(event), AbortSignal.timeout(60_000))
			expect(pageIn(events).facts.length).toBeGreaterThan(8)
		}
	})
})

describe('who writes a trial', () => {
	it('[L-5] the embedded writer, unless the owner lets the model write some a day; after these the embedded one again', () => {
		let now = Date.UTC(2026, 0, 1, 12)
		const writers = (limits: ReturnType<typeof createTrialLimits>, times: number) =>
			Array.from({ length: times }, () => {
				const { writer, end } = limits.take()
				end()
				return writer
			})
		expect(writers(createTrialLimits(TRIAL_DEFAULTS, true), 2)).toEqual(['embedded', 'embedded'])
		expect(writers(createTrialLimits({ modelPagesPerDay: 2 }, false), 1)).toEqual(['embedded'])
		const limits = createTrialLimits({ modelPagesPerDay: 2 }, true, () => now)
		expect(writers(limits, 3)).toEqual(['model', 'model', 'embedded'])
		now += 86_400_000
		expect(writers(limits, 1)).toEqual(['model'])
	})

	it('[L-5] only so many are made at once', () => {
		const limits = createTrialLimits(TRIAL_DEFAULTS, false)
		const turns = Array.from({ length: 4 }, () => limits.take())
		expect(() => limits.take()).toThrow('Try again in a few seconds')
		turns[0]?.end()
		expect(limits.take().writer).toBe('embedded')
	})

	it('[L-5] the configured model writes when it is its turn, and the page says so', async () => {
		const model = await startFakeModel()
		try {
			const environment = { MODEL: 'demo-model', MODEL_BASE_URL: model.baseUrl }
			expect(pageIn(await makeWith(environment, 'model', 'english')).writer).toBe('model')
			expect(model.requests.length).toBeGreaterThan(0)
			const asked = model.requests.length
			expect(pageIn(await makeWith(environment, 'embedded', 'arabic'))).toMatchObject({
				writer: 'embedded',
				html: expect.stringMatching(/<html lang="ar" dir="rtl"/),
			})
			expect(model.requests).toHaveLength(asked)
		} finally {
			await model.close()
		}
	})
})
