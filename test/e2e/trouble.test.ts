import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, KETTLE, pageIsReady, pagesUsed, signUp } from './acts'
import { expect, test } from './world'

const SAVED_PAGE = join('test', 'fixtures', 'listings', 'amazon.com__B0VITRINE1.html')

test('[D-7, X-3] a listing behind a robot check offers the other ways in; the saved page makes the page, and only it is counted', {
	tag: '@deep',
}, async ({ seller, world }) => {
	world.marketplace.setBehaviour('B0VITRINE1', { kind: 'captcha' })
	await signUp(seller, world)
	await generate(seller, KETTLE, { language: 'French' })
	await expect(seller.getByRole('heading', { name: 'This listing could not be read' })).toBeVisible({ timeout: 30_000 })
	await expect(seller.getByRole('button', { name: 'Use another link' })).toBeVisible()
	await expect(seller.getByLabel('Product URL')).toHaveValue(KETTLE)
	expect(await pagesUsed(seller, world)).toBe(0)

	await seller.locator('input[type=file]').setInputFiles(SAVED_PAGE)
	await expect(seller.getByText('Market: USA · Language: French')).toBeVisible()
	await seller.getByRole('button', { name: 'Make the page' }).click()
	await pageIsReady(seller, world)
	expect(await pagesUsed(seller, world)).toBe(1)
})

test('[N-2] after the server is killed in the middle, it starts again, the page comes, and the quota is right', {
	tag: '@deep',
}, async ({ seller, world }) => {
	world.marketplace.setBehaviour('B0VITRINE1', { kind: 'slow' })
	await signUp(seller, world)
	await generate(seller, KETTLE)
	await world.marketplace.asked('B0VITRINE1')

	await world.app.kill()
	world.marketplace.release('B0VITRINE1')
	await world.restart()

	await seller.goto(`${world.url}/dashboard`)
	await pageIsReady(seller, world).catch(async () => {
		// It may have ended before the dashboard looked; then it stands among the pages.
		await seller
			.getByRole('link', { name: /Kettle/ })
			.first()
			.click()
		await pageIsReady(seller, world)
	})
	expect(await pagesUsed(seller, world)).toBe(1)
	const pages: { pages: unknown[] } = await (await seller.request.get(`${world.url}/api/pages`)).json()
	expect(pages.pages).toHaveLength(1)
})

test('[N-1] pictures that cannot be had are placeholders; the page is made all the same', { tag: '@deep' }, async ({ seller, world }) => {
	const listing = await readFile(SAVED_PAGE, 'utf8')
	for (const [, picture = ''] of listing.matchAll(/\/images\/I\/([^._/]+)/g)) world.marketplace.setBehaviour(picture, { kind: 'not-found' })
	await signUp(seller, world)
	await generate(seller, KETTLE)
	await pageIsReady(seller, world)
	await expect(
		seller
			.getByRole('region', { name: 'Gallery' })
			.getByRole('img', { name: /could not be had|Kettle/ })
			.first(),
	).toBeVisible()
})
