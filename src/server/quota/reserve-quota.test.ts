import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { startTestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { generateResponseSchema } from '../../core/contracts/generation'
import { PLANS } from '../../core/plans/plans'
import type { Database } from '../db/open-database'
import { usageLedger, usageReservations } from '../db/schema/schema'
import { findAllowance } from './allowance'

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }
const NOWHERE = { product_link: 'https://www.amazon.com/dp/B0MISSING0' }
const HOME = 'http://127.0.0.1:3000/dashboard'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: PlainApp
let db: Database
let seller: Visitor

beforeAll(async () => {
	folder = await temporaryFolder()
	server = await plainTestApp()
	db = server.deps.database.db
})
afterAll(async () => {
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

const linesOf = async () =>
	(await db.select().from(usageLedger).where(eq(usageLedger.userId, seller.id)).orderBy(asc(usageLedger.id))).map(
		({ movement, allowance, reason }) => [movement, allowance.split(':')[0]?.replace(/_[0-9a-f]+$/, ''), reason],
	)

describe('quota', () => {
	it('[P-5] thirty simultaneous generations with five left of Pro make exactly five pages', { timeout: 120_000 }, async () => {
		await subscribe()
		await useUp(PLANS.pro.pages - 5)
		await seller.get('/api/csrf/')
		const answers = await Promise.all(
			Array.from({ length: 30 }, async () => generateResponseSchema.parse((await seller.generate(KETTLE)).json())),
		)
		expect(answers.filter((answer) => answer.status === 'success')).toHaveLength(5)
		expect(answers.filter((answer) => answer.status === 'limit')).toHaveLength(25)
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Pro', pages_generated: 150, limit: 150 })
	})

	it('[P-5] a renewal begins the count of Pro anew', async () => {
		await subscribe()
		await useUp(PLANS.pro.pages)
		expect((await seller.generate(KETTLE)).json()).toMatchObject({ status: 'limit' })
		await seller.post('/billing/sandbox/act', { act: 'renew' })
		expect((await seller.generate(KETTLE)).json()).toMatchObject({ status: 'success' })
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Pro', pages_generated: 1, limit: 150 })
	})

	it('[P-5] the ledger has a line for each reservation, commit, release and reset, with its reason', async () => {
		await seller.generate(KETTLE)
		await seller.generate(NOWHERE)
		await subscribe()
		await seller.generate(KETTLE)
		await seller.post('/billing/sandbox/act', { act: 'renew' })
		expect(await linesOf()).toEqual([
			['reset', 'free', 'given'],
			['reserve', 'free', null],
			['commit', 'free', null],
			['reserve', 'free', null],
			['release', 'free', 'listing_not_found'],
			['reset', 'sandbox_subscription', 'subscribed'],
			['reserve', 'sandbox_subscription', null],
			['commit', 'sandbox_subscription', null],
			['reset', 'sandbox_subscription', 'renewed'],
		])
	})

	it('[P-5] [P-3] a renewal that was not paid opens no new pot', async () => {
		await subscribe()
		await useUp(PLANS.pro.pages)
		await seller.post('/billing/sandbox/act', { act: 'fail' })
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Pro', pages_generated: 150, limit: 150 })
		expect((await seller.generate(KETTLE)).json()).toMatchObject({ status: 'limit' })
	})

	it('[P-4] after Pro, what is left of Free is left; what was made with Pro does not count against it', async () => {
		await seller.generate(KETTLE)
		await subscribe()
		await seller.generate(KETTLE)
		await seller.post('/billing/sandbox/act', { act: 'cancel' })
		expect((await seller.post('/billing/sandbox/act', { act: 'resume' })).json()).toMatchObject({ subscription_status: 'active' })
		await seller.post('/billing/cancel-subscription')
		await seller.post('/billing/sandbox/act', { act: 'renew' })
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Free', pages_generated: 1, limit: 5 })
		expect((await seller.get('/api/pages')).json<{ pages: unknown[] }>().pages).toHaveLength(2)
	})

	it('[P-3] a checkout is paid and left by its own user only', async () => {
		const links = { plan: 'pro', success_url: HOME, cancel_url: `${HOME}?left=1` }
		const { url } = (await seller.post('/billing/create-checkout-session', links)).json<{ url: string }>()
		const id = new URL(url).searchParams.get('id')
		const stranger = await server.user()
		for (const act of ['pay', 'leave']) expect((await stranger.post(`/billing/sandbox/${act}`, { id })).statusCode).toBe(404)
		expect((await seller.post('/billing/sandbox/leave', { id })).json()).toEqual({ url: `${HOME}?left=1` })
		expect((await seller.post('/billing/get_plan')).json()).toMatchObject({ plan: 'Free', payments: 'sandbox' })
	})

	it('[P-3] in production nothing is practised: nothing is sold, and the rest works', async () => {
		const production = await startTestApp({ DATA_DIR: `${folder.path}/production`, NODE_ENV: 'production' })
		const visitor = await production.user()
		expect((await visitor.post('/billing/get_plan')).json()).toMatchObject({ plan: 'Free', payments: null })
		const links = { plan: 'pro', success_url: HOME, cancel_url: HOME }
		expect((await visitor.post('/billing/create-checkout-session', links)).json()).toMatchObject({ code: 'conflict' })
		for (const path of ['/billing/sandbox/pay', '/billing/sandbox/act']) expect((await visitor.post(path, {})).statusCode).toBe(404)
		await production.close()
	})
})
