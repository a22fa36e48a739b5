import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { LISTINGS_DIR, startTestApp, temporaryFolder } from '../../../test/support/test-app'
import { generateResponseSchema } from '../../core/contracts/generation'
import { PLANS } from '../../core/plans/plans'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: PlainApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await plainTestApp()
})
afterAll(async () => {
	await folder.remove()
})

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }

describe('quota', () => {
	it('[P-5] a hundred simultaneous generations with five left make exactly five pages', { timeout: 60_000 }, async () => {
		const seller = await server.user()
		// One token for all: they are to arrive together.
		await seller.get('/api/csrf/')
		const answers = await Promise.all(
			Array.from({ length: 100 }, async () => generateResponseSchema.parse((await seller.generate(KETTLE)).json())),
		)
		expect(answers.filter((answer) => answer.status === 'success')).toHaveLength(PLANS.free.pages)
		expect(answers.filter((answer) => answer.status === 'limit')).toHaveLength(100 - PLANS.free.pages)
		expect((await seller.get('/api/me')).json()).toMatchObject({ pages_generated: 5, limit: 5, plan: 'Free' })
		expect((await seller.get('/api/pages')).json<{ pages: unknown[] }>().pages).toHaveLength(5)
		expect((await seller.post('/api/usage', { clerk_user_id: seller.id, plan: 'Free', limit: 5 })).json()).toEqual({ pages_used: 5 })
	})

	it('[P-5] failures cost nothing, however many; the quota is still there afterwards', async () => {
		const seller = await server.user()
		for (let time = 0; time < 7; time += 1) {
			expect((await seller.generate({ product_link: 'https://www.amazon.com/dp/B0MISSING0' })).json()).toMatchObject({
				status: 'error',
				code: 'listing_not_found',
			})
		}
		expect((await seller.generate(KETTLE)).json()).toMatchObject({ status: 'success' })
		expect((await seller.get('/api/me')).json()).toMatchObject({ pages_generated: 1 })
	})

	it('[P-5] one user’s quota is not another’s', async () => {
		const [one, two] = [await server.user(), await server.user()]
		await one.generate(KETTLE)
		expect((await two.get('/api/me')).json()).toMatchObject({ pages_generated: 0 })
		expect((await two.post('/api/usage', { clerk_user_id: one.id })).statusCode).toBe(403)
	})
})

describe('load', () => {
	it('[N-6] beyond what may wait, a generation is refused at once with Retry-After, and costs nothing', async () => {
		const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
		marketplace.setBehaviour('B0VITRINE1', { kind: 'slow' })
		const busy = await startTestApp({
			DATA_DIR: `${folder.path}/busy`,
			LISTING_SOURCE: 'http',
			OUTBOUND_ROUTES: marketplace.routes,
			MAX_WAITING_GENERATIONS: '2',
			WORKERS: '1',
		})
		const sellers = await Promise.all([1, 2, 3, 4].map(() => busy.user()))
		const responses = await Promise.all(sellers.map((seller) => seller.generate(KETTLE, { prefer: 'respond-async' })))
		const refused = responses.filter((response) => response.statusCode === 503)
		expect(refused).toHaveLength(2)
		for (const response of refused) {
			expect(response.headers['retry-after']).toBe('20')
			expect(response.json()).toMatchObject({ code: 'busy' })
		}
		expect(responses.filter((response) => response.statusCode === 202)).toHaveLength(2)
		await busy.close()
		await marketplace.close()
	})
})
