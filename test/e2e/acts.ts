import { expect, type Page } from '@playwright/test'
import type { World } from './world'

export const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
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

async function haveAccount(page: Page, world: World, name: string): Promise<void> {
	const answer = await page.request.post(`${world.url}/api/auth/sign-up/email`, {
		headers: { origin: world.url },
		data: { name, email: world.email, password: PASSWORD },
	})
	expect(answer.ok(), await answer.text()).toBe(true)
}

async function atDashboard(page: Page, world: World): Promise<void> {
	await expect(page).toHaveURL(`${world.url}/dashboard`)
	await expect(page.getByRole('heading', { name: 'AI-Powered Product Pages' })).toBeVisible()
}

/** A new seller with a page of the kettle, made by the call the screens make; open in the editor. `market` and `language` as the call takes them. */
export async function openNewPage(page: Page, world: World, choice: { market?: string; language?: string } = {}): Promise<void> {
	await haveAccount(page, world, 'Amina Trader')
	await page.request.get(`${world.url}/api/csrf/`)
	const cookies = await page.context().cookies(world.url)
	const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
	const answer = await page.request.post(`${world.url}/api/generate`, {
		headers: { 'x-csrftoken': decodeURIComponent(token) },
		multipart: { product_link: KETTLE, ...choice },
	})
	const { page_id } = (await answer.json()) as { page_id?: string }
	expect(page_id, await answer.text()).toBeTruthy()
	await page.goto(`${world.url}/product-result?page=${page_id}`)
	await pageIsReady(page, world)
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
	await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible({ timeout: 30_000 })
}

/** How many pages of the plan are used, as the server says. */
export async function pagesUsed(page: Page, world: World): Promise<number> {
	const response = await page.request.get(`${world.url}/api/me`)
	const me: { pages_generated: number } = await response.json()
	return me.pages_generated
}
