import type { Page } from '@playwright/test'
import { editorBar, KETTLE, openNewPage, pageIsReady } from './acts'
import { canvas, firstHeadline, openEditor, typeInto } from './editor'
import { expect, test, type World } from './world'

async function openPublish(seller: Page) {
	await seller.getByRole('tab', { name: 'Publish' }).click()
	return seller.getByRole('tabpanel', { name: 'Publish' })
}

async function storedVersion(seller: Page, world: World): Promise<number> {
	const id = new URL(seller.url()).searchParams.get('page')
	const stored: { version: number } = await (await seller.request.get(`${world.url}/api/pages/${id}`)).json()
	return stored.version
}

test.describe('told of no store', () => {
	test.use({ settings: {} })

	test('[R-7, K-5, T-1, T-2] ad copy is shown by channel; a price is asked for and kept; stores say what they can do', {
		tag: '@deep',
	}, async ({ seller, world }) => {
		await openNewPage(seller, world, { market: 'europe' })
		const panel = await openPublish(seller)
		const ads = panel.getByRole('region', { name: 'Ad copy' })
		await expect(ads).toContainText('Ad copy will appear here')
		const language = panel.getByLabel('Ad language')
		expect((await language.getByRole('option').allTextContents()).at(-1)).toBe('Moroccan Darija')
		await language.selectOption({ label: 'French' })

		await seller.route('**/generate_ad_copy', (route) => route.abort())
		await panel.getByRole('button', { name: 'Get Ad Copy' }).click()
		await expect(ads).toContainText('Error generating ad copy.')
		await seller.unroute('**/generate_ad_copy')
		await seller.route('**/generate_ad_copy', (route) => route.fulfill({ status: 503, json: { error: 'Busy.', code: 'busy' } }))
		await panel.getByRole('button', { name: 'Get Ad Copy' }).click()
		await expect(ads).toContainText('Failed to generate ad copy')
		await seller.unroute('**/generate_ad_copy')

		const asked = seller.waitForRequest('**/generate_ad_copy')
		await panel.getByRole('button', { name: 'Get Ad Copy' }).click()
		expect((await asked).postDataJSON()).toMatchObject({ language: 'french', product_html: expect.stringContaining('<!doctype html>') })
		const google = ads.getByRole('region', { name: 'Google Ads' })
		await expect(google).toContainText(/\d\/30/)
		await google
			.getByRole('button', { name: /^Copy headline: / })
			.first()
			.click()
		await expect(seller.getByText('Copied', { exact: true })).toBeVisible()

		await expect(panel.getByText('Directive 98/6/EC', { exact: false })).toBeVisible()
		await expect(panel.getByRole('button', { name: /Shopify|WordPress/ })).toHaveCount(0)

		await panel.getByRole('button', { name: 'Add to YouCan' }).click()
		await expect(seller.getByText('Price required', { exact: true })).toBeVisible()
		await panel.getByRole('spinbutton', { name: 'Price', exact: true }).fill('49')
		const compareAt = panel.getByRole('spinbutton', { name: 'Compare at Price' })
		await compareAt.fill('49.5')
		await compareAt.press('Enter')
		await expect(seller.getByText('Invalid compare price', { exact: true })).toBeVisible()
		await compareAt.fill('49')
		await compareAt.press('Enter')
		await expect(seller.getByText('Compare price must be higher', { exact: true })).toBeVisible()
		await compareAt.fill('59')
		await compareAt.press('Enter')
		await expect(canvas(seller).getByText(/€49/).first()).toBeVisible()
		expect(await seller.evaluate(() => localStorage.getItem('price'))).toBe('49')

		await panel.getByRole('button', { name: 'Add to YouCan' }).click()
		const dialog = seller.getByRole('dialog', { name: 'YouCan is not connected yet' })
		await expect(dialog).toContainText('HTML for YouCan')
		const pushed = await seller.evaluate(() => [localStorage.product_html, localStorage.gallery_html])
		expect(pushed).toEqual([expect.stringMatching(/€49/), expect.stringContaining('<img')])
		await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

		await seller.getByRole('button', { name: 'Undo' }).first().click()
		await expect(panel.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('')
		await seller.getByRole('button', { name: 'Redo' }).first().click()
		await expect(panel.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('49')
		await panel.getByRole('button', { name: '+ Generate Another Page' }).click()
		await expect(seller).toHaveURL(`${world.url}/dashboard`)
	})
})

test('[R-4, R-10] opening a page saves it without a needless version, and keeps it under the specification’s keys', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await openNewPage(seller, world)
	const version = await storedVersion(seller, world)
	const saved = seller.waitForResponse('**/api/save_generated_page')
	await seller.evaluate(() => localStorage.clear())
	await seller.reload()
	expect((await saved).status()).toBe(200)
	await pageIsReady(seller, world)
	expect(await storedVersion(seller, world)).toBe(version)
	const kept = await seller.evaluate(() => [localStorage.product_page_html, localStorage.product_gallery_html, localStorage.product_url])
	expect(kept[0]).toContain('<!doctype html>')
	expect(kept[1]).toContain('<img')
	expect(kept[2]).toBe(KETTLE)
})

test('[R-4] [D-3] Save Changes is there when there is something to save; what is said stands beside the panel in use, never on it', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await openEditor(seller, world)
	const save = seller.getByRole('button', { name: 'Save Changes' })
	const others = editorBar(seller).getByRole('button', { name: /^(Undo|Preview|Download HTML Page|Publish)$/ })
	const places = () => others.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left))
	await expect(save).toHaveCount(0)
	const before = await places()
	await typeInto(seller, firstHeadline(seller), 'Pours like a brush')
	await expect(seller.getByText('Autosaved', { exact: true })).toBeVisible()
	expect(await places()).toEqual(before)

	const panel = await openPublish(seller)
	await save.focus()
	await seller.keyboard.press('Enter')
	const notice = seller.getByRole('listitem').filter({ hasText: 'Changes saved' })
	await expect(notice).toBeVisible()
	await expect(save).toHaveCount(0)
	await expect(editorBar(seller).getByText('Saved', { exact: true })).toBeFocused()
	const [said, tool] = [await notice.boundingBox(), await panel.boundingBox()]
	expect(said?.x).toBeGreaterThanOrEqual((tool?.x ?? 0) + (tool?.width ?? Number.POSITIVE_INFINITY))
})
