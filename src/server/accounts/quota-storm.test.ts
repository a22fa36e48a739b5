import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { generateResponseSchema } from '../../core/contracts/generation'
import { PLANS } from '../../core/plans/plans'
import type { Database } from '../db/open-database'
import { usageReservations } from '../db/schema/schema'
import { findAllowance } from './allowance'

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }
const HOME = 'http://127.0.0.1:3000/dashboard'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let db: Database
let seller: Visitor

beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, OUTBOUND_PROXY: 'http://127.0.0.1:9' })
	db = server.deps.database.db
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})
beforeEach(async () => {
	seller = await server.user()
})

/** Buys Pro at the sandbox checkout. */
async function subscribe(): Promise<void> {
	const links = { plan: 'Pro', success_url: HOME, cancel_url: HOME }
	const { url } = (await seller.post('/billing/create-checkout-session', links)).json<{ url: string }>()
	const id = new URL(url).searchParams.get('id')
	expect((await seller.post('/billing/sandbox/pay', { id })).json()).toEqual({ url: `${HOME}?session_id=${id}` })
}

/** Pages made before, as the ledger would have them. */
async function useUp(pages: number): Promise<void> {
	const { key } = await findAllowance(db, seller.id)
	const used = Array.from({ length: pages }, () => ({ generationId: crypto.randomUUID(), userId: seller.id, allowance: key }))
	await db.insert(usageReservations).values(used.map((line) => ({ ...line, state: 'committed' as const })))
}

describe('quota in a storm', () => {
	it('[P-5] a hundred simultaneous generations with five left of Pro make exactly five pages', { timeout: 120_000 }, async () => {
		await subscribe()
		await useUp(PLANS.pro.pages - 5)
		await seller.get('/api/csrf/')
		const answers = await Promise.all(
			Array.from({ length: 100 }, async () => generateResponseSchema.parse((await seller.generate(KETTLE)).json())),
		)
		expect(answers.filter((answer) => answer.status === 'success')).toHaveLength(5)
		expect(answers.filter((answer) => answer.status === 'limit')).toHaveLength(95)
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Pro', pages_generated: 150, limit: 150 })
	})
})
