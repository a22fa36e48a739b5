import type { Page } from '@playwright/test'
import { generate, KETTLE, openNewPage, pageIsReady, pagesUsed, signUp } from './acts'
import { canvas, countOf, typeInto } from './editor'
import { expect, test, type World } from './world'

const PASTED = `Lindby oak stool, round seat, 45 cm
4.6 out of 5 stars
Add to Cart
• Holds 120 kg without a creak.
• The legs screw in by hand.
Material: Oak
Price: $49.90`
/** A photo as a phone would give it. */
async function photo(seller: Page, world: World) {
	const response = await seller.request.get(`${world.marketplace.origin}/m.media-amazon.com/images/I/81Zzz01xTqL.jpg`)
	return { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await response.body() }
}
const LETTER = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear buyer') }

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 } })

	test('[D-7] a blocked listing’s text is pasted, survives a reload, and makes the page; only that is counted', async ({
		seller,
		world,
	}) => {
		world.marketplace.setBehaviour('B0VITRINE1', { kind: 'captcha' })
		await signUp(seller, world)
		await generate(seller, KETTLE, { language: 'French' })
		await expect(seller.getByRole('heading', { name: 'This listing could not be read' })).toBeVisible({ timeout: 30_000 })
		await seller.getByRole('tab', { name: 'Paste text' }).click()
		await seller.getByRole('button', { name: 'Make the page' }).click()
		await expect(seller.getByText('Paste the text of the listing first.')).toBeVisible()
		await seller.getByLabel('Text of the listing').fill(PASTED)
		await expect(seller.getByText('Found: $49.90, 2 points, 1 specification.')).toBeVisible()
		expect(await seller.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
		expect(await pagesUsed(seller, world)).toBe(0)

		await seller.reload()
		await expect(seller.getByLabel('Text of the listing')).toHaveValue(PASTED)
		await seller.getByRole('button', { name: 'Make the page' }).click()
		await pageIsReady(seller, world)
		await expect(canvas(seller).getByText('120 kg').first()).toBeAttached()
		expect(await pagesUsed(seller, world)).toBe(1)
	})
})

test('[D-7] [K-4] typed facts and photos make a page, and a file that is no picture is refused in words', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await signUp(seller, world)
	await seller.getByRole('button', { name: 'No link?' }).click()
	await seller.getByRole('tab', { name: 'Type facts' }).click()
	await seller.getByRole('button', { name: 'Make the page' }).click()
	await expect(seller.getByText(/Say what the product is/)).toBeVisible()
	await seller.getByLabel('Product name').fill('Lindby oak stool')
	await seller.getByLabel('Your price').fill('499')
	await seller.getByLabel('Currency').selectOption('MAD')
	await seller.getByLabel('What speaks for it').fill('Holds 120 kg without a creak.\nThe legs screw in by hand.')
	await seller.getByRole('button', { name: 'Add a specification' }).click()
	await seller.getByLabel('Name of specification 1').fill('Material')
	await seller.getByLabel('Value of specification 1').fill('Oak')
	await seller.getByLabel('Choose photos').setInputFiles(LETTER)
	await expect(seller.getByText(/not a picture that can be used/)).toBeVisible()
	await seller.getByLabel('Choose photos').setInputFiles(await photo(seller, world))
	await expect(seller.getByRole('img', { name: 'Your main picture' })).toBeVisible()
	await expect(seller.getByRole('list', { name: 'Your photos' })).toHaveAttribute('aria-busy', 'false')

	await seller.reload()
	await expect(seller.getByLabel('Value of specification 1')).toHaveValue('Oak')
	await expect(seller.getByRole('img', { name: 'Your main picture' })).toBeVisible()
	await seller.getByRole('button', { name: 'Make the page' }).click()
	await pageIsReady(seller, world)
	await expect(
		canvas(seller)
			.getByRole('cell', { name: 'Oak' })
			.or(canvas(seller).getByText('Oak', { exact: true }))
			.first(),
	).toBeVisible()
	await expect(seller.getByRole('region', { name: 'Gallery' }).getByRole('img').first()).toBeVisible()
})

test('[D-7] [K-4] the facts are checked before writing: a specification put right is what the page says', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await signUp(seller, world)
	await seller.getByLabel('Check the facts before writing').check()
	await generate(seller, KETTLE)
	await expect(seller.getByRole('heading', { name: 'Are these the facts?' })).toBeVisible({ timeout: 30_000 })
	await expect(seller.getByText('listing: specification table').first()).toBeVisible()
	await seller.getByRole('button', { name: 'Change: Finish Type' }).click()
	await seller.getByLabel('Finish Type: value').fill('Hand-brushed brass')
	await seller.getByRole('button', { name: 'Keep' }).click()
	await expect(seller.getByText('stated by you')).toBeVisible()

	await seller.reload()
	await expect(seller.getByText('Hand-brushed brass')).toBeVisible({ timeout: 30_000 })
	await seller.getByRole('button', { name: 'Write the page' }).first().click()
	await pageIsReady(seller, world)
	await expect(canvas(seller).getByText('Hand-brushed brass').first()).toBeVisible()
	expect(await pagesUsed(seller, world)).toBe(1)
})

test('[K-1] [K-2] in the editor a removed fact tells which texts rest on it, until they are rewritten', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await openNewPage(seller, world)
	await seller.getByRole('tab', { name: 'Facts' }).click()
	await expect(seller.getByText(/texts? rests? on this/).first()).toBeVisible()
	await seller.getByRole('button', { name: 'Remove: Finish Type' }).click()
	const told = seller.getByRole('region', { name: /on a fact you changed or removed/ })
	await expect(told).toBeVisible()
	const before = await countOf(told.getByRole('button'))
	const place = canvas(seller).getByText('Matte', { exact: true }).first()
	await told
		.getByRole('button', { name: /Specifications/ })
		.last()
		.click()
	await typeInto(seller, place, 'Graphite')
	await expect(told.getByRole('button')).toHaveCount(before - 1)
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()
	await seller.reload()
	await seller.getByRole('tab', { name: 'Facts' }).click()
	await expect(told.getByRole('button')).toHaveCount(before - 1)
})
