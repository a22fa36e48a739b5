import { expect, type Page } from '@playwright/test'
import type { World } from './world'

/** Signs a new seller up through the screens, ending at the dashboard. */
export async function signUp(page: Page, world: World, name = 'Amina Trader'): Promise<void> {
	await page.goto(`${world.url}/signup`)
	await page.getByLabel('Name').fill(name)
	await page.getByLabel('E-mail').fill('seller@vitrine.example')
	await page.getByLabel('Password', { exact: true }).fill('a-long-password')
	await page.getByRole('button', { name: 'Create account' }).click()
	await expect(page).toHaveURL(`${world.url}/dashboard`)
	await expect(page.getByRole('heading', { name: 'AI-Powered Product Pages' })).toBeVisible()
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
