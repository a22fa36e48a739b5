import { MEDIUM_SIDE } from '../fakes/marketplace/draw-picture'
import { canvas, firstHeadline, openEditor, openTool, saved, typeInto, undo } from './editor'
import { expect, test } from './world'

/** Of pictures that are too small the quality panel would tell as well. */
test.use({ pictureSide: MEDIUM_SIDE })

test('[K-1] [R-8] a text shows its facts by its mark and on focus; the quality panel leads to what is missing', {
	tag: '@deep',
}, async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	const card = seller.getByRole('complementary', { name: 'Facts behind this text' })
	const text = canvas(seller).locator('.vt-hero .vt-sub')
	await expect(card).toHaveCount(0)
	await text.hover()
	await expect(card).toHaveCount(0)
	await seller.getByRole('button', { name: 'What this text rests on' }).hover()
	await expect(card).toContainText('Rests on')
	await expect(card).toContainText(/listing: /)
	await card.hover()
	await expect(card).toBeVisible()
	await seller.mouse.move(640, 30)
	await expect(card).toHaveCount(0)

	await text.getByRole('textbox').focus()
	await expect(card).toContainText(/listing: /)
	const said = await text.getByRole('textbox').evaluate((box) => {
		const id = box.getAttribute('aria-describedby')
		return id && box.ownerDocument.getElementById(id)?.textContent
	})
	expect(said).toMatch(/^Rests on: .+\(listing: .+\)\.$/)
	await seller.keyboard.press('Escape')
	await expect(card).toHaveCount(0)

	await openTool(seller, 'Quality')
	await seller.getByRole('button', { name: 'Set a price' }).click()
	await expect(seller.getByRole('tab', { name: 'Publish', selected: true })).toBeVisible()
	await seller.getByLabel('Price', { exact: true }).fill('79')
	await seller.getByLabel('Price', { exact: true }).press('Tab')
	await openTool(seller, 'Quality')
	await expect(seller.getByText('The page names no price.')).toHaveCount(0)

	await seller.getByRole('button', { name: 'Enter the address' }).click()
	await expect(seller.getByLabel('All buttons lead to')).toBeFocused()
	await seller.keyboard.type('shop.example/order')
	await seller.keyboard.press('Enter')

	await openTool(seller, 'Quality')
	await seller.getByText('What search engines are told').click()
	await seller.getByLabel('Title', { exact: true }).fill('A kettle '.repeat(12))
	await seller.getByLabel('Title', { exact: true }).blur()
	const shorten = seller.getByRole('button', { name: /^Shorten it:/ })
	await expect(shorten).toBeVisible()
	// Two changes within a quarter of a second are one step of undo; these are to be two.
	await saved(seller)
	await shorten.click()
	await expect(shorten).toHaveCount(0)
	expect((await seller.getByLabel('Title', { exact: true }).inputValue()).length).toBeLessThanOrEqual(60)
	await undo(seller)
	await expect(shorten).toBeVisible()

	await typeInto(seller, firstHeadline(seller), 'Made by [your brand]')
	await expect(seller.getByText('This looks like a placeholder nobody filled in.')).toBeVisible()
	await saved(seller)
})
