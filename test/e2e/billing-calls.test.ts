import type { Page } from '@playwright/test'
import { csrfHeader, haveAccount, makePage, send, userId } from './acts'
import { expect, planOf, test } from './billing-world'
import type { World } from './world'

const TOKEN_CALLS = [
	'/api/usage',
	'/billing/get_plan',
	'/billing/cancel-subscription',
	'/billing/refund',
	'/billing/portal',
	'/billing/reconcile',
]
const ORIGIN_CALLS = ['/billing/claim-free', '/billing/create-checkout-session']

/** A call without the token, as JSON text; `headers` as a caller would add them. */
async function post(page: Page, world: World, path: string, body = '{}', headers: Record<string, string> = {}) {
	const data = Buffer.from(body)
	return page.request.post(`${world.url}${path}`, { data, headers: { 'content-type': 'application/json', ...headers } })
}

test('[P-2] [N-1] the calls of plan and usage at their paths, with the fields of the specification, from Free over Pro to canceled', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	await haveAccount(seller, world)
	const id = await userId(seller, world)
	const call = async (path: string, data: object) => {
		const answer = await send(seller, world, path, data)
		expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'application/json; charset=utf-8'])
		return (await answer.json()) as Record<string, unknown>
	}
	const usage = {
		clerk_user_id: id,
		clerk_created_at: '2026-01-01T00:00:00Z',
		clerk_username: 'amina',
		clerk_email: world.email,
		plan: 'Pro',
		limit: 9999,
	}
	const free = {
		plan: 'Free',
		pages_generated: 0,
		limit: 5,
		subscription_status: 'inactive',
		subscription_current_period_end: null,
		stripe_cancel_at: null,
		payments: 'stripe',
		refundable_until: null,
		has_portal: false,
	}
	expect(await call('/billing/get_plan', { userId: id })).toEqual(free)
	expect(await call('/billing/get_plan', { userId: id, clerk_user_id: id })).toEqual(free)
	expect(await call('/api/usage', usage)).toEqual({ pages_used: 0 })
	const claimed = { limit: 5, pages_generated: 0, plan: 'Free' }
	expect(await call('/billing/claim-free', { clerk_user_id: id })).toEqual({ status: 'claimed', ...claimed })
	expect(await call('/billing/claim-free', { clerk_user_id: id })).toEqual({ status: 'already_claimed', ...claimed })

	const home = `${world.url}/dashboard`
	const wanted = { clerk_user_id: id, plan: 'pro', success_url: home, cancel_url: home }
	const { url, ...nothing } = await call('/billing/create-checkout-session', wanted)
	expect([String(url).startsWith(stripe.settings.STRIPE_API_URL), nothing]).toEqual([true, {}])
	// Asked for twice, it is the same checkout: nobody pays twice.
	expect(await call('/billing/create-checkout-session', wanted)).toEqual({ url })
	const back = new URL(stripe.pay(String(url)))
	expect(back.href).toBe(`${home}?session_id=${back.searchParams.get('session_id')}`)
	await makePage(seller, world)
	const [subscription] = stripe.subscriptions()
	const end = subscription?.items.data[0]?.current_period_end ?? 0
	const pro = await call('/billing/reconcile', { session_id: back.searchParams.get('session_id') })
	expect(pro).toEqual({
		...free,
		plan: 'Pro',
		limit: 150,
		subscription_status: 'active',
		subscription_current_period_end: end,
		refundable_until: expect.any(Number),
		has_portal: true,
	})
	// The page was made while Stripe's news was on its way: it counts with the free ones.
	expect(await call('/api/usage', usage)).toEqual({ pages_used: 0 })
	await makePage(seller, world)
	expect(await call('/api/usage', usage)).toEqual({ pages_used: 1 })
	const { url: portal } = await call('/billing/portal', { clerk_user_id: id, return_url: home })
	expect(String(portal)).toContain('/p/session/')

	const cancelAt = new Date(end * 1000).toISOString()
	expect(await call('/billing/cancel-subscription', { clerk_user_id: id })).toEqual({
		status: 'cancelling',
		subscription_current_period_end: end,
		stripe_cancel_at: cancelAt,
	})
	expect(await planOf(seller, world)).toEqual({
		...pro,
		pages_generated: 1,
		subscription_status: 'cancel_at_period_end',
		stripe_cancel_at: cancelAt,
	})
	expect(await call('/billing/refund', { clerk_user_id: id })).toEqual({ status: 'refunded', amount_minor: 1900, currency: 'usd' })
	expect(await planOf(seller, world)).toMatchObject({ plan: 'Free', pages_generated: 1, limit: 5, subscription_status: 'canceled' })
})

test('[N-1] [P-2] a call of plan or usage without session, token, own origin or sense is refused in JSON, and changes nothing', {
	tag: '@deep',
}, async ({ seller, world, stripe, browser }) => {
	await haveAccount(seller, world)
	const visitor = await (await browser.newContext()).newPage()
	const home = `${world.url}/dashboard`
	const checkout = { plan: 'Pro', success_url: home, cancel_url: home }
	for (const path of [...TOKEN_CALLS, ...ORIGIN_CALLS]) {
		const answer = await send(visitor, world, path, checkout)
		expect([path, answer.status(), await answer.json()]).toEqual([path, 401, expect.objectContaining({ code: 'unauthenticated' })])
	}
	const { 'x-csrftoken': given } = await csrfHeader(seller, world)
	const cookies = await seller.context().cookies(world.url)
	expect(cookies.filter(({ name }) => name === 'csrftoken').map(({ value }) => decodeURIComponent(value))).toEqual([given])
	const another = await csrfHeader(visitor, world)
	for (const path of TOKEN_CALLS) {
		for (const headers of [{}, { 'x-csrftoken': 'made.up' }, another]) {
			const answer = await post(seller, world, path, '{}', headers as Record<string, string>)
			expect([path, answer.status(), await answer.json()]).toEqual([path, 403, expect.objectContaining({ code: 'csrf' })])
		}
	}
	// Nor does another's token do in both places, as a neighbouring site could plant it.
	for (const path of TOKEN_CALLS) {
		await seller.context().addCookies([{ name: 'csrftoken', value: another['x-csrftoken'], url: world.url }])
		const answer = await post(seller, world, path, '{}', another)
		expect([path, answer.status(), await answer.json()]).toEqual([path, 403, expect.objectContaining({ code: 'csrf' })])
	}
	for (const path of ORIGIN_CALLS) {
		const answer = await post(seller, world, path, JSON.stringify(checkout), { origin: 'https://evil.example' })
		expect([path, answer.status(), await answer.json()]).toEqual([path, 403, expect.objectContaining({ code: 'csrf' })])
	}
	const refused: [path: string, body: string, status: number, code: string][] = [
		['/billing/create-checkout-session', JSON.stringify({ ...checkout, plan: 'Gold' }), 400, 'invalid_request'],
		['/billing/create-checkout-session', JSON.stringify({ ...checkout, success_url: 'https://evil.example/' }), 400, 'invalid_request'],
		['/billing/create-checkout-session', JSON.stringify({ ...checkout, cancel_url: '//evil.example/' }), 400, 'invalid_request'],
		['/billing/create-checkout-session', '{}', 400, 'invalid_request'],
		['/billing/claim-free', '{"clerk_user_id":', 400, 'invalid_request'],
		['/billing/claim-free', '{"clerk_user_id":1}', 400, 'invalid_request'],
		['/billing/portal', JSON.stringify({ return_url: 'https://evil.example/' }), 409, 'conflict'],
		['/billing/cancel-subscription', '{}', 409, 'conflict'],
		['/billing/refund', '{}', 409, 'conflict'],
		['/billing/reconcile', '{"session_id":"cs_test_nobody"}', 404, 'not_found'],
		['/billing/no-such-call', '{}', 404, 'not_found'],
		['/billing/sandbox/pay', '{"id":"x"}', 404, 'not_found'],
	]
	const token = await csrfHeader(seller, world)
	for (const [path, body, status, code] of refused) {
		const answer = await post(seller, world, path, body, token)
		expect([path, body, answer.status(), await answer.json()]).toEqual([
			path,
			body,
			status,
			expect.objectContaining({ code, error: expect.any(String) }),
		])
	}
	expect([stripe.customers(), stripe.subscriptions()]).toEqual([[], []])
	expect(await planOf(seller, world)).toMatchObject({ plan: 'Free', pages_generated: 0 })
	await visitor.context().close()
})
