import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWritingApp, type WritingApp } from '../../../test/support/writing-app'
import { modelCostsSchema } from '../../core/contracts/owner'
import { storedPageSchema } from '../../core/contracts/pages'
import { storeProfileSchema } from '../../core/seller/store-profile'
import { storeProfiles, writtenCopy } from '../db/schema/schema'
import { costUsdMicros } from './model-prices'

const OWNER = 'owner@example.com'
const ADDRESS = '/api/owner/costs'
let app: WritingApp
beforeAll(async () => {
	app = await startWritingApp({ OWNER_EMAILS: OWNER })
})
afterAll(() => app.close())

describe('what a call costs', () => {
	const call = (model: string, outcome = 'ok') => ({ model, outcome, inputTokens: 1_000_000, outputTokens: 100_000 })
	const none = new Map<string, { input: number; output: number }>()

	it('[W-3] is counted in millionths of a dollar by the model’s price, with or without its provider and its day', () => {
		for (const model of ['claude-sonnet-4-5', 'anthropic/claude-sonnet-4-5', 'anthropic/claude-sonnet-4-5-20250929'])
			expect(costUsdMicros(call(model), none)).toBe(3_000_000 + 1_500_000)
		expect(costUsdMicros(call('openai/gpt-5-mini-2025-08-07'), none)).toBe(250_000 + 200_000)
	})

	it('[W-3] the operator’s own price goes first; a price nobody knows is unknown, not guessed; what was cached is free', () => {
		const own = new Map([['gpt-5-mini', { input: 1, output: 1 }]])
		expect(costUsdMicros(call('openai/gpt-5-mini'), own)).toBe(1_100_000)
		expect(costUsdMicros(call('some-local-model'), none)).toBeNull()
		expect(costUsdMicros(call('some-local-model', 'cached'), none)).toBe(0)
		expect(costUsdMicros({ ...call('gpt-5-mini', 'timeout'), inputTokens: 0, outputTokens: 0 }, none)).toBe(0)
	})
})

describe('GET /api/owner/costs', () => {
	it('[N-9] is the owner’s alone', async () => {
		expect((await app.server.visitor().get(ADDRESS)).statusCode).toBe(401)
		expect((await (await app.server.user()).get(ADDRESS)).statusCode).toBe(403)
	})

	it('[W-3] sums tokens and money per generation and model; the same page again is cached and costs nothing more', async () => {
		const owner = app.server.visitor()
		await owner.signUp(OWNER)
		const costs = async () => modelCostsSchema.parse((await owner.get(ADDRESS)).json())
		expect((await costs()).total).toMatchObject({ calls: 0, cost_usd_micros: 0 })

		const id = await app.makePage(owner)
		const first = await costs()
		expect(first.generations).toHaveLength(1)
		expect(first.total.calls).toBeGreaterThanOrEqual(6)
		expect(first.total.cost_usd_micros).toBe(first.total.input_tokens * 2 + first.total.output_tokens * 8)
		expect(first.models).toMatchObject([{ model: 'writer', calls: first.total.calls, calls_of_unknown_price: 0 }])

		await app.makePage(owner)
		const second = await costs()
		expect(second.generations).toHaveLength(2)
		expect(second.generations[0]).toMatchObject({ cached: first.total.calls, cost_usd_micros: 0, input_tokens: 0 })
		expect(second.total.cost_usd_micros).toBe(first.total.cost_usd_micros)

		const { page } = storedPageSchema.parse((await owner.get(`/api/pages/${id}`)).json())
		await owner.post('/generate_ad_copy', { product_html: '', language: 'english', page_id: id })
		await owner.post(`/api/pages/${id}/rewrite`, { section: page.sections.find((section) => section.type === 'hero') })
		const third = await costs()
		expect(third.outside_generations.calls).toBeGreaterThanOrEqual(2)
		expect(third.generations).toHaveLength(2)
	})

	it('[W-3] [K-4] a seller who wants everything written anew has nothing kept and pays again', async () => {
		const seller = await app.server.user()
		const { db } = app.server.deps.database
		const profile = storeProfileSchema.parse({
			reuseCopy: false,
			terms: [{ market: 'all', language: 'english', returns: 'Thirty days.' }],
		})
		await db.insert(storeProfiles).values({ userId: seller.id, profile })
		const asked = app.model.requests.length
		const id = await app.makePage(seller)
		await app.makePage(seller)
		expect(app.model.requests.length - asked).toBeGreaterThanOrEqual(12)
		const kept = await db.select().from(writtenCopy)
		expect(kept.filter((row) => row.userId === seller.id)).toEqual([])
		const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
		expect(page.facts.find((fact) => fact.kind === 'seller')).toMatchObject({ name: 'Returns', text: 'Thirty days.' })
	})
})
