import type { Locator, Page } from '@playwright/test'
import { SITE_PAGES } from '../../src/core/site/site-pages'
import { PASSWORD, signUp } from './acts'
import { paleIn, violationsIn } from './stumbles'
import { expect, test } from './world'

const PATHS = SITE_PAGES.filter((page) => !page.isHidden).map(({ path }) => path)

test('[L-1] the landing page shows every part, leads where its buttons say, and opens one question at a time', async ({
	seller,
	world,
}) => {
	await seller.goto(world.url)
	const bar = seller.getByRole('navigation', { name: 'Main' })
	for (const [name, address] of [
		['Pricing', '/#pricing'],
		['Reviews', '/#reviews'],
		['FAQ', '/#faq'],
		['Blog', '/blog'],
		['Login', '/login'],
	] as const) {
		await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
	}
	for (const heading of [
		'What you get',
		'Take it to your store',
		'From a link to a lit window',
		'What sellers say',
		'Start free',
		'Questions',
	]) {
		await expect(seller.getByRole('heading', { name: heading, exact: true })).toBeVisible()
	}
	await expect(seller.getByText('be the first to write one', { exact: false })).toBeVisible()
	await expect(seller.getByText('Measured on this installation')).toHaveCount(0)
	await seller.getByRole('link', { name: 'Launch Your First Product Free' }).click()
	await expect(seller.getByRole('heading', { name: 'Start free' })).toBeInViewport()
	const safe = seller.locator('details', { hasText: 'Is my store information safe?' })
	await safe.locator('summary').click()
	await expect(safe).toHaveJSProperty('open', true)
	await expect(seller.locator('details.faq-item[open]')).toHaveCount(1)
	await safe.locator('summary').click()
	await expect(seller.locator('details.faq-item[open]')).toHaveCount(0)
	await seller.getByRole('link', { name: 'Watch Demo' }).click()
	await expect(seller).toHaveURL(`${world.url}/demo`)
})

test('[L-11] [L-2] a visitor pressing Free or a free trial goes to sign up, Pro to sign in', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await seller.goto(`${world.url}/#pricing`)
	await expect(seller.locator('#pricing').getByRole('link', { name: 'Start for Free' })).toHaveAttribute('href', '/signup')
	await expect(seller.locator('#pricing').getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/login')
	await seller.goto(`${world.url}/landing`)
	for (const name of ['Start for Free', 'Try it Free']) await expect(seller.getByRole('link', { name })).toHaveAttribute('href', '/signup')
})

test('[L-1] whoever is signed in finds the dashboard in the bar, and buys on /pricing', { tag: '@deep' }, async ({ seller, world }) => {
	await signUp(seller, world)
	await seller.goto(world.url)
	await expect(seller.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
		'href',
		'/dashboard',
	)
	await expect(seller.locator('#pricing').getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing')
	await seller.goto(`${world.url}/pricing`)
	await expect(seller.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled()
})

test('[L-8] [L-6] what is not there says so, with the way back', { tag: '@deep' }, async ({ seller, world }) => {
	expect((await seller.goto(`${world.url}/no/such/page`))?.status()).toBe(404)
	await expect(seller.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
	await seller.getByRole('link', { name: 'Return to Home' }).click()
	await expect(seller).toHaveURL(`${world.url}/`)
	expect((await seller.goto(`${world.url}/blog/no-such-article`))?.status()).toBe(404)
	await expect(seller.getByRole('heading', { name: 'Article not found' })).toBeVisible()
	await seller.getByRole('link', { name: 'Back to the blog' }).click()
	await expect(seller.getByRole('link', { name: /^Read article/ })).toHaveCount(6)
})

test('[L-9] every public page is whole without JavaScript, says who it is, and fits a phone', { tag: '@deep' }, async ({
	browser,
	world,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
	const page = await context.newPage()
	const titles = new Set<string>()
	const descriptions = new Set<string>()
	for (const path of PATHS) {
		await page.goto(`${world.url}${path}`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200)
		expect(await page.locator('html').innerHTML(), path).not.toContain('{{')
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
		titles.add(await page.title())
		descriptions.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '')
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${world.url}${path}`)
		for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
			await expect(page.locator(`meta[property="${name}"]`)).toHaveCount(1)
		}
		for (const data of await page.locator('script[type="application/ld+json"]').allInnerTexts()) JSON.parse(data)
	}
	expect([titles.size, descriptions.size]).toEqual([PATHS.length, PATHS.length])
	await context.close()
})

test('[L-9] no link is dead, no anchor leads nowhere, and every page can be reached from the first', async ({ request, world }) => {
	const htmlOf = new Map<string, string>()
	const waiting = ['/']
	const linked = new Set<string>(waiting)
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		const answer = await request.get(`${world.url}${path}`)
		expect([path, answer.status()]).toEqual([path, 200])
		if (!answer.headers()['content-type']?.includes('html')) continue
		htmlOf.set(path, await answer.text())
		for (const [, address = ''] of (htmlOf.get(path) ?? '').matchAll(
			/(?:href|src|content)="(?:http:\/\/127\.0\.0\.1:\d+)?(\/[^"#]*)(?:#[^"]*)?"/g,
		)) {
			if (!linked.has(address)) waiting.push(address)
			linked.add(address)
		}
	}
	expect(PATHS.filter((path) => !linked.has(path))).toEqual([])
	for (const [path, html] of htmlOf) {
		for (const [, target = '', anchor = ''] of html.matchAll(/href="(\/[^"#]*)?#([^"]+)"/g)) {
			expect([path, anchor, (htmlOf.get(target || path) ?? '').includes(`id="${anchor}"`)]).toEqual([path, anchor, true])
		}
	}
})

test('[L-9] axe finds nothing on any public page, light or dark', { tag: '@deep' }, async ({ browser, world }) => {
	test.setTimeout(240_000)
	const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	for (const path of [...PATHS, '/no/such/page']) {
		await page.goto(`${world.url}${path}`)
		expect(await violationsIn(page, path)).toEqual([])
		expect(await paleIn(page, path, 'dark')).toEqual([])
	}
	await context.close()
})

test('[L-9] the landing page reads from right to left in Arabic', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(`${world.url}/ar`)
	await expect(seller.locator('html')).toHaveAttribute('dir', 'rtl')
	const [mark, login] = await Promise.all([
		seller.getByRole('link', { name: 'Vitrine', exact: true }).boundingBox(),
		seller.getByRole('link', { name: 'تسجيل الدخول' }).boundingBox(),
	])
	expect(mark?.x ?? 0).toBeGreaterThan(login?.x ?? 0)
})

test('[L-9] the public pages are walked by keyboard: past the bar, through menu, questions and plans, to the form of sign-in', {
	tag: '@deep',
}, async ({ seller, world }) => {
	const { keyboard } = seller
	const tabTo = async (target: Locator) => {
		for (let step = 0; step < 40 && !(await target.evaluate((element) => element === document.activeElement)); step += 1) {
			await keyboard.press('Tab')
			const outline = await seller.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
			expect(outline).not.toBe('none')
		}
		await expect(target).toBeFocused()
	}
	await seller.setViewportSize({ width: 360, height: 740 })
	await seller.goto(world.url)
	await keyboard.press('Tab')
	await expect(seller.getByRole('link', { name: 'Skip to content' })).toBeFocused()
	const menu = seller.locator('.site-menu > summary')
	await tabTo(menu)
	await keyboard.press('Enter')
	await tabTo(seller.locator('.site-menu').getByRole('link', { name: 'FAQ' }))
	await keyboard.press('Enter')
	await expect(seller).toHaveURL(`${world.url}/#faq`)
	await seller.goto(`${world.url}/faq`)
	await keyboard.press('Tab')
	await keyboard.press('Enter')
	await expect(seller).toHaveURL(`${world.url}/faq#main`)
	const question = seller.locator('details.faq-item').nth(1)
	await tabTo(question.locator('summary'))
	await keyboard.press('Space')
	await expect(question).toHaveJSProperty('open', true)
	await seller.goto(`${world.url}/pricing`)
	await tabTo(seller.getByRole('link', { name: 'Upgrade to Pro' }))
	await keyboard.press('Enter')
	await expect(seller).toHaveURL(`${world.url}/login`)
	await tabTo(seller.getByLabel('E-mail'))
	await keyboard.type('nobody@vitrine.example')
	await tabTo(seller.getByLabel('Password', { exact: true }))
	await keyboard.type('not a password')
	await tabTo(seller.getByRole('button', { name: 'Sign in' }))
	await keyboard.press('Enter')
	await expect(seller.getByText('E-mail and password do not match.', { exact: false })).toBeVisible()
})

const withPixel = test.extend<{ settings: Record<string, string> }>({
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this needs nothing
	settings: async ({}, use) => use({ PIXEL_ID: '123456789012345' }),
})

/** Everything that goes to the pixel's maker; it is answered by nobody. */
async function watchPixel(page: Page): Promise<string[]> {
	const asked: string[] = []
	await page.route(/facebook\.(?:com|net)/, async (route) => {
		asked.push(route.request().url())
		await route.fulfill({ contentType: 'text/javascript', body: '' })
	})
	return asked
}

/** Calls that wait for the pixel's script: the event, and what it is told. */
const eventsOf = (page: Page) =>
	page.evaluate(() => (window as { fbq?: { queue: unknown[][] } }).fbq?.queue.filter(([call]) => /^track/.test(String(call))) ?? [])

withPixel(
	'[L-10] nothing is asked of the pixel before consent; refusing is as easy as accepting, and so is taking it back',
	async ({ seller, world }) => {
		const asked = await watchPixel(seller)
		await seller.goto(world.url)
		const question = seller.getByRole('region', { name: 'May we load the Meta pixel?' })
		await expect(question).toBeVisible()
		const [refuse, accept] = await Promise.all(
			['Refuse', 'Accept'].map((name) => question.getByRole('button', { name, exact: true }).boundingBox()),
		)
		expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height])
		expect(await seller.context().cookies()).toEqual([])
		await question.getByRole('button', { name: 'Refuse' }).click()
		await expect(question).toBeHidden()
		for (const path of ['/', '/blog', '/pricing', '/signup']) {
			await seller.goto(`${world.url}${path}`, { waitUntil: 'networkidle' })
			await expect(seller.locator('[data-consent]:visible')).toHaveCount(0)
		}
		expect(asked).toEqual([])

		await seller.goto(world.url)
		await seller.getByRole('button', { name: 'Cookie settings' }).click()
		await question.getByRole('button', { name: 'Accept' }).click()
		await expect.poll(() => asked).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
		expect(await eventsOf(seller)).toEqual([
			['track', 'PageView'],
			['trackCustom', 'VisitLanding'],
		])
		await seller.goto(`${world.url}/pricing`)
		await expect.poll(() => eventsOf(seller)).toEqual([['track', 'PageView']])

		await seller.getByRole('button', { name: 'Cookie settings' }).click()
		await question.getByRole('button', { name: 'Refuse' }).click()
		const before = asked.length
		await seller.goto(`${world.url}/faq`, { waitUntil: 'networkidle' })
		expect(asked).toHaveLength(before)
		expect(await eventsOf(seller)).toEqual([])
	},
)

withPixel(
	'[L-10] [L-9] in a browser that keeps nothing, consent can be refused or given, and pages, trial and sign-in work',
	{ tag: '@deep' },
	async ({ seller, world }) => {
		const asked = await watchPixel(seller)
		await seller.addInitScript(() => {
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, {
					get() {
						throw new DOMException('The operation is insecure.', 'SecurityError')
					},
				})
		})
		await seller.goto(`${world.url}/demo`)
		await expect(seller.getByRole('button', { name: 'Make the page' })).toBeVisible()
		const question = seller.getByRole('region', { name: 'May we load the Meta pixel?' })
		await question.getByRole('button', { name: 'Refuse' }).click()
		await expect(question).toBeHidden()
		expect(asked).toEqual([])
		// Nothing is kept, so the next page asks again.
		await seller.goto(`${world.url}/faq`)
		await question.getByRole('button', { name: 'Accept' }).click()
		await expect.poll(() => asked).toHaveLength(1)
		await seller.goto(`${world.url}/pricing`)
		await expect(seller.getByRole('link', { name: 'Start for Free' })).toHaveAttribute('href', '/signup')
		await seller.goto(`${world.url}/login`)
		await seller.getByLabel('E-mail').fill('nobody@vitrine.example')
		await seller.getByLabel('Password', { exact: true }).fill('not a password')
		await seller.getByRole('button', { name: 'Sign in' }).click()
		await expect(seller.getByText('E-mail and password do not match.', { exact: false })).toBeVisible()
	},
)

withPixel('[L-10] [W-1] the question is asked in the language of the page, and of the app', { tag: '@deep' }, async ({ seller, world }) => {
	await watchPixel(seller)
	await seller.request.post(`${world.url}/api/auth/sign-up/email`, {
		headers: { origin: world.url },
		data: { name: 'Amina', email: world.email, password: PASSWORD },
	})
	for (const [path, heading] of [
		['/fr', 'Pouvons-nous charger le pixel Meta ?'],
		['/pricing?language=ar', 'هل تسمح بتحميل بكسل Meta؟'],
		['/dashboard', 'هل تسمح بتحميل بكسل Meta؟'],
	] as const) {
		await seller.goto(`${world.url}${path}`)
		await expect(seller.getByRole('region', { name: heading })).toBeVisible()
	}
	await seller.getByRole('button', { name: 'أرفض' }).click()
	await expect(seller.locator('[data-consent]')).toBeHidden()
})

withPixel('[L-10] a sign-up is told once in a session, and choosing Pro with its plan', { tag: '@deep' }, async ({ seller, world }) => {
	await watchPixel(seller)
	await seller.goto(world.url)
	await seller.getByRole('button', { name: 'Accept' }).click()
	await signUp(seller, world)
	await expect.poll(() => eventsOf(seller)).toContainEqual(['track', 'CompleteRegistration'])
	expect(await seller.evaluate(() => sessionStorage.getItem('fb_signup_sent'))).toBe('1')
	await seller.goto(`${world.url}/pricing`)
	await seller.route('**/billing/create-checkout-session', (route) => route.abort())
	await seller.getByRole('button', { name: 'Upgrade to Pro' }).click()
	await expect.poll(() => eventsOf(seller)).toContainEqual(['trackCustom', 'UpgradeToPro', { plan: 'Pro' }])
	expect((await eventsOf(seller)).filter(([, name]) => name === 'CompleteRegistration')).toEqual([])
})

test('[L-10] without a pixel nobody is asked, and there is nothing to set', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(world.url)
	await expect(seller.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(seller.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
	await expect(seller.locator('[data-consent]')).toBeHidden()
})
