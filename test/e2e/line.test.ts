import { readFile } from 'node:fs/promises'
import { MEDIUM_SIDE } from '../fakes/marketplace/draw-picture'
import { generate, pageIsReady, pagesUsed, signUpOnScreen } from './acts'
import { canvas, firstHeadline, openTool, typeInto } from './editor'
import { expect, test } from './world'

const HEADLINE = 'إبريق للقهوة المقطرة'
const KETTLE = 'https://www.amazon.com/Halden-Roe-Kettle/dp/B0VITRINE1?tag=seller-21'

/** As large as a listing's: the file shows them at their size. */
test.use({ pictureSide: MEDIUM_SIDE })

test('[D-1, D-4, R-3, R-4, R-15, O-1, O-2] a link becomes an Arabic page: edited, saved, shared, downloaded to stand alone', async ({
	seller,
	world,
	browser,
}) => {
	await signUpOnScreen(seller, world)

	await generate(seller, KETTLE, { market: 'Morocco', language: 'Arabic' })
	await expect(seller.getByText('Generating product page', { exact: true })).toBeVisible()
	await expect(seller.getByRole('button', { name: 'Generating...' })).toBeDisabled()
	await pageIsReady(seller, world)
	await expect(seller.getByText('Product page ready!', { exact: true })).toBeVisible()
	expect(await pagesUsed(seller, world)).toBe(1)

	await expect(canvas(seller).locator('html')).toHaveAttribute('lang', 'ar')
	await expect(canvas(seller).locator('[dir=rtl]').first()).toBeVisible()
	await expect(seller.getByRole('region', { name: 'Gallery' }).getByRole('img').first()).toBeVisible()
	await typeInto(seller, firstHeadline(seller), HEADLINE)
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()

	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText(HEADLINE)

	// Whoever has the link sees the page without an account, until it is withdrawn.
	await openTool(seller, 'Publish')
	await seller.getByRole('button', { name: 'Make a link' }).click()
	const shared = world.url + new URL((await seller.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '').pathname
	const partner = await (await browser.newContext()).newPage()
	await partner.goto(shared)
	await expect(partner.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
	await seller.getByRole('button', { name: 'Withdraw this link' }).click()
	await expect(seller.getByRole('button', { name: 'Withdraw this link' })).toHaveCount(0)
	expect((await partner.goto(shared))?.status()).toBe(404)
	await partner.context().close()

	const downloading = seller.waitForEvent('download')
	await seller.getByRole('button', { name: 'Download HTML Page' }).click()
	const download = await downloading
	expect(download.suggestedFilename()).toBe('product_page.html')
	const html = await readFile(await download.path(), 'utf8')
	expect(html).toContain(HEADLINE)
	expect(html).toMatch(/<html[^>]* lang="ar"/)
	expect(html).toMatch(/<html[^>]* dir="rtl"/)
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
