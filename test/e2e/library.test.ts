import { haveAccount, makePage, pagesUsed } from './acts'
import { expect, test } from './world'

test('[D-6] pages are found again, copied, renamed, deleted and brought back, by keyboard', async ({ seller, world }) => {
	await haveAccount(seller, world)
	await seller.goto(`${world.url}/pages`)
	await expect(seller.getByRole('heading', { name: 'Your first page will stand here' })).toBeVisible()

	await seller.getByRole('link', { name: 'Make your first page' }).click()
	await expect(seller.getByLabel('Product URL')).toBeVisible()
	await makePage(seller, world)
	await seller.goto(`${world.url}/pages`)
	const status = seller.getByRole('main').getByRole('status')
	await expect(status).toHaveText('1 page')

	const menus = seller.getByRole('button', { name: /^What to do with/ })
	await menus.first().focus()
	await seller.keyboard.press('Enter')
	await seller.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
	await expect(status).toHaveText('2 pages')
	expect(await pagesUsed(seller, world)).toBe(1)

	await menus.first().press('Enter')
	await seller.getByRole('menuitem', { name: 'Rename' }).press('Enter')
	const name = seller.getByRole('textbox', { name: 'Name of the page' })
	await expect(name).toBeFocused()
	await seller.keyboard.type('إبريق القَهوة')
	await seller.keyboard.press('Enter')
	await expect(seller.getByRole('link', { name: 'إبريق القَهوة' })).toBeVisible()
	await expect(menus.first()).toBeFocused()

	await seller.getByRole('searchbox').fill('ابريق القهوه')
	await expect(status).toHaveText('1 page found')
	await expect(seller).toHaveURL(/[?]search=/)
	await seller.getByRole('searchbox').fill('no such page')
	await expect(seller.getByText('No page of yours has', { exact: false })).toBeVisible()
	await seller.getByRole('button', { name: 'Show all pages' }).click()
	await expect(status).toHaveText('2 pages')

	await seller.getByRole('button', { name: 'What to do with إبريق القَهوة' }).click()
	await seller.getByRole('menuitem', { name: 'Delete' }).click()
	await expect(status).toHaveText('1 page')
	await expect(seller.getByRole('main').getByRole('listitem').getByRole('link')).toBeFocused()
	await seller.getByRole('button', { name: 'Undo' }).click()
	await expect(status).toHaveText('2 pages')

	await seller.getByRole('link', { name: 'إبريق القَهوة' }).click()
	await expect(seller).toHaveURL(/\/product-result\?page=/)
})
