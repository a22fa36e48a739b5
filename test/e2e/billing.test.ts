import type { Page, Request } from '@playwright/test'
import { KETTLE, makePage, signUp } from './acts'
import { bar, expect, test } from './billing-world'
import { test as base, type World } from './world'

const storedPlan = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ppg_billing') ?? '{}') as Record<string, unknown>)

/** Through the pricing page and Stripe's own to the dashboard, on Pro. */
async function upgrade(page: Page, world: World): Promise<void> {
	await page.getByRole('link', { name: 'Upgrade' }).filter({ visible: true }).click()
	await expect(page).toHaveURL(`${world.url}/pricing`)
	await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
	await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible()
	await page.getByRole('button', { name: 'Subscribe' }).click()
	await expect(page).toHaveURL(`${world.url}/dashboard`)
	await expect(page.getByText('You are on Pro', { exact: true })).toBeVisible()
}

test('[L-11] [P-1] a visitor pressing Free goes to /signup, pressing Pro to /login', { tag: '@deep' }, async ({ seller, world }) => {
	for (const [name, path] of [
		['Start for Free', '/signup'],
		['Upgrade to Pro', '/login'],
	] as const) {
		await seller.goto(`${world.url}/pricing`)
		await expect(seller.getByText('150 product pages every month')).toBeVisible()
		await seller.getByRole('link', { name }).click()
		await expect(seller).toHaveURL(`${world.url}${path}`)
	}
})

test('[P-1] [P-6] a visitor’s plans become a seller’s when they sign in in another tab, and a visitor’s again when they leave there', {
	tag: '@deep',
}, async ({ seller, world, context }) => {
	await seller.goto(`${world.url}/pricing`)
	await expect(seller.getByRole('link', { name: 'Start for Free' })).toBeVisible()
	const other = await context.newPage()
	await signUp(other, world)
	await expect(seller.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
	await expect(bar(seller).getByRole('link', { name: 'Dashboard' })).toBeVisible()
	// A page that asks the server nothing more, whose late answer could write the plan again.
	await other.goto(`${world.url}/faq`)
	await other.evaluate(() => localStorage.removeItem('ppg_billing'))
	await expect(seller.getByRole('link', { name: 'Start for Free' })).toBeVisible()
	await expect(bar(seller).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('[P-3] [P-4] [D-2] [P-6] from Free to Pro over the checkout, canceled, kept in the portal, and refunded', async ({
	seller,
	world,
	stripe,
}) => {
	test.slow()
	stripe.outbox.setEndpoint(`${world.url}/billing/webhook`)
	await signUp(seller, world)
	await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()
	await expect(bar(seller).getByText('5 left · 0 of 5 used')).toBeVisible()
	await upgrade(seller, world)
	await expect(bar(seller).getByText('Pro', { exact: true })).toBeVisible()
	await expect(bar(seller).getByText('150 left · 0 of 150 used')).toBeVisible()
	expect(await storedPlan(seller)).toMatchObject({ plan: 'Pro', pages_generated: 0, limit: 150, subscription_status: 'active' })

	await makePage(seller, world, { product_link: KETTLE })
	await seller.goto(`${world.url}/dashboard`)
	await expect(bar(seller).getByText('149 left · 1 of 150 used')).toBeVisible()

	await seller.evaluate(() => {
		window.addEventListener('billing:updated', (event) =>
			document.body.setAttribute('data-heard', JSON.stringify((event as CustomEvent).detail)),
		)
	})
	await bar(seller).getByRole('button', { name: 'Cancel' }).click()
	const question = seller.getByRole('dialog')
	await expect(question).toContainText(
		'Cancel subscription? This will stop automatic renewal. You will keep remaining pages until the current period ends.',
	)
	await question.getByRole('button', { name: 'Keep Pro' }).click()
	await expect(question).toBeHidden()
	await bar(seller).getByRole('button', { name: 'Cancel' }).click()
	await question.getByRole('button', { name: 'Cancel subscription' }).click()
	await expect(bar(seller).getByText(/^Cancels \w+ \d+, \d{4}$/)).toBeVisible()
	await expect(seller.getByText("You won't be charged when the current subscription ends")).toBeVisible()
	await expect(bar(seller).getByText('Pro', { exact: true })).toBeVisible()
	await expect(seller.locator('body')).toHaveAttribute('data-heard', '{"plan":"Pro"}')
	expect(stripe.subscriptions()[0]).toMatchObject({ status: 'active', cancel_at_period_end: true })
	await seller.reload()
	await expect(bar(seller).getByText(/^Cancels \w+ \d+, \d{4}$/)).toBeVisible()

	await seller.getByRole('button', { name: 'Keep Pro' }).click()
	await seller.getByRole('button', { name: 'Renew subscription' }).click()
	await seller.getByRole('link', { name: 'Return' }).click()
	await expect(bar(seller).getByRole('button', { name: 'Cancel' })).toBeVisible()

	await seller.getByRole('button', { name: 'Your account' }).click()
	await seller.getByRole('menuitem', { name: 'Request a refund' }).click()
	await seller.getByRole('dialog').getByRole('button', { name: 'Refund and end Pro' }).click()
	await expect(seller.getByText('$19.00 is on its way back to you', { exact: true })).toBeVisible()
	await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()
	await expect(bar(seller).getByText('5 left · 0 of 5 used')).toBeVisible()
	await expect(seller.getByRole('link', { name: /Kettle/ }).first()).toBeVisible()
	expect(stripe.refunds()).toHaveLength(1)
})

test('[P-1] the free pages are claimed from the pricing card, once; both cards wait while one is seen to', { tag: '@deep' }, async ({
	seller,
	world,
	stripe,
}) => {
	await signUp(seller, world)
	await upgrade(seller, world)
	await seller.goto(`${world.url}/pricing`)
	const free = seller.getByRole('button', { name: 'Start for Free' })
	await expect(seller.getByRole('button', { name: 'Your plan' })).toBeDisabled()
	await free.click()
	await expect(seller.getByText('Free quota claimed: 5 pages available.', { exact: true })).toBeVisible()
	await free.click()
	await expect(seller.getByText('You have already claimed the free quota.', { exact: true })).toBeVisible()

	stripe.end(stripe.subscriptions()[0]?.id ?? '')
	stripe.outbox.setEndpoint(`${world.url}/billing/webhook`)
	await stripe.outbox.deliver(stripe.outbox.waiting, `${world.url}/billing/webhook`)
	await seller.reload()
	await expect(seller.getByRole('button', { name: 'Your plan' })).toBeDisabled()
	const { promise: held, resolve: release } = Promise.withResolvers<void>()
	await seller.route('**/billing/create-checkout-session', async (route) => {
		await held
		await route.fulfill({ status: 200, json: {} })
	})
	await seller.getByRole('button', { name: 'Upgrade to Pro' }).click()
	await expect(seller.getByRole('button', { name: 'Checking out...' })).toBeDisabled()
	await expect(seller.getByRole('article').getByRole('button')).toHaveCount(2)
	for (const button of await seller.getByRole('article').getByRole('button').all()) await expect(button).toBeDisabled()
	release()
	await expect(seller.getByText('Unable to start checkout. See console for details.', { exact: true })).toBeVisible()
	await expect(seller.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled()
})

test('[L-3] [P-1] [P-6] /pricing is the same light document for a seller, who is told of their plan as it changes', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await signUp(seller, world)
	// No script of the app, which was left, is counted.
	await seller.waitForLoadState('networkidle')
	const scripts: Request[] = []
	seller.on('requestfinished', (request) => {
		if (request.resourceType() === 'script') scripts.push(request)
	})
	await seller.goto(`${world.url}/pricing`)
	const plan = (id: string) => seller.locator(`[data-plan=${id}]`)
	await expect(plan('free').getByRole('button', { name: 'Your plan' })).toBeDisabled()
	await expect(plan('pro').getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled()
	await expect(seller.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible()
	const sizes = await Promise.all(scripts.map((request) => request.sizes()))
	const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
	expect(bytes).toBeGreaterThan(1000)
	expect(bytes).toBeLessThan(15 * 1024)
	// The buttons show the plan kept before; the answer to what is asked on this page comes behind them.
	await expect.poll(() => storedPlan(seller)).toMatchObject({ plan: 'Free', limit: 5, subscription_status: 'inactive' })

	// No answer asked for before may come after the news.
	await seller.waitForLoadState('networkidle')
	await seller.route('**/billing/get_plan', (route) => route.abort())
	await seller.evaluate(() => window.dispatchEvent(new CustomEvent('billing:updated', { detail: { plan: 'pro' } })))
	await expect(plan('pro').getByRole('button', { name: 'Your plan' })).toBeDisabled()
	await expect(plan('free').getByRole('button', { name: 'Start for Free' })).toBeEnabled()

	// Signed out in another tab.
	const other = await seller.context().newPage()
	await other.goto(`${world.url}/faq`)
	await other.evaluate(() => localStorage.removeItem('ppg_billing'))
	await expect(plan('pro').getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/login')
	await other.close()
})

test('[P-1] [W-1] in the language of the account the plans are chosen, and what goes wrong is said', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await signUp(seller, world)
	await seller.goto(`${world.url}/settings`)
	await seller.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
	await expect(seller.getByRole('heading', { name: 'الإعدادات' })).toBeVisible()
	await expect.poll(async () => (await (await seller.request.get(`${world.url}/api/me`)).json()).app_language).toBe('ar')
	// The account's, not this browser's.
	await seller.context().clearCookies({ name: 'vitrine_language' })
	await seller.goto(`${world.url}/pricing`)
	await expect(seller.locator('html')).toHaveAttribute('dir', 'rtl')
	await seller.route('**/billing/create-checkout-session', (route) =>
		route.fulfill({ status: 409, json: { code: 'conflict', error: 'Pro is not sold here.', said: { key: 'billing.not_sold' } } }),
	)
	const choose = seller.getByRole('button', { name: 'الترقية إلى Pro' })
	await choose.press('Enter')
	const notice = seller.locator('[data-notices] > li')
	await expect(notice).toContainText('تعذّر')
	expect(await notice.innerText()).not.toMatch(/[a-z]{4}/)
	await expect(choose).toBeFocused()
	await notice.getByRole('button').click()
	await expect(notice).toHaveCount(0)
})

test('[P-3] a payment that failed is told of, with the way to pay', { tag: '@deep' }, async ({ seller, world, stripe }) => {
	await signUp(seller, world)
	await upgrade(seller, world)
	stripe.outbox.setEndpoint(`${world.url}/billing/webhook`)
	stripe.renew(stripe.subscriptions()[0]?.id ?? '', 'failed')
	await stripe.outbox.settled()
	await seller.reload()
	await expect(seller.getByText('Your last payment did not go through')).toBeVisible()
	await seller.getByRole('button', { name: 'Update your card' }).click()
	await seller.getByRole('button', { name: 'Pay what is due' }).click()
	await seller.getByRole('link', { name: 'Return' }).click()
	await expect(bar(seller).getByRole('button', { name: 'Cancel' })).toBeVisible()
	await expect(seller.getByText('Your last payment did not go through')).toBeHidden()
})

base.describe('without a payment provider', () => {
	base.use({ viewport: { width: 360, height: 740 }, settings: {} })

	base('[P-3] on a phone: the sandbox checkout says what it is, and goes the same way', { tag: '@deep' }, async ({ seller, world }) => {
		await signUp(seller, world)
		await seller.getByRole('link', { name: 'Upgrade' }).filter({ visible: true }).click()
		await seller.getByRole('button', { name: 'Upgrade to Pro' }).click()
		await expect(seller.getByText('Sandbox: no card, no money')).toBeVisible()
		await seller.getByRole('button', { name: 'Pretend to pay $19' }).click()
		await expect(seller.getByText('You are on Pro', { exact: true })).toBeVisible()
		await seller.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click()
		await seller.getByRole('button', { name: 'Cancel subscription' }).click()
		await seller.getByRole('main').getByRole('button', { name: 'Keep Pro' }).click()
		await expect(seller).toHaveURL(/\/sandbox-portal/)
		await seller.getByRole('button', { name: 'Pretend the month has passed' }).click()
		await expect(seller.getByText('There is no running subscription.')).toBeVisible()
		await expect(bar(seller).getByText('Free', { exact: true })).toBeVisible()
		expect(await seller.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	})
})
