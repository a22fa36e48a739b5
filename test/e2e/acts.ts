import { type APIResponse, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { GENERATE_TIMEOUT_MS } from '../../src/core/limits'
import type { World } from './world'

export const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
/** A listing with few pictures, for journeys that want a page and not its looks. */
export const LEAN = 'https://www.amazon.it/dp/B0VITRINE9'
export const PASSWORD = 'a-long-password'

/** Signs a new seller up through the screens, ending at the dashboard. */
export async function signUpOnScreen(page: Page, world: World, name = 'Amina Trader'): Promise<void> {
	await page.goto(`${world.url}/signup`)
	await page.getByLabel('Name').fill(name)
	await page.getByLabel('E-mail').fill(world.email)
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
	await page.getByRole('button', { name: 'Create account' }).click()
	await atDashboard(page, world)
}

/** A new seller, signed in and at the dashboard; the sign-up is a journey of its own. */
export async function signUp(page: Page, world: World, name = 'Amina Trader'): Promise<void> {
	await haveAccount(page, world, name)
	await page.goto(`${world.url}/dashboard`)
	await atDashboard(page, world)
}

/** A new seller, signed in without any screen. */
export async function haveAccount(page: Page, world: Pick<World, 'url' | 'email'>, name = 'Amina Trader'): Promise<void> {
	const answer = await page.request.post(`${world.url}/api/auth/sign-up/email`, {
		headers: { origin: world.url },
		data: { name, email: world.email, password: PASSWORD },
	})
	expect(answer.ok(), await answer.text()).toBe(true)
}

/** Another browser, with a new seller of its own; `close` its context at the journey's end. */
export async function otherSeller(browser: Browser, world: World, name = 'Bilal Trader'): Promise<Page> {
	const page = await (await browser.newContext()).newPage()
	await haveAccount(page, { url: world.url, email: `other-${world.email}` }, name)
	return page
}

async function atDashboard(page: Page, world: World): Promise<void> {
	await expect(page).toHaveURL(`${world.url}/dashboard`)
	await expect(page.getByRole('heading', { name: 'AI-Powered Product Pages' })).toBeVisible()
}

/**
 * A new seller with a page of the kettle, made by the call the screens make; open in the editor. `market` and
 * `language` as the call takes them.
 */
export async function openNewPage(page: Page, world: World, choice: { market?: string; language?: string } = {}): Promise<void> {
	await haveAccount(page, world)
	const id = await makePage(page, world, { product_link: KETTLE, ...choice })
	await page.goto(`${world.url}/product-result?page=${id}`)
	await pageIsReady(page, world)
}

/** The header that changing calls carry, for whoever is signed in now. */
export async function csrfHeader(page: Page, world: World): Promise<{ 'x-csrftoken': string }> {
	const answer: { csrf_token: string } = await (await page.request.get(`${world.url}/api/csrf/`)).json()
	return { 'x-csrftoken': answer.csrf_token }
}

/** A changing call as the screens make it, with the session's cookie and the token. */
export async function send(page: Page, world: World, path: string, data: object = {}, method = 'POST'): Promise<APIResponse> {
	return page.request.fetch(`${world.url}${path}`, { method, data, headers: await csrfHeader(page, world) })
}

/** A page for whoever is signed in, by the call the screens make; its id. */
export async function makePage(
	page: Page,
	world: World,
	choice: { product_link?: string; market?: string; language?: string } = {},
): Promise<string> {
	const answer = await page.request.post(`${world.url}/api/generate`, {
		headers: await csrfHeader(page, world),
		multipart: { product_link: LEAN, ...choice },
		timeout: GENERATE_TIMEOUT_MS,
	})
	const { page_id: id } = (await answer.json()) as { page_id?: string }
	expect(id, await answer.text()).toBeTruthy()
	return id ?? ''
}

/** Pastes a link and presses Generate. */
export async function generate(page: Page, link: string, choice: { market?: string; language?: string } = {}): Promise<void> {
	await page.getByLabel('Product URL').fill(link)
	if (choice.market) await page.getByLabel('Market').selectOption({ label: choice.market })
	if (choice.language) {
		const language = page.getByRole('combobox', { name: 'Language' })
		await language.fill(choice.language)
		await page.getByRole('option', { name: choice.language }).first().click()
	}
	await page.getByRole('button', { name: 'Generate', exact: true }).click()
}

/** Waits until the finished page stands in the editor. */
export async function pageIsReady(page: Page, world: World): Promise<void> {
	await expect(page).toHaveURL(new RegExp(`^${world.url}/product-result`), { timeout: 60_000 })
	await expect(editorBar(page)).toBeVisible({ timeout: 30_000 })
}

/** The bar above the page in the editor. */
export function editorBar(page: Page): Locator {
	return page.getByRole('toolbar', { name: 'Page', exact: true })
}

/** How many pages of the plan are used, as the server says. */
export async function pagesUsed(page: Page, world: World): Promise<number> {
	const response = await page.request.get(`${world.url}/api/me`)
	const me: { pages_generated: number } = await response.json()
	return me.pages_generated
}

/** Who is signed in, as the server says. */
export async function userId(page: Page, world: World): Promise<string> {
	const me: { user: { id: string } } = await (await page.request.get(`${world.url}/api/me`)).json()
	return me.user.id
}
