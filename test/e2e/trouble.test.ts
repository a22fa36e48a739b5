import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, KETTLE, pageIsReady, pagesUsed, signUp } from './acts'
import { expect, test } from './world'

const SAVED_PAGE = join('test', 'fixtures', 'listings', 'amazon.com__B0VITRINE1.html')

test('[D-3, X-1] a link of another shop is refused with the toast of the specification, and stays in its field', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await signUp(seller, world)
	await generate(seller, 'https://www.shop.example/product/1')
	const toast = seller.getByRole('status').or(seller.getByRole('alert')).filter({ hasText: 'Invalid URL' })
	await expect(toast.first()).toContainText('Only Amazon URLs are supported at this time. Please provide a valid Amazon product link.')
	await expect(seller.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
	await expect(seller.getByLabel('Product URL')).toHaveValue('https://www.shop.example/product/1')
	expect(await pagesUsed(seller, world)).toBe(0)
})

test.describe('over the network', () => {
	test.use({ sources: 'http' })

	test('[D-7, X-3] a listing behind a robot check offers the other ways in; the saved page makes the page, and only it is counted', async ({
		seller,
		world,
	}) => {
		world.marketplace.setBehaviour('B0VITRINE1', { kind: 'captcha' })
		await signUp(seller, world)
		await generate(seller, KETTLE, { language: 'French' })
		await expect(seller.getByRole('heading', { name: 'This listing could not be read' })).toBeVisible({ timeout: 30_000 })
		await expect(seller.getByRole('button', { name: 'Use another link' })).toBeVisible()
		await expect(seller.getByLabel('Product URL')).toHaveValue(KETTLE)
		expect(await pagesUsed(seller, world)).toBe(0)

		await seller.locator('input[type=file]').setInputFiles(SAVED_PAGE)
		await pageIsReady(seller, world)
		expect(await pagesUsed(seller, world)).toBe(1)
	})

	test('[D-4, N-2] a reload in the middle of a generation finds it again, and it ends as one page', { tag: '@deep' }, async ({
		seller,
		world,
	}) => {
		world.marketplace.setBehaviour('B0VITRINE1', { kind: 'slow' })
		await signUp(seller, world)
		await generate(seller, KETTLE)
		await world.marketplace.asked('B0VITRINE1')

		await seller.reload()
		await expect(seller.getByRole('button', { name: 'Generating...' })).toBeDisabled()
		await expect(seller.getByRole('button', { name: 'Cancel' })).toBeVisible()

		world.marketplace.release('B0VITRINE1')
		await pageIsReady(seller, world)
		expect(await pagesUsed(seller, world)).toBe(1)
	})

	test('[N-2] after the server is killed in the middle, it starts again, the page comes, and the quota is right', async ({
		seller,
		world,
	}) => {
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

	test('[D-4] a generation that is canceled uses no page and leaves the form as it was', { tag: '@deep' }, async ({ seller, world }) => {
		world.marketplace.setBehaviour('B0VITRINE1', { kind: 'slow' })
		await signUp(seller, world)
		await generate(seller, KETTLE)
		await world.marketplace.asked('B0VITRINE1')
		await seller.getByRole('button', { name: 'Cancel' }).click()
		await expect(seller.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
		await expect(seller.getByLabel('Product URL')).toHaveValue(KETTLE)
		expect(await pagesUsed(seller, world)).toBe(0)
	})

	test('[N-1] pictures that cannot be had are placeholders; the page is made all the same', { tag: '@deep' }, async ({ seller, world }) => {
		const listing = await readFile(SAVED_PAGE, 'utf8')
		for (const [, picture = ''] of listing.matchAll(/\/images\/I\/([^._/]+)/g))
			world.marketplace.setBehaviour(picture, { kind: 'not-found' })
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
})
