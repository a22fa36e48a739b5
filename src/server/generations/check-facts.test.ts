import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseIsEmbedded } from '../../../test/support/database'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { generateResponseSchema, generationFactsSchema } from '../../core/contracts/generation'
import { storedPageSchema } from '../../core/contracts/pages'
import { addValue, changeValue } from '../../core/product/edit-product'
import type { Product } from '../../core/product/product'
import { generations } from '../db/schema/schema'
import { endForgotten } from './resume-generations'
import { watchGeneration } from './watch-generation'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await start('main')
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

const start = (name: string) =>
	startTestApp({ DATA_DIR: join(folder.path, name), OUTBOUND_PROXY: 'http://127.0.0.1:9', AUTH_SECRET: 's'.repeat(40) })
const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'

/** Begins a generation that stops for its facts; answers its id when it waits. */
async function waiting(seller: Visitor): Promise<string> {
	const response = await seller.generate({ product_link: KETTLE, check_facts: 'true' })
	expect(response.statusCode).toBe(202)
	return generateResponseSchema.parse(response.json()).generation_id ?? ''
}
const factsOf = async (seller: Visitor, id: string): Promise<Product> =>
	generationFactsSchema.parse((await seller.get(`/api/generations/${id}/facts`)).json()).product
const statusOf = async (seller: Visitor, id: string) => (await seller.get(`/api/generations/${id}`)).json<{ status: string }>().status
const ledgerOf = (app: TestApp, id: string) =>
	app.deps.database.db.query.usageReservations.findFirst({ where: (row, { eq: is }) => is(row.generationId, id) })

async function ended(app: TestApp, id: string): Promise<string> {
	let type = ''
	for await (const { event } of watchGeneration(app.deps.generations.run, id, 0, AbortSignal.timeout(20_000))) type = event.type
	return type
}

async function pageOf(seller: Visitor, id: string) {
	const { page_id } = (await seller.get(`/api/generations/${id}`)).json<{ page_id: string }>()
	return storedPageSchema.parse((await seller.get(`/api/pages/${page_id}`)).json()).page
}

describe('[D-7] checking the facts before writing', () => {
	it('[K-4] it stops, holds the quota, is found again, and the page says what the seller made of the facts', async () => {
		const seller = await server.user()
		const id = await waiting(seller)
		expect((await seller.get('/api/generations/current')).json()).toMatchObject({ id, status: 'facts' })
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'reserved' })
		const found = await factsOf(seller, id)
		let edited = changeValue(found, 'specs', 0, { name: 'Finish', text: 'Hand-brushed brass' })
		edited = addValue(edited, 'inTheBox', { text: 'A cleaning cloth' })
		const told = await seller.post(`/api/generations/${id}/facts`, { product: edited })
		// A worker may have it by now.
		expect(['queued', 'running']).toContain(told.json<{ status: string }>().status)
		expect(await ended(server, id)).toBe('done')
		const page = await pageOf(seller, id)
		expect(page.facts.find((fact) => fact.name === 'Finish')).toMatchObject({
			text: 'Hand-brushed brass',
			origin: { rule: 'seller', place: 'facts screen' },
		})
		expect(JSON.stringify(page.sections)).toContain('Hand-brushed brass')
		expect(JSON.stringify(page.sections)).toContain('A cleaning cloth')
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'committed' })
	})

	it('going on unchanged skips it, and doing so twice makes one page', async () => {
		const seller = await server.user()
		const id = await waiting(seller)
		const answers = await Promise.all([1, 2].map(() => seller.post(`/api/generations/${id}/facts`)))
		expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
		expect(await ended(server, id)).toBe('done')
		expect((await seller.get('/api/pages')).json<{ pages: unknown[] }>().pages).toHaveLength(1)
		expect((await seller.get(`/api/generations/${id}/facts`)).statusCode).toBe(409)
	})

	it('[P-5] canceled while it waits, the quota is back; somebody else sees nothing of it', async () => {
		const [seller, other] = [await server.user(), await server.user()]
		const id = await waiting(seller)
		expect((await other.get(`/api/generations/${id}/facts`)).statusCode).toBe(404)
		expect((await other.post(`/api/generations/${id}/facts`)).statusCode).toBe(404)
		await seller.post(`/api/generations/${id}/cancel`)
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'released', reason: 'canceled' })
		expect((await seller.post(`/api/generations/${id}/facts`)).statusCode).toBe(409)
	})

	it('[X-7] what is no product, or has no name, is refused and it goes on waiting', async () => {
		const seller = await server.user()
		const id = await waiting(seller)
		const found = await factsOf(seller, id)
		for (const product of ['kettle', { ...found, specs: 'none' }, { ...found, title: undefined }])
			expect((await seller.post(`/api/generations/${id}/facts`, { product })).statusCode).toBe(400)
		expect(await statusOf(seller, id)).toBe('facts')
	})

	it('[N-2] the sweep leaves it for a day, then ends it and gives the quota back', async () => {
		const seller = await server.user()
		const id = await waiting(seller)
		const { db } = server.deps.database
		const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
		await db
			.update(generations)
			.set({ activeAt: hoursAgo(23) })
			.where(eq(generations.id, id))
		await endForgotten(server.deps.generations.run, hoursAgo(0.25), hoursAgo(24))
		expect(await statusOf(seller, id)).toBe('facts')
		await db
			.update(generations)
			.set({ activeAt: hoursAgo(25) })
			.where(eq(generations.id, id))
		await endForgotten(server.deps.generations.run, hoursAgo(0.25), hoursAgo(24))
		expect(await statusOf(seller, id)).toBe('failed')
		expect(await ledgerOf(server, id)).toMatchObject({ state: 'released', reason: 'timeout' })
	})

	it.runIf(databaseIsEmbedded)('[N-2] it survives a restart, waiting, and goes on afterwards', async () => {
		const first = await start('restart')
		const seller = await first.user('restart')
		const id = await waiting(seller)
		await first.close()
		const second = await start('restart')
		const again = second.visitor()
		for (const [name, value] of seller.cookies) again.cookies.set(name, value)
		expect((await again.get('/api/generations/current')).json()).toMatchObject({ id, status: 'facts' })
		await again.post(`/api/generations/${id}/facts`)
		expect(await ended(second, id)).toBe('done')
		await second.close()
	})
})
