import { canvas, firstHeadline, openEditor, openTool, saved, sectionChoice, sectionRow, sectionsOf } from './editor'
import { expect, test } from './world'

test('[R-14] [R-4] [R-8] sections are dragged on the page and in the list, and added; the quality panel leads on', async ({
	seller,
	world,
}) => {
	test.slow()
	// So tall that places to drag between are in sight.
	await seller.setViewportSize({ width: 1280, height: 2400 })
	await openEditor(seller, world)
	const made = await sectionsOf(seller)
	const [above = '', moved = ''] = made.slice(1)
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
	await expect.poll(() => sectionsOf(seller)).toEqual([made[0], moved, above, ...made.slice(3)])
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toBeVisible()
	expect((await sectionsOf(seller)).slice(0, 3)).toEqual([made[0], moved, above])

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
	const [start, end] = [await handle.boundingBox(), await target.boundingBox()]
	if (!start || !end) throw new Error('the list is not shown')
	await seller.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
	await seller.mouse.down()
	await seller.mouse.move(start.x + start.width / 2, start.y - 20, { steps: 5 })
	await seller.mouse.move(end.x + 20, end.y + 4, { steps: 12 })
	await seller.mouse.up()
	await expect.poll(async () => (await sectionsOf(seller))[0]).toBe('Specifications')
	await saved(seller)

	await openTool(seller, 'Quality')
	await seller.getByRole('button', { name: 'Set a price' }).click()
	await expect(seller.getByRole('tab', { name: 'Publish', selected: true })).toBeVisible()
})
