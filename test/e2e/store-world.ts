import type { Page } from '@playwright/test'
import { editorBar } from './acts'
import { expect, type World } from './world'

/** Opens the Publish panel and types the prices. */
export async function openPublish(seller: Page, price: number, compareAt?: number) {
	await seller.getByRole('tab', { name: 'Publish' }).click()
	const panel = seller.getByRole('tabpanel', { name: 'Publish' })
	await panel.getByRole('spinbutton', { name: 'Price', exact: true }).fill(String(price))
	const before = panel.getByRole('spinbutton', { name: 'Compare at Price' })
	await before.fill(compareAt === undefined ? '' : String(compareAt))
	await before.press('Enter')
	return panel
}

/** The list of a page's pushes, newest first. */
export const pushes = (seller: Page) => seller.getByRole('region', { name: 'Pushed to stores' }).getByRole('listitem')

/** Back at the page from /push-success, which says so first. */
export async function arrives(seller: Page, world: World): Promise<void> {
	await expect(seller).toHaveURL(new RegExp(`^${world.url}/push-success`))
	await expect(seller.getByText('pushed successfully')).toBeVisible()
	await expect(seller).toHaveURL(new RegExp(`^${world.url}/product-result`))
	await expect(editorBar(seller)).toBeVisible()
}
