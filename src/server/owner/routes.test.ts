import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeLlamaCpp } from '../../../test/fakes/local-models/local-models'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { failuresSchema, type ListingAttempts, listingAttemptsSchema, ownerPagesSchema, ownerUsersSchema } from '../../core/contracts/owner'
import { storedPageSchema } from '../../core/contracts/pages'
import { listingAttempts } from '../db/schema/schema'

const ADDRESS = '/api/owner/listing-attempts'
const OWNER = 'owner@example.com'
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, OWNER_EMAILS: 'Owner@Example.com' })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

let signedIn: Visitor | undefined
async function owner() {
	if (signedIn) return signedIn
	signedIn = server.visitor()
	await signedIn.signUp(OWNER)
	return signedIn
}

describe('what the owner sees of reading listings', () => {
	it.each([ADDRESS, '/api/owner/sources', '/api/owner/failures', '/api/owner/pages', '/api/owner/users'])(
		'[N-9] nobody else does: %s',
		async (address) => {
			expect((await server.visitor().get(address)).statusCode).toBe(401)
			const answer = await (await server.user()).get(address)
			expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])
		},
	)

	it('[N-9] every attempt of a generation, counted by source and outcome, the latest first', async () => {
		const { db } = server.deps.database
		const week = 7 * 86_400_000
		const attempt = { generationId: crypto.randomUUID(), source: 'http', domain: 'amazon.com', durationMs: 100 }
		await db.insert(listingAttempts).values([
			{ ...attempt, outcome: 'product', at: new Date(Date.now() - week - 60_000) },
			{ ...attempt, outcome: 'wall', detail: 'captcha', durationMs: 100 },
			{ ...attempt, outcome: 'wall', detail: 'captcha', durationMs: 300 },
			{ ...attempt, outcome: 'wall', detail: 'captcha', durationMs: 200 },
		])
		const seller = await owner()
		const made = await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', market: 'usa', language: 'english' })
		expect(made.json()).toMatchObject({ status: 'success' })

		const answer = await seller.get(ADDRESS)
		const told: ListingAttempts = listingAttemptsSchema.parse(answer.json())
		expect(answer.headers['cache-control']).toBe('no-store')
		expect(told.counts).toEqual([
			{ source: 'http', outcome: 'wall', detail: 'captcha', count: 3, median_ms: 200 },
			{ source: 'saved-pages', outcome: 'product', detail: null, count: 1, median_ms: expect.any(Number) },
		])
		expect(told.latest).toHaveLength(5)
		expect(told.latest[0]).toMatchObject({ source: 'saved-pages', domain: 'amazon.com', outcome: 'product', note: null })
		expect(JSON.stringify(told)).not.toContain('<')
	})
})

describe('what the owner sees of pages and failures', () => {
	it('[N-9] a failed generation is listed with its code, message and request; a finished one counts as ended', async () => {
		const seller = await server.user()
		await seller.generate({ product_link: 'https://www.amazon.com/dp/B000000404', market: 'europe', language: 'french' })
		await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', market: 'morocco', language: 'arabic' })
		const told = failuresSchema.parse((await (await owner()).get('/api/owner/failures')).json())
		expect(told.ended).toBeGreaterThan(told.failed)
		expect(told.failed).toBe(1)
		expect(told.counts).toEqual([{ code: told.latest[0]?.code, count: 1 }])
		expect(told.latest[0]).toMatchObject({
			user_id: seller.id,
			message: expect.stringMatching(/\w+ \w+/),
			from: 'https://www.amazon.com/dp/B000000404',
			market: 'europe',
			language: 'french',
		})
	})

	it('[N-9] pages of all users are counted by market and language, the newest first; those in the trash are not', async () => {
		const seller = await server.user()
		const made = await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', market: 'africa', language: 'swahili' })
		const { page_id } = made.json<{ page_id: string }>()
		const look = async () => ownerPagesSchema.parse((await (await owner()).get('/api/owner/pages')).json())
		const before = await look()
		expect(before.latest[0]).toMatchObject({ id: page_id, user_id: seller.id, market: 'africa', language: 'swahili' })
		expect(before.markets).toContainEqual({ market: 'africa', count: 1 })
		expect(before.total).toBe(before.languages.reduce((sum, { count }) => sum + count, 0))
		await seller.change('DELETE', `/api/pages/${page_id}`)
		const after = await look()
		expect(after.total).toBe(before.total - 1)
		expect(after.markets.some(({ market }) => market === 'africa')).toBe(false)
	})

	it('[N-9] who has an account is listed with plan, pages and when they last worked, and found by a part of their address', async () => {
		const seller = await server.user('karima')
		await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', market: 'usa', language: 'english' })
		const { users } = ownerUsersSchema.parse((await (await owner()).get('/api/owner/users?search=KARIMA')).json())
		expect(users).toEqual([
			expect.objectContaining({ id: seller.id, email: seller.email, plan: 'Free', pages: 1, active_at: expect.any(String) }),
		])
		expect((await (await owner()).get(`/api/owner/users?search=${'x'.repeat(300)}`)).statusCode).toBe(400)
	})
})

describe('whose links are taken', () => {
	it('[X-12] the owner opens other shops for everybody, shuts them again and goes back to SOURCES; nobody else may', async () => {
		const address = '/api/owner/sources'
		const [seller, boss] = [await server.user(), await owner()]
		const listing = { product_link: 'https://www.aliexpress.com/item/1005000000000001.html', market: 'usa', language: 'english' }
		const sources = async () => (await seller.get('/api/me')).json<{ sources: string[] }>().sources
		const taken = async () => (await seller.generate(listing)).json<{ status: string }>().status !== 'invalid_url'
		expect((await boss.get(address)).json()).toEqual({ open: ['amazon'], configured: ['amazon'], chosen: false })
		expect([await sources(), await taken()]).toEqual([['amazon'], false])

		expect((await seller.change('PUT', address, { open: ['any'] })).statusCode).toBe(403)
		expect((await boss.change('PUT', address, { open: [] })).json()).toMatchObject({ code: 'invalid_request' })
		const opened = await boss.change('PUT', address, { open: ['aliexpress', 'amazon'] })
		expect(opened.json()).toEqual({ open: ['amazon', 'aliexpress'], configured: ['amazon'], chosen: true })
		expect([await sources(), await taken()]).toEqual([['amazon', 'aliexpress'], true])

		expect((await boss.change('PUT', address, { open: null })).json()).toMatchObject({ open: ['amazon'], chosen: false })
		expect([await sources(), await taken()]).toEqual([['amazon'], false])
	})
})

describe('the model of this machine', () => {
	it('[W-12] is found, and writes pages from when its owner says so until they say otherwise; nobody else may', async () => {
		const [own, fake] = [await temporaryFolder(), await startFakeLlamaCpp()]
		const none = '=http://127.0.0.1:1'
		const app = await startTestApp({
			DATA_DIR: own.path,
			OWNER_EMAILS: OWNER,
			LOCAL_MODEL_SERVERS: `ollama${none},lm-studio${none},llama-cpp=${fake.address}`,
		})
		try {
			const seller = app.visitor()
			await seller.signUp(OWNER)
			const address = '/api/owner/local-model'
			expect((await seller.get(address)).json()).toMatchObject({
				state: 'found',
				server: 'llama-cpp',
				model: 'mistral-small.gguf',
				fixed: false,
			})
			expect(app.deps.writer.kind).toBe('embedded')
			expect((await (await app.user()).change('PUT', address, { use: true })).statusCode).toBe(403)
			expect((await seller.change('PUT', address, { use: true })).json()).toMatchObject({ state: 'used' })
			const made = await seller.generate({ pasted_text: TEXT, language: 'english', market: 'usa' })
			const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${made.json<{ page_id: string }>().page_id}`)).json())
			expect(page.record.writer).toMatchObject({ kind: 'model', model: 'mistral-small.gguf' })
			expect(fake.asked.length).toBeGreaterThan(5)
			expect((await seller.change('PUT', address, { use: false })).json()).toMatchObject({ state: 'found' })
			expect(app.deps.writer.kind).toBe('embedded')
		} finally {
			await app.close()
			await fake.close()
			await own.remove()
		}
	})
})

const TEXT = `Tamsel pour-over kettle
Brand: Tamsel
Capacity: 0.9 L
Material: stainless steel
- The gooseneck spout slows the water, so you can pour in thin, even circles.
- The handle stays cool because it is separated from the body by two silicone rings.
- Works on gas, electric and induction hobs.`
