import { readFile } from 'node:fs/promises'
import { MEDIUM_SIDE } from '../fakes/marketplace/draw-picture'
import { generate, openNewPage, pageIsReady, pagesUsed, signUpOnScreen } from './acts'
import { canvas, firstHeadline, typeInto } from './editor'
import { expect, test } from './world'

const KETTLE = 'https://www.amazon.com/Halden-Roe-Kettle/dp/B0VITRINE1?tag=seller-21'

/** As large as a listing's: the file shows them at their size. */
test.use({ pictureSide: MEDIUM_SIDE })

test('[D-1, D-4, R-4, O-1, O-2] a link becomes a page that is edited, saved and downloaded; the file stands alone', async ({
	seller,
	world,
	browser,
}) => {
	await signUpOnScreen(seller, world)

	await generate(seller, KETTLE, { market: 'Morocco', language: 'French' })
	await expect(seller.getByText('Generating product page', { exact: true })).toBeVisible()
	await expect(seller.getByRole('button', { name: 'Generating...' })).toBeDisabled()
	await pageIsReady(seller, world)
	await expect(seller.getByText('Product page ready!', { exact: true })).toBeVisible()
	expect(await pagesUsed(seller, world)).toBe(1)

	await expect(canvas(seller).locator('html')).toHaveAttribute('lang', 'fr')
	await expect(seller.getByRole('region', { name: 'Gallery' }).getByRole('img').first()).toBeVisible()
	await typeInto(seller, firstHeadline(seller), 'Une bouilloire pour le café filtre')
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()

	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('Une bouilloire pour le café filtre')

	const downloading = seller.waitForEvent('download')
	await seller.getByRole('button', { name: 'Download HTML Page' }).click()
	const download = await downloading
	expect(download.suggestedFilename()).toBe('product_page.html')
	const html = await readFile(await download.path(), 'utf8')
	expect(html).toContain('Une bouilloire pour le café filtre')
	expect(html).toContain('lang="fr"')
	expect(html).not.toContain('media-amazon.com/')
	expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)

	// It stands alone: pictures with the network gone and without scripts.
	const offline = await browser.newContext({ offline: true, javaScriptEnabled: false })
	const page = await offline.newPage()
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.setContent(html)
	const main = page.getByRole('img').first()
	await expect(main).toBeVisible()
	expect(await main.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
	expect(asked.filter((url) => /^https?:/.test(url))).toEqual([])
	await offline.close()
})

test('[R-3] an Arabic page reads right to left in the editor, the preview and the download', async ({ seller, world }) => {
	await openNewPage(seller, world, { market: 'middle-east', language: 'arabic' })
	await expect(canvas(seller).locator('[dir=rtl]').first()).toBeVisible()
	const downloading = seller.waitForEvent('download')
	await seller.getByRole('button', { name: 'Download HTML Page' }).click()
	expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(/<html[^>]* dir="rtl"/)
})
