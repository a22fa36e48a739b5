import type { Page } from '@playwright/test'
import { haveAccount, KETTLE, makePage, PASSWORD, send } from './acts'
import { stumbles } from './stumbles'
import { expect, test, type World } from './world'

/** English words no other language of the app writes, by which a forgotten sentence shows itself. */
const ENGLISH = /\b(the|and|your|you|with|this|that|from|are|for|not|each|when|where|what|sign|save|cancel|close|delete|open|choose)\b/i

/** The product's own name, which stands in the words about it. */
const TITLE = /Halden & Roe .*/

/** What stands on the screen, or is read aloud, in English; names, addresses and a page's own words apart. */
async function englishOn(page: Page, where: string): Promise<string[]> {
	const said = await page.evaluate(() => {
		const texts: string[] = []
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node instanceof Element ? node : node.parentElement
			// What is in another language says so, or is the product's or the seller's own.
			if (
				!element ||
				element.closest('script, style, iframe, [lang="en"], [data-consent], [role=img], [dir="auto"], [dir="ltr"]:not(html)')
			)
				continue
			if (node instanceof Element) {
				for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(node.getAttribute(name) ?? '')
			} else texts.push(node.nodeValue ?? '')
		}
		return texts.map((text) => text.trim()).filter(Boolean)
	})
	return said.filter((text) => ENGLISH.test(text.replace(TITLE, ''))).map((text) => `${where}: ${text}`)
}

async function stumblesOrEnglish(page: Page, where: string): Promise<string[]> {
	return [...(await stumbles(page, where)), ...(await englishOn(page, where))]
}

async function speaks(page: Page, language: string, direction: string): Promise<void> {
	await expect(page.locator('html')).toHaveAttribute('lang', language)
	await expect(page.locator('html')).toHaveAttribute('dir', direction)
}

/** Every screen behind the sign-in, one after another. */
async function walk(page: Page, world: World, pageAddress: string): Promise<string[]> {
	const found: string[] = []
	for (const path of ['/dashboard', '/pages', '/settings', '/connect-woocommerce-store', '/pricing', pageAddress]) {
		await page.goto(`${world.url}${path}`)
		await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('toolbar')).first()).toBeVisible()
		await page.waitForLoadState('networkidle')
		found.push(...(await stumblesOrEnglish(page, path)))
	}
	return found
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

	test('[W-1, N-8] a seller signs up in French, goes on in Arabic, and finds no English on the way', async ({ seller, world }) => {
		await seller.goto(`${world.url}/signup`)
		await seller.getByRole('link', { name: 'Français' }).click()
		await expect(seller.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible()
		await speaks(seller, 'fr', 'ltr')
		await expect(seller).toHaveURL(`${world.url}/signup`)
		expect(await englishOn(seller, '/signup')).toEqual([])

		await seller.getByLabel('Nom').fill('Amina')
		await seller.getByLabel('E-mail').fill(world.email)
		await seller.getByLabel('Mot de passe', { exact: true }).fill('court')
		await seller.getByRole('button', { name: 'Créer le compte' }).click()
		await expect(seller.getByText('Utilisez au moins 8 caractères.')).toBeVisible()
		await seller.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
		await seller.getByRole('button', { name: 'Créer le compte' }).click()
		await expect(seller).toHaveURL(`${world.url}/dashboard`)
		await speaks(seller, 'fr', 'ltr')
		const me = await (await seller.request.get(`${world.url}/api/me`)).json()
		expect(me.app_language).toBe('fr')

		await seller.goto(`${world.url}/settings`)
		await seller.getByRole('combobox', { name: 'Langue' }).selectOption('العربية')
		await speaks(seller, 'ar', 'rtl')
		await expect(seller.getByRole('heading', { name: 'الإعدادات' })).toBeVisible()
		await seller.reload()
		await expect(seller.getByRole('heading', { name: 'الإعدادات' })).toBeVisible()

		await seller.goto(`${world.url}/dashboard`)
		await seller.locator('input[name=product_link]').fill('https://example.com/not-a-listing')
		await seller.locator('form button[type=submit]').first().click()
		await expect(seller.getByText('روابط Amazon وحدها مدعومة حاليًا').first()).toBeVisible()
		expect(await stumblesOrEnglish(seller, 'a refused link')).toEqual([])
	})

	test('[W-1, N-8] a page is made in Arabic without a word of English; another browser speaks Arabic as soon as it knows who is there', {
		tag: '@deep',
	}, async ({ seller, world, browser }) => {
		await haveAccount(seller, world)
		expect((await send(seller, world, '/api/account/language', { app_language: 'ar' }, 'PUT')).ok()).toBe(true)
		await seller.goto(`${world.url}/dashboard`)
		await speaks(seller, 'ar', 'rtl')
		await seller.locator('input[name=product_link]').fill(KETTLE)
		await seller.locator('form button[type=submit]').first().click()
		await expect(seller).toHaveURL(/\/product-result/, { timeout: 60_000 })
		await expect(seller.getByRole('toolbar').first()).toBeVisible()
		expect(await englishOn(seller, 'a new page')).toEqual([])

		const other = await (await browser.newContext()).newPage()
		await other.goto(`${world.url}/login`)
		await speaks(other, 'en', 'ltr')
		await other.getByLabel('E-mail').fill(world.email)
		await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
		await other.getByRole('button', { name: 'Sign in' }).click()
		await speaks(other, 'ar', 'rtl')
		await other.context().close()
	})

	test('[W-1, N-8, R-9] in Arabic every screen is accessible, fits a phone and has no English', { tag: '@deep' }, async ({
		seller,
		world,
	}) => {
		test.slow()
		await seller.goto(`${world.url}/signup`)
		await seller.getByRole('link', { name: 'العربية' }).click()
		await speaks(seller, 'ar', 'rtl')
		expect(await stumblesOrEnglish(seller, '/signup')).toEqual([])
		await haveAccount(seller, world)
		expect((await send(seller, world, '/api/account/language', { app_language: 'ar' }, 'PUT')).ok()).toBe(true)
		const id = await makePage(seller, world, { product_link: KETTLE })
		expect(await walk(seller, world, `/product-result?page=${id}`)).toEqual([])
	})
})

test('[W-1] an e-mail’s link keeps its token when its reader chooses another language', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(`${world.url}/reset-password#token=a-token`)
	await expect(seller).toHaveURL(`${world.url}/reset-password`)
	await seller.getByRole('link', { name: 'العربية' }).click()
	await speaks(seller, 'ar', 'rtl')
	await expect(seller).toHaveURL(`${world.url}/reset-password`)
	const [sent] = await Promise.all([
		seller.waitForRequest('**/api/auth/reset-password'),
		seller
			.getByLabel('كلمة مرور جديدة', { exact: true })
			.fill(PASSWORD)
			.then(() => seller.keyboard.press('Enter')),
	])
	expect(sent.postDataJSON()).toEqual({ token: 'a-token', newPassword: PASSWORD })
	await expect(seller.getByRole('alert')).toContainText(/\p{Script=Arabic}/u)
})
