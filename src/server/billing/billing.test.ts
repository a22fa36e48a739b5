import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../test/fakes/stripe/stripe'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { type BillingInfo, billingInfoSchema } from '../../core/contracts/billing'
import { PLANS } from '../../core/plans/plans'
import { subscriptions } from '../db/schema/schema'

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }
const HOME = 'http://127.0.0.1:3000/dashboard'
const LINKS = { plan: 'Pro', success_url: HOME, cancel_url: HOME }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let stripe: FakeStripe
let server: TestApp
let webhook: string
let seller: Visitor

beforeAll(async () => {
	folder = await temporaryFolder()
	stripe = await startFakeStripe()
	server = await startTestApp({ DATA_DIR: folder.path, OUTBOUND_PROXY: 'http://127.0.0.1:9', ...stripe.settings })
	webhook = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/billing/webhook`
})
afterAll(async () => {
	await server.close()
	await stripe.close()
	await folder.remove()
})
beforeEach(async () => {
	stripe.outbox.setEndpoint(webhook)
	seller = await server.user()
})
afterEach(() => stripe.outbox.settled())

const plan = async (visitor = seller): Promise<BillingInfo> =>
	billingInfoSchema.parse((await visitor.post('/billing/get_plan', { userId: visitor.id })).json())
const checkout = async (visitor = seller) => {
	const response = await visitor.post('/billing/create-checkout-session', { clerk_user_id: visitor.id, ...LINKS })
	return response.json<{ url: string }>().url
}
const subscriptionOf = (customer: Visitor) => {
	const found = stripe.subscriptions().findLast((one) => one.metadata.user_id === customer.id)
	if (!found) throw new Error('no subscription')
	return found
}
async function subscribe(visitor = seller): Promise<string> {
	stripe.pay(await checkout(visitor))
	await stripe.outbox.settled()
	return subscriptionOf(visitor).id
}

describe('the calls', () => {
	it('[P-2] get_plan answers every field of the specification; nobody’s subscription is Free and inactive', async () => {
		expect(await plan()).toEqual({
			plan: 'Free',
			pages_generated: 0,
			limit: 5,
			subscription_status: 'inactive',
			subscription_current_period_end: null,
			stripe_cancel_at: null,
			payments: 'stripe',
			refundable_until: null,
			has_portal: false,
		})
	})

	it('[N-1] [P-2] every call wants a session, refuses another’s name (403), and answers errors as JSON', async () => {
		const stranger = await server.user()
		const calls: [string, object][] = [
			['/billing/get_plan', {}],
			['/billing/cancel-subscription', {}],
			['/billing/claim-free', {}],
			['/billing/create-checkout-session', LINKS],
			['/billing/refund', {}],
			['/billing/portal', { return_url: HOME }],
			['/api/usage', {}],
		]
		for (const [path, body] of calls) {
			expect((await server.visitor().post(path, body)).statusCode, path).toBe(401)
			const refused = await seller.post(path, { ...body, clerk_user_id: stranger.id })
			expect([refused.statusCode, refused.json()], path).toMatchObject([403, { code: 'forbidden', error: expect.any(String) }])
		}
		expect((await seller.post('/billing/get_plan', { userId: stranger.id, clerk_user_id: seller.id })).statusCode).toBe(403)
		expect((await seller.post('/billing/get_plan', { userId: seller.id, clerk_user_id: seller.id })).statusCode).toBe(200)
		for (const body of [7, 'x', [], null, { userId: 7 }]) {
			expect((await seller.post('/billing/get_plan', body)).statusCode).toBeLessThan(500)
		}
		expect((await seller.post('/billing/nothing')).json()).toMatchObject({ code: 'not_found' })
	})

	it('[N-1] get_plan and cancel need the token; the two others are taken from our own pages only', async () => {
		const bare = (url: string, payload: object, origin?: string) =>
			server.app.inject({
				method: 'POST',
				url,
				payload,
				headers: { cookie: [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...(origin ? { origin } : {}) },
			})
		for (const path of ['/billing/get_plan', '/billing/cancel-subscription', '/billing/portal', '/billing/refund', '/billing/reconcile']) {
			expect((await bare(path, {})).json(), path).toMatchObject({ code: 'csrf' })
		}
		for (const path of ['/billing/claim-free', '/billing/create-checkout-session']) {
			expect((await bare(path, LINKS, 'https://evil.example')).json(), path).toMatchObject({ code: 'csrf' })
			expect((await bare(path, LINKS, 'http://127.0.0.1:3000')).statusCode, path).toBe(200)
		}
	})

	it('[P-2] the free pages are claimed once', async () => {
		const claim = async () => (await seller.post('/billing/claim-free', { clerk_user_id: seller.id })).json()
		expect(await claim()).toEqual({ status: 'claimed', limit: 5, pages_generated: 0, plan: 'Free' })
		expect(await claim()).toEqual({ status: 'already_claimed', limit: 5, pages_generated: 0, plan: 'Free' })
		const other = await server.user()
		const answers = await Promise.all(Array.from({ length: 10 }, () => other.post('/billing/claim-free')))
		expect(answers.filter((answer) => answer.json<{ status: string }>().status === 'claimed')).toHaveLength(1)
	})

	it('[P-2] who never claimed is given the pages at the first generation; claiming afterwards answers already_claimed', async () => {
		await seller.generate(KETTLE)
		expect((await seller.post('/billing/claim-free')).json()).toMatchObject({ status: 'already_claimed', pages_generated: 1 })
	})

	it('[P-3] one is never sent elsewhere after paying', async () => {
		for (const url of [
			'https://evil.example/',
			'//evil.example',
			'javascript:alert(1)',
			'http://127.0.0.1:3001/',
			'http://127.0.0.1:3000@evil.example',
		]) {
			for (const links of [{ success_url: url }, { cancel_url: url }]) {
				const response = await seller.post('/billing/create-checkout-session', { ...LINKS, ...links })
				expect([response.statusCode, response.json()], url).toMatchObject([400, { code: 'invalid_request' }])
			}
		}
		expect((await seller.post('/billing/create-checkout-session', { ...LINKS, plan: 'Free' })).statusCode).toBe(400)
	})
})

describe('Pro', () => {
	it('[P-3] paid, it is there by the webhook alone, and by the return page alone', async () => {
		const id = await subscribe()
		const { items } = subscriptionOf(seller)
		expect(await plan()).toMatchObject({
			plan: 'Pro',
			limit: 150,
			subscription_status: 'active',
			subscription_current_period_end: items.data[0]?.current_period_end,
			has_portal: true,
			refundable_until: expect.any(Number),
		})
		expect(id).toMatch(/^sub_/)

		stripe.outbox.setEndpoint(undefined)
		const other = await server.user()
		const back = new URL(stripe.pay(await checkout(other)))
		expect(back.href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/dashboard\?session_id=cs_/)
		const session_id = back.searchParams.get('session_id')
		expect((await seller.post('/billing/reconcile', { session_id })).statusCode).toBe(404)
		expect((await other.post('/billing/reconcile', { session_id })).json()).toMatchObject({ plan: 'Pro' })
		expect((await other.get('/api/me')).json()).toMatchObject({ plan: 'Pro', limit: 150 })
	})

	it('[P-3] paid and never come back, with every webhook lost, it is found at the next look', async () => {
		stripe.outbox.setEndpoint(undefined)
		stripe.pay(await checkout())
		expect(await plan()).toMatchObject({ plan: 'Pro' })
	})

	it('[P-3] one customer and one open checkout per user, however often and simultaneously it is asked for', async () => {
		const before = stripe.customers().length
		const urls = await Promise.all(Array.from({ length: 10 }, () => checkout()))
		expect(new Set(urls).size).toBe(1)
		expect(await checkout()).toBe(urls[0])
		expect(stripe.customers().length).toBe(before + 1)
	})

	it('[P-3] whoever has Pro is led to the portal, even while the news of it is still on its way; they pay once', async () => {
		await subscribe()
		expect(await checkout()).toContain('/p/session/')
		stripe.outbox.setEndpoint(undefined)
		const other = await server.user()
		stripe.pay(await checkout(other))
		expect(await checkout(other)).toContain('/p/session/')
		expect(stripe.subscriptions().filter((one) => one.metadata.user_id === other.id)).toHaveLength(1)
	})

	it('[P-3] a checkout that ran out gives way to a new one; so does a customer who was deleted over there', async () => {
		const first = await checkout()
		stripe.advance(2 * 86_400)
		expect(await checkout()).not.toBe(first)
		const other = await server.user()
		await checkout(other)
		const customer = stripe.customers().at(-1) ?? ''
		const gone = await fetch(`${stripe.settings.STRIPE_API_URL}/v1/customers/${customer}`, {
			method: 'DELETE',
			headers: { authorization: `Bearer ${stripe.settings.STRIPE_SECRET_KEY}` },
		})
		expect(gone.status).toBe(200)
		stripe.advance(2 * 86_400)
		stripe.pay(await checkout(other))
		await stripe.outbox.settled()
		expect(await plan(other)).toMatchObject({ plan: 'Pro' })
	})

	it('[P-3] [P-5] a renewal begins a new count; one that was not paid is grace without new pages', async () => {
		const id = await subscribe()
		await seller.generate(KETTLE)
		expect(await plan()).toMatchObject({ pages_generated: 1, limit: 150 })
		stripe.renew(id, 'failed')
		await stripe.outbox.settled()
		expect(await plan()).toMatchObject({ plan: 'Pro', subscription_status: 'past_due', pages_generated: 1 })
		stripe.recover(id)
		await stripe.outbox.settled()
		expect(await plan()).toMatchObject({ plan: 'Pro', subscription_status: 'active', pages_generated: 0 })
		expect((await seller.post('/api/usage', { clerk_user_id: seller.id })).json()).toEqual({ pages_used: 0 })
	})

	it('[P-4] canceled, it says until when, and lasts until then; then Free’s rules hold and every page is still there', async () => {
		const id = await subscribe()
		const generated = (await seller.generate(KETTLE)).json<{ page_id: string }>()
		const end = subscriptionOf(seller).items.data[0]?.current_period_end ?? 0
		const canceled = await seller.post('/billing/cancel-subscription', { clerk_user_id: seller.id })
		const stripe_cancel_at = new Date(end * 1000).toISOString()
		expect(canceled.json()).toEqual({ status: 'cancelling', subscription_current_period_end: end, stripe_cancel_at })
		expect(await plan()).toMatchObject({ plan: 'Pro', subscription_status: 'cancel_at_period_end', stripe_cancel_at, limit: 150 })
		expect((await seller.post('/billing/cancel-subscription')).json()).toMatchObject({ status: 'cancelling' })

		stripe.renew(id)
		await stripe.outbox.settled()
		expect(await plan()).toMatchObject({
			plan: 'Free',
			subscription_status: 'canceled',
			stripe_cancel_at: null,
			limit: 5,
			pages_generated: 0,
		})
		const page = `/api/pages/${generated.page_id}`
		expect((await seller.get(page)).statusCode).toBe(200)
		expect((await seller.get(`${page}/download`)).statusCode).toBe(200)
		const again = await seller.post('/billing/cancel-subscription')
		expect([again.statusCode, again.json()]).toMatchObject([409, { error: 'There is no subscription to change.' }])
		expect(await checkout()).toContain('/c/pay/')
	})

	it('[P-3] with every webhook lost, a period that has passed is looked up, and an end is found out by canceling', async () => {
		const id = await subscribe()
		await seller.generate(KETTLE)
		stripe.outbox.setEndpoint(undefined)
		stripe.renew(id)
		const yesterday = new Date(Date.now() - 86_400_000)
		await server.deps.database.db.update(subscriptions).set({ periodEnd: yesterday }).where(eq(subscriptions.id, id))
		expect((await seller.get('/api/me')).json()).toMatchObject({ plan: 'Pro', pages_generated: 1 })
		expect(await plan()).toMatchObject({ plan: 'Pro', subscription_status: 'active', pages_generated: 0 })

		stripe.end(id)
		expect((await seller.post('/billing/cancel-subscription')).json()).toMatchObject({ status: 'cancelled', stripe_cancel_at: null })
		expect(await plan()).toMatchObject({ plan: 'Free', subscription_status: 'canceled' })
	})

	it('[P-4] canceled in the portal, it is canceled here; taken back there, it is taken back', async () => {
		const id = await subscribe()
		stripe.cancelByPortal(id)
		await stripe.outbox.settled()
		expect(await plan()).toMatchObject({ subscription_status: 'cancel_at_period_end', stripe_cancel_at: expect.stringMatching(/^\d{4}-/) })
		const portal = await seller.post('/billing/portal', { return_url: HOME })
		await fetch(portal.json<{ url: string }>().url, { method: 'POST', body: new URLSearchParams({ act: 'resume' }) })
		await stripe.outbox.settled()
		expect(await plan()).toMatchObject({ subscription_status: 'active', stripe_cancel_at: null })
	})

	it('[P-3] a refund within its days gives the money back once, and ends Pro at once', async () => {
		await subscribe()
		const refund = async () => (await seller.post('/billing/refund', { clerk_user_id: seller.id })).json()
		expect(await refund()).toEqual({ status: 'refunded', amount_minor: PLANS.pro.priceUsdMinor, currency: 'usd' })
		expect(await plan()).toMatchObject({ plan: 'Free', subscription_status: 'canceled', refundable_until: null })
		expect(await refund()).toMatchObject({ code: 'conflict' })
		await subscribe()
		expect(await plan()).toMatchObject({ plan: 'Pro', refundable_until: null })
		expect(await refund()).toMatchObject({ code: 'conflict', error: expect.stringContaining('Write to us') })
		const bought = stripe.subscriptions().filter((one) => one.metadata.user_id === seller.id)
		expect([
			bought.length,
			stripe.refunds().filter(({ metadata }) => bought.some(({ id }) => id === metadata?.subscription)).length,
		]).toEqual([2, 1])
	})

	it('[P-3] a refund asked for several times at once is made once, and told to each that asks', async () => {
		await subscribe()
		const answers = await Promise.all([1, 2, 3].map(() => seller.post('/billing/refund', { clerk_user_id: seller.id })))
		for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
		expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
		const bought = stripe.subscriptions().filter((one) => one.metadata.user_id === seller.id)
		expect(stripe.refunds().filter(({ metadata }) => bought.some(({ id }) => id === metadata?.subscription))).toHaveLength(1)
	})

	it('[P-3] a Stripe that is down is told of in words, changes nothing, and never hides the plan', async () => {
		await subscribe()
		stripe.failNext(10)
		const response = await seller.post('/billing/cancel-subscription')
		expect([response.statusCode, response.json()]).toMatchObject([
			502,
			{ code: 'upstream', error: expect.stringContaining('Nothing was charged') },
		])
		stripe.failNext(0)
		expect(await plan()).toMatchObject({ plan: 'Pro', subscription_status: 'active' })
	})
})
