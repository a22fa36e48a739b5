import AxeBuilder from '@axe-core/playwright'
import { TRIALS_PER_ADDRESS } from '../../src/server/site/trial-limits'
import { expect, test } from './world'

test('[L-5] a visitor makes a page of the sample listing on /demo: steps, the page in an inert frame, facts, the way on', async ({
	seller,
	world,
}) => {
	await seller.goto(`${world.url}/demo`)
	await seller.getByRole('link', { name: 'Try it without an account' }).click()
	const trial = seller.getByRole('region', { name: 'Try it without an account' })
	await expect(trial.getByText('needs JavaScript', { exact: false })).toBeHidden()
	await trial.getByLabel('Language of the page').selectOption({ label: 'العربية' })
	await trial.getByLabel('Market').selectOption({ label: 'Morocco' })
	await trial.getByRole('button', { name: 'Make the page' }).click()
	await expect(trial.getByRole('status')).toHaveText('Your page is finished.')
	await expect(trial.locator('[data-trial-step][data-state="finished"]')).toHaveCount(5)

	const frame = trial.locator('iframe')
	await expect(frame).toHaveAttribute('sandbox', '')
	const page = trial.frameLocator('iframe')
	await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Vitrine Sample')
	const pictures = page.locator('img')
	expect(await pictures.count()).toBeGreaterThanOrEqual(3)
	await pictures.nth(1).scrollIntoViewIfNeeded()
	await expect.poll(() => pictures.nth(1).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(720)

	await expect(trial.getByText('22 of the 27 the listing gave', { exact: false })).toBeVisible()
	await expect(trial.locator('dd', { hasText: /^0\.9 لتر$/ })).toBeVisible()
	await expect(trial.getByText('Written by fixed rules, without a language model.', { exact: false })).toBeVisible()
	await expect(trial.getByRole('link', { name: 'Start for Free' })).toHaveAttribute('href', '/signup')
	const { violations } = await new AxeBuilder({ page: seller }).exclude('iframe').analyze()
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
	expect(await seller.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []])
})

test.describe('where nobody has tried it yet', () => {
	// The limit counts addresses, and all visitors here have one.
	test.use({ alone: true })

	test('[L-5] whoever tries it too often is told to take an account or come back, and can go on reading', { tag: '@deep' }, async ({
		seller,
		world,
	}) => {
		await seller.goto(`${world.url}/demo`)
		const trial = seller.getByRole('region', { name: 'Try it without an account' })
		const make = trial.getByRole('button', { name: 'Make the page' })
		for (let time = 0; time < TRIALS_PER_ADDRESS; time++) {
			await make.click()
			await expect(trial.getByRole('status')).toHaveText('Your page is finished.')
			await expect(make).toBeEnabled()
		}
		await make.click()
		await expect(trial.getByRole('alert')).toContainText('With an account you make pages of your own products')
		await expect(trial.locator('iframe')).toHaveCount(0)
		await expect(make).toBeEnabled()
	})
})

const IN_WORDS = [
	{
		tag: 'fr',
		title: 'Essayez sans compte',
		replayed: 'Un filet lent et régulier',
		make: 'Créer la page',
		done: 'Votre page est prête.',
	},
	{ tag: 'ar', title: 'جرّب دون حساب', replayed: 'صبّ هادئ وثابت', make: 'اصنع الصفحة', done: 'صفحتك جاهزة.' },
	{
		tag: 'es',
		title: 'Pruébalo sin cuenta',
		replayed: 'Un chorro lento y constante',
		make: 'Hacer la página',
		done: 'Tu página está lista.',
	},
] as const

for (const { tag, title, replayed, make, done } of IN_WORDS) {
	test(`[L-1] [L-5] [W-1] what is replayed and tried is in the language of its reader: ${tag}`, { tag: '@deep' }, async ({
		seller,
		world,
	}) => {
		await seller.goto(`${world.url}/${tag}`)
		await expect(seller.locator('.replay-page').getByText(replayed, { exact: true }).first()).toBeVisible()
		await seller.locator('main a[href^="/demo"]').click()
		await expect(seller).toHaveURL(`${world.url}/demo?language=${tag}`)
		const site = seller.locator('.site')
		await expect(site).toHaveAttribute('lang', tag)
		await expect(site).toHaveAttribute('dir', tag === 'ar' ? 'rtl' : 'ltr')
		const trial = seller.getByRole('region', { name: title })
		await expect(trial.getByText(replayed, { exact: true }).first()).toBeVisible()
		await expect(seller.locator(`track[default][srclang=${tag}]`)).toHaveCount(2)
		await trial.getByRole('button', { name: make }).click()
		await expect(trial.getByRole('status')).toHaveText(done)
		await expect(trial.frameLocator('iframe').locator('html')).toHaveAttribute('lang', tag)
		await expect(trial.locator('[data-trial-used]')).toContainText(/\d+.*\d+/)
		// A refusal of the server comes in the same language, with its figures.
		await seller.route('**/api/trial', (route) =>
			route.fulfill({
				status: 429,
				contentType: 'application/json',
				body: JSON.stringify({
					error: 'English',
					code: 'rate_limited',
					request_id: 'r1',
					said: { key: 'site.trial_often', params: { pages: 3, wait: { key: 'request.minutes', params: { count: 7 } } } },
				}),
			}),
		)
		await trial.getByRole('button', { name: make }).click()
		await expect(trial.getByRole('alert')).toContainText(/3 .* 7 /)
		await expect(trial.getByRole('alert')).not.toContainText('English')
	})
}

test('[L-5] a server that cannot be reached is said to be, and the visitor can try again', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(`${world.url}/demo`)
	const trial = seller.getByRole('region', { name: 'Try it without an account' })
	await seller.route('**/api/trial', (route) => route.abort())
	await trial.getByRole('button', { name: 'Make the page' }).click()
	await expect(trial.getByRole('alert')).toHaveText('Vitrine could not be reached. Check your connection and try again.')
	await seller.unroute('**/api/trial')
	await trial.getByRole('button', { name: 'Make the page' }).click()
	await expect(trial.getByRole('alert')).toBeHidden()
	await expect(trial.locator('iframe')).toBeVisible()
})

test('[L-5] [L-9] without JavaScript /demo says what there is and shows a page that was made', { tag: '@deep' }, async ({
	browser,
	world,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
	const page = await context.newPage()
	await page.goto(`${world.url}/demo`)
	const trial = page.getByRole('region', { name: 'Try it without an account' })
	await expect(trial.getByText('Making one here needs JavaScript.', { exact: false })).toBeVisible()
	await expect(trial.getByRole('button', { name: 'Make the page' })).toHaveCount(0)
	await expect(page.locator('.replay-page, video').first()).toBeVisible()
	await context.close()
})
