import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder } from '../../../test/support/test-app'
import { type ListingAttempts, listingAttemptsSchema } from '../../core/contracts/owner'
import { listingAttempts } from '../db/schema/schema'
import { DAYS_KEPT, insertListingAttempt } from './attempt-store'

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

async function owner() {
	const visitor = server.visitor()
	await visitor.signUp(OWNER)
	return visitor
}

describe('what the owner sees of reading listings', () => {
	it('[N-9] nobody else does', async () => {
		expect((await server.visitor().get(ADDRESS)).statusCode).toBe(401)
		const answer = await (await server.user()).get(ADDRESS)
		expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])
	})

	it('[N-9] every attempt of a generation, counted by source and outcome, the latest first', async () => {
		const { db } = server.deps.database
		const week = 7 * 86_400_000
		const attempt = { generationId: crypto.randomUUID(), source: 'http', domain: 'amazon.com', durationMs: 100 }
		await db.insert(listingAttempts).values([
			{ ...attempt, outcome: 'product', at: new Date(Date.now() - week - 60_000) },
			{ ...attempt, outcome: 'wall: captcha', durationMs: 100 },
			{ ...attempt, outcome: 'wall: captcha', durationMs: 300 },
			{ ...attempt, outcome: 'wall: captcha', durationMs: 200 },
		])
		const seller = await owner()
		const made = await seller.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', market: 'usa', language: 'english' })
		expect(made.json()).toMatchObject({ status: 'success' })

		const answer = await seller.get(ADDRESS)
		const told: ListingAttempts = listingAttemptsSchema.parse(answer.json())
		expect(answer.headers['cache-control']).toBe('no-store')
		expect(told.counts).toEqual([
			{ source: 'http', outcome: 'wall: captcha', count: 3, median_ms: 200 },
			{ source: 'saved-pages', outcome: 'product', count: 1, median_ms: expect.any(Number) },
		])
		expect(told.latest).toHaveLength(5)
		expect(told.latest[0]).toMatchObject({ source: 'saved-pages', domain: 'amazon.com', outcome: 'product', note: null })
		expect(JSON.stringify(told)).not.toContain('<')
	})

	it('[N-9] an attempt is kept for ninety days, and gone with the next one after them', async () => {
		const { db } = server.deps.database
		const day = 86_400_000
		const attempt = { generationId: crypto.randomUUID(), source: 'browser', domain: 'amazon.de', outcome: 'timeout', durationMs: 100 }
		await db.insert(listingAttempts).values([
			{ ...attempt, note: 'old', at: new Date(Date.now() - (DAYS_KEPT + 1) * day) },
			{ ...attempt, note: 'young', at: new Date(Date.now() - (DAYS_KEPT - 1) * day) },
		])
		await insertListingAttempt(db, { ...attempt, note: 'new' })
		const kept = await db.query.listingAttempts.findMany({ where: (row, { eq }) => eq(row.generationId, attempt.generationId) })
		expect(kept.map(({ note }) => note).sort()).toEqual(['new', 'young'])
	})
})
