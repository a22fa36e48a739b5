import type { Page } from '@playwright/test'
import { exportFormatSchema } from '../../src/core/contracts/pages'
import { PLAN_CARDS } from '../../src/core/plans/plan-cards'
import { generate, haveAccount, LEAN, makePage, pageIsReady, send, signUp } from './acts'
import { bar, buyPro, checkout, expect, planOf, tellNews, test } from './billing-world'
import { firstHeadline, typeInto } from './editor'
import type { World } from './world'

const QUESTION = 'Cancel subscription? This will stop automatic renewal. You will keep remaining pages until the current period ends.'

/** What /pricing says of each plan. */
async function cardsAreWhole(page: Page, world: World): Promise<void> {
	await page.goto(`${world.url}/pricing`)
	for (const { name, description, price, period, features, popular } of PLAN_CARDS) {
		const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
		for (const text of [description, price, period, ...features]) await expect(card).toContainText(text)
		await expect(card.getByText('Recommended')).toHaveCount(popular ? 1 : 0)
	}
}

/** Presses Cancel in the bar and says yes to the question. */
async function cancelOnScreen(page: Page): Promise<void> {
	await bar(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(page.getByRole('dialog')).toContainText(QUESTION)
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
}

test('[P-1] [D-2] visitors and sellers see the same cards: $0 for 5 pages, $19 a month for 150; the current plan is disabled', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	await cardsAreWhole(seller, world)
	await signUp(seller, world)
	await cardsAreWhole(seller, world)
	expect(PLAN_CARDS.map(({ price, features }) => [price, features[0]])).toEqual([
		['$0', '5 product pages, once'],
		['$19', '150 product pages every month'],
	])
	await expect(seller.getByRole('button', { name: 'Your plan' })).toBeDisabled()
	await expect(seller.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled()
	await buyPro(seller, world, stripe)
	await seller.reload()
	await expect(seller.getByRole('button', { name: 'Start for Free' })).toBeEnabled()
	await expect(seller.getByRole('button', { name: 'Your plan' })).toBeDisabled()
})

test('[P-1] [P-4] an error of a claim, checkout or cancellation is told in the specification’s words and changes nothing', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	const told = (text: string) => seller.getByText(text, { exact: true })
	const once = async (path: string, answer: object) => seller.route(`**${path}`, (route) => route.fulfill(answer), { times: 1 })
	await haveAccount(seller, world)
	await buyPro(seller, world, stripe)
	await seller.goto(`${world.url}/dashboard`)
	// Stripe is out of order, however often it is asked.
	stripe.failNext(99)
	await cancelOnScreen(seller)
	await expect(told('Failed to cancel subscription. See console for details.')).toBeVisible()
	stripe.failNext(0)
	await once('/billing/cancel-subscription', { json: { status: 'perhaps' } })
	await cancelOnScreen(seller)
	await expect(told('The answer about your subscription was not understood.')).toBeVisible()
	expect(stripe.subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: false }])

	await seller.goto(`${world.url}/pricing`)
	const claim = seller.getByRole('button', { name: 'Start for Free' })
	await once('/billing/claim-free', { json: { status: 'perhaps' } })
	await claim.click()
	await expect(told('Unexpected response. Check console.')).toBeVisible()
	for (const answer of [
		{ json: { error: 'Out of order.' } },
		{ status: 500, json: { error: 'Out of order.', code: 'internal' } },
		undefined,
	]) {
		await seller.reload()
		await seller.route('**/billing/claim-free', (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 })
		await claim.click()
		await expect(told('Unable to claim free quota. See console for details.')).toBeVisible()
		await expect(claim).toBeEnabled()
	}
	await claim.click()
	await expect(told('Free quota claimed: 5 pages available.')).toBeVisible()

	// Given back in another tab meanwhile: there is nothing left to cancel.
	await seller.goto(`${world.url}/dashboard`)
	await expect(bar(seller).getByRole('button', { name: 'Cancel' })).toBeVisible()
	expect((await send(seller, world, '/billing/refund')).status()).toBe(200)
	await cancelOnScreen(seller)
	await expect(told('Unable to cancel subscription: There is no subscription to change.')).toBeVisible()

	await seller.goto(`${world.url}/pricing`)
	stripe.failNext(99)
	await seller.getByRole('button', { name: 'Upgrade to Pro' }).click()
	await expect(told('Unable to start checkout. See console for details.')).toBeVisible()
	stripe.failNext(0)
	await seller.getByRole('button', { name: 'Upgrade to Pro' }).click()
	await expect(seller.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible()
})

test('[P-3] [P-1] a renewal begins a new count of pages; one that was not paid gives time but no pages, until it is paid', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	tellNews(stripe, world)
	await haveAccount(seller, world)
	const subscription = await buyPro(seller, world, stripe)
	await makePage(seller, world)
	await seller.goto(`${world.url}/dashboard`)
	await expect(bar(seller).getByText('149 left · 1 of 150 used')).toBeVisible()

	stripe.renew(subscription)
	await stripe.outbox.settled()
	await seller.reload()
	await expect(bar(seller).getByText('150 left · 0 of 150 used')).toBeVisible()
	await makePage(seller, world)

	stripe.renew(subscription, 'failed')
	await stripe.outbox.settled()
	await seller.reload()
	await expect(seller.getByText('Your last payment did not go through')).toBeVisible()
	await expect(bar(seller).getByText('Pro', { exact: true })).toBeVisible()
	await expect(bar(seller).getByText('149 left · 1 of 150 used')).toBeVisible()

	stripe.recover(subscription)
	await stripe.outbox.settled()
	await seller.reload()
	await expect(bar(seller).getByText('150 left · 0 of 150 used')).toBeVisible()
	await expect(seller.getByText('Your last payment did not go through')).toHaveCount(0)
	await seller.goto(`${world.url}/pages`)
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('2 pages')
})

test('[P-3] [P-4] [D-2] Pro canceled in the portal lasts to the period’s end; then it is Free, and all pages stay usable', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	test.slow()
	tellNews(stripe, world)
	await haveAccount(seller, world)
	const subscription = await buyPro(seller, world, stripe)
	const id = await makePage(seller, world)
	await seller.goto(`${world.url}/dashboard`)
	await seller.getByRole('button', { name: 'Your account' }).click()
	await seller.getByRole('menuitem', { name: 'Manage billing' }).click()
	await seller.getByRole('button', { name: 'Cancel subscription' }).click()
	await expect(seller.getByText('Pro: active, canceled')).toBeVisible()
	await stripe.outbox.settled()
	await seller.getByRole('link', { name: 'Return' }).click()
	await expect(seller).toHaveURL(`${world.url}/dashboard`)
	await expect(bar(seller).getByText(/^Cancels \w+ \d+, \d{4}$/)).toBeVisible()
	await expect(seller.getByText("You won't be charged when the current subscription ends")).toBeVisible()
	await expect(bar(seller).getByText('149 left · 1 of 150 used')).toBeVisible()
	await generate(seller, LEAN)
	await pageIsReady(seller, world)

	stripe.renew(subscription)
	await stripe.outbox.settled()
	await seller.goto(`${world.url}/dashboard`)
	await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()
	await expect(bar(seller).getByText('5 left · 0 of 5 used')).toBeVisible()
	await expect(bar(seller).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')

	await seller.goto(`${world.url}/product-result?page=${id}`)
	await pageIsReady(seller, world)
	await typeInto(seller, firstHeadline(seller), 'A kettle that stays')
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()
	const [download] = await Promise.all([
		seller.waitForEvent('download'),
		seller
			.getByRole('button', { name: 'Download HTML Page' })
			.or(seller.getByRole('link', { name: 'Download HTML Page' }))
			.click(),
	])
	expect(download.suggestedFilename()).toBe('product_page.html')
	for (const format of exportFormatSchema.options) {
		const file = await seller.request.get(`${world.url}/api/pages/${id}/export/${format}`)
		expect([format, file.status()]).toEqual([format, 200])
	}
	await seller.goto(`${world.url}/pages`)
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('2 pages')
})

test('[P-3] Stripe’s news brings Pro to whoever closed the tab after paying; sent twice, backwards or forged, it changes nothing', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	const webhook = `${world.url}/billing/webhook`
	await signUp(seller, world)
	stripe.pay(await checkout(seller, world))
	const [event] = stripe.outbox.events.filter(({ type }) => type === 'customer.subscription.updated')
	if (!event) throw new Error('Stripe has nothing to tell')
	const old = Math.floor(Date.now() / 1000) - 3600
	for (const [body, signature] of [
		[event.body, undefined],
		[event.body, stripe.outbox.sign(`${event.body} `)],
		[event.body, stripe.outbox.sign(event.body, old)],
		[event.body.replace('"active"', '"paused"'), stripe.outbox.sign(event.body)],
	] as const) {
		const headers = { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) }
		const answer = await fetch(webhook, { method: 'POST', body, headers })
		expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'invalid_request'])
	}
	await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()

	const backwards = stripe.outbox.events.toReversed()
	expect(await stripe.outbox.deliver([...backwards, ...backwards], webhook)).toEqual(Array(2 * backwards.length).fill(200))
	await seller.reload()
	await expect(bar(seller).getByText('Pro', { exact: true })).toBeVisible()
	await makePage(seller, world)

	const [{ id } = { id: '' }] = stripe.subscriptions()
	stripe.renew(id)
	stripe.cancelByPortal(id)
	expect(await stripe.outbox.deliver([...stripe.outbox.events.toReversed(), ...stripe.outbox.events], webhook)).not.toContain(500)
	await makePage(seller, world)
	await stripe.outbox.deliver(stripe.outbox.events, webhook)
	expect(await planOf(seller, world)).toMatchObject({ plan: 'Pro', subscription_status: 'cancel_at_period_end', pages_generated: 1 })

	stripe.end(id)
	await stripe.outbox.deliver(stripe.outbox.events.toReversed(), webhook)
	await seller.reload()
	await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()
	expect(await planOf(seller, world)).toMatchObject({ plan: 'Free', limit: 5, pages_generated: 0, subscription_status: 'canceled' })
})

test('[P-6] [D-2] the stored plan is shown before the server answers; what another tab or script tells of it is taken over', {
	tag: '@deep',
}, async ({ seller, world, stripe, context }) => {
	await haveAccount(seller, world)
	await buyPro(seller, world, stripe)
	await seller.goto(`${world.url}/dashboard`)
	const other = await context.newPage()
	await other.goto(`${world.url}/settings`)
	await expect(bar(other).getByRole('button', { name: 'Cancel' })).toBeVisible()
	await cancelOnScreen(seller)
	await expect(bar(seller).getByText(/^Cancels \w+ \d+, \d{4}$/)).toBeVisible()
	const stored = await seller.evaluate(() => JSON.parse(localStorage.getItem('ppg_billing') ?? '{}'))
	const { plan, pages_generated, limit, subscription_current_period_end } = await planOf(seller, world)
	const kept = { plan, pages_generated, limit, subscription_status: 'cancel_at_period_end', subscription_current_period_end }
	expect(stored).toEqual(kept)

	await seller.route('**/billing/get_plan', (route) => route.abort())
	await seller.reload()
	await expect(bar(seller).getByText(/^Cancels \w+ \d+, \d{4}$/)).toBeVisible()
	await seller.evaluate(() =>
		localStorage.setItem(
			'ppg_billing',
			localStorage.ppg_billing.replace(/"subscription_current_period_end":\d+/, '"subscription_current_period_end":null'),
		),
	)
	await seller.reload()
	await expect(bar(seller).getByText('Cancels at period end', { exact: true })).toBeVisible()
	await seller.unroute('**/billing/get_plan')

	expect((await send(seller, world, '/billing/refund')).status()).toBe(200)
	await seller.evaluate(() => window.dispatchEvent(new CustomEvent('billing:updated', { detail: { plan: 'Free' } })))
	await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()
	await expect(bar(seller).getByRole('link', { name: 'Upgrade' })).toBeVisible()
	await expect(bar(other).getByText('Free', { exact: true })).toBeVisible()
	await other.close()
})

test('[A-6] [P-3] with the account its subscription ends; while Stripe does not answer, nothing of it is deleted', {
	tag: '@deep',
}, async ({ seller, world, stripe }) => {
	await haveAccount(seller, world)
	await buyPro(seller, world, stripe)
	await makePage(seller, world)
	await seller.goto(`${world.url}/settings`)
	// The store profile pushes down what is below it when it has come.
	await expect(seller.locator('main [aria-busy]')).toHaveCount(0)
	await seller.getByRole('button', { name: 'Delete my account' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Delete your account?' })
	await dialog.getByLabel('To confirm, type').fill(world.email)
	await dialog.getByLabel('Password', { exact: true }).fill('a-long-password')
	stripe.failNext(99)
	await dialog.getByRole('button', { name: 'Delete everything' }).click()
	await expect(seller.getByText('so nothing was deleted', { exact: false })).toBeVisible()
	expect(stripe.subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: false }])
	expect(await planOf(seller, world)).toMatchObject({ plan: 'Pro', pages_generated: 1 })
	stripe.failNext(0)
	await dialog.getByRole('button', { name: 'Delete everything' }).click()
	await expect(seller.getByText('Your account is deleted.', { exact: true })).toBeVisible()
	expect(stripe.subscriptions()).toMatchObject([{ cancel_at_period_end: true }])
})
