import { canvas, firstHeadline, openEditor, openTool, saved, sectionChoice, sectionRow, sectionsOf } from './editor'
import { expect, test } from './world'

test('[R-14] [R-4] a section is added between two, filled from facts; one that must be written says so and offers it; sections are dragged in the list', async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	const before = await sectionsOf(seller)
	await canvas(seller).getByRole('button', { name: 'Add a section after Opening' }).click()
	await seller
		.getByRole('dialog', { name: 'Add a section' })
		.getByRole('button', { name: /^Specifications/ })
		.click()
	await expect.poll(async () => (await sectionsOf(seller))[1]).toBe('Specifications')
	await expect(canvas(seller).getByRole('group', { name: 'Specifications' }).first()).toContainText('Stainless Steel')

	await canvas(seller).getByRole('button', { name: 'Add a section after Opening' }).click()
	await seller
		.getByRole('dialog', { name: 'Add a section' })
		.getByRole('button', { name: /^Story/ })
		.click()
	await expect(seller.getByText('Added, but not filled', { exact: true })).toBeVisible()
	await seller.getByRole('button', { name: 'Write it' }).click()
	await expect(seller.getByRole('dialog', { name: 'Rewrite: Story' })).toBeVisible()
	await seller.keyboard.press('Escape')
	expect(await sectionsOf(seller)).toEqual([before[0], 'Story', 'Specifications', ...before.slice(1)])

	await openTool(seller, 'Sections')
	// The section added last is chosen and its settings fill the panel; shut, all rows are in sight.
	await sectionChoice(seller, 'Story').first().click()
	const handle = sectionRow(seller, 'Specifications').first().getByRole('button', { name: 'Drag Specifications to another place' })
	const target = sectionRow(seller, 'Opening').first()
	const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
	if (!from || !to) throw new Error('the list is not shown')
	await seller.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
	await seller.mouse.down()
	await seller.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 5 })
	await seller.mouse.move(to.x + 20, to.y + 4, { steps: 12 })
	await seller.mouse.up()
	await expect.poll(async () => (await sectionsOf(seller))[0]).toBe('Specifications')
	await saved(seller)
})

test('[R-14] a section is dragged to another place on the page itself, and stays there', async ({ seller, world }) => {
	// So tall that both places are in sight.
	await seller.setViewportSize({ width: 1280, height: 2400 })
	await openEditor(seller, world)
	const before = await sectionsOf(seller)
	const [above = '', moved = ''] = before.slice(1)
	const place = async (name: string) => {
		const box = await canvas(seller).getByRole('group', { name, exact: true }).first().boundingBox()
		if (!box) throw new Error(`${name} is not shown`)
		return box
	}
	const [from, to] = [await place(moved), await place(above)]
	await seller.mouse.move(from.x + 28, from.y + 28)
	await seller.mouse.down()
	await seller.mouse.move(from.x + 28, from.y - 2, { steps: 6 })
	await seller.mouse.move(to.x + 68, to.y + 10, { steps: 20 })
	await seller.mouse.move(to.x + 68, to.y + 6, { steps: 4 })
	await seller.mouse.up()
	await expect.poll(() => sectionsOf(seller)).toEqual([before[0], moved, above, ...before.slice(3)])
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toBeVisible()
	expect((await sectionsOf(seller)).slice(0, 3)).toEqual([before[0], moved, above])
})

test('[R-14] a picture that is pressed on the page is described, focused and removed there; a button leads to its destination', async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	await canvas(seller)
		.locator('.vt-hero')
		.getByRole('button', { name: /^Edit picture:/ })
		.first()
		.click()
	const dialog = seller.getByRole('dialog', { name: 'Picture' })
	await dialog.getByLabel('What it shows').fill('The kettle on a shelf')
	await dialog.getByLabel('What it shows').blur()
	await dialog.getByRole('button', { name: 'What stays in sight: 50 % across, 50 % down' }).press('ArrowRight')
	await expect(dialog.getByRole('button', { name: 'What stays in sight: 55 % across, 50 % down' })).toBeVisible()
	await dialog.getByRole('button', { name: 'Crop' }).click()
	await dialog.getByLabel('Shape').selectOption('Portrait, 4 : 5')
	await dialog.getByRole('button', { name: 'Top left corner: 10 % across, 0 % down' }).press('ArrowRight')
	await expect(dialog.getByRole('button', { name: 'What is left: 79 % across, 99 % down' })).toBeVisible()
	await dialog.getByRole('button', { name: 'Crop' }).click()
	await expect(dialog.getByLabel('What it shows')).toHaveValue('The kettle on a shelf')
	const proportion = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight
	await expect.poll(() => dialog.locator('img').evaluate(proportion)).toBeCloseTo(0.8, 2)
	await seller.keyboard.press('Escape')
	// The picture and the thumbnail that leads to it are described alike.
	await expect(canvas(seller).locator('.vt-hero .vt-swipe img[alt="The kettle on a shelf"]')).toHaveCount(1)
	await expect(canvas(seller).locator('.vt-hero .vt-thumbs img[alt="The kettle on a shelf"]')).toHaveCount(1)
	await firstHeadline(seller).click()
	await canvas(seller).getByRole('button', { name: 'Where the buttons lead' }).click()
	await expect(seller.getByLabel('All buttons lead to')).toBeFocused()
	await seller.keyboard.type('shop.example/kettle')
	await seller.keyboard.press('Enter')
	await expect(seller.getByRole('button', { name: 'No buying destination' })).toHaveCount(0)
	await saved(seller)
})

test('[R-15] a link shows the page to somebody without an account until it is withdrawn', async ({ seller, world, browser }) => {
	test.slow()
	await openEditor(seller, world)
	await openTool(seller, 'Publish')
	await seller.getByRole('button', { name: 'Make a link' }).click()
	const address = await seller.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')
	const partner = await (await browser.newContext()).newPage()
	const path = new URL(address ?? '').pathname
	await partner.goto(world.url + path)
	await expect(partner.getByRole('heading', { level: 1 })).toBeVisible()
	await seller.getByRole('button', { name: 'Withdraw this link' }).click()
	await expect(seller.getByRole('button', { name: 'Withdraw this link' })).toHaveCount(0)
	expect((await partner.goto(world.url + path))?.status()).toBe(404)
	await partner.context().close()
})
