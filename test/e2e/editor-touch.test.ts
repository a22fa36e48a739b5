import { editorBar } from './acts'
import { canvas, countOf, firstHeadline, openEditor, openTool, photo, saved, sectionChoice, sectionsOf } from './editor'
import { expect, test } from './world'

/**
 * How often a bar of the editor lies on another, on the text one types into or on the button at the section's picture;
 * -1 while no text is typed into.
 */
function overlaps(body: HTMLElement): number {
	const text = body.querySelector('.ProseMirror-focused')
	const bars = [...body.querySelectorAll('[class*="_ActionBar_"]')]
	if (!text || bars.length < 2) return -1
	const buttons = [...(text.closest('[data-puck-component]')?.querySelectorAll('.canvas-remove') ?? [])].slice(0, 1)
	const boxes = [text, ...bars, ...buttons].map((part) => part.getBoundingClientRect())
	const lies = (one: DOMRect, other: DOMRect) =>
		one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
	return boxes.filter((one, at) => boxes.slice(at + 1).some((other) => lies(one, other))).length
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('[R-9] [R-2] by touch at 360 px: type, see facts, move a section, add a picture, publish, without scrolling sideways', async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	const fits = async () => expect(await seller.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	await fits()
	for (const tool of await seller.getByRole('toolbar', { name: 'Tools' }).getByRole('button').all())
		await expect(tool).toBeInViewport({ ratio: 1 })
	// A tap that falls into a redraw is lost, and a person taps again.
	await expect(async () => {
		await firstHeadline(seller).tap()
		await expect(canvas(seller).locator('[role=textbox]:focus')).toBeVisible({ timeout: 2000 })
	}).toPass()
	await expect(seller.getByRole('complementary', { name: 'Facts behind this text' })).toContainText(/listing: /)
	await seller.keyboard.press('ControlOrMeta+A')
	await seller.keyboard.type('Pours like a brush')
	// Neither bar lies on the words, nor on the other: here at the head of the page, below in a section's first line.
	await expect.poll(() => canvas(seller).locator('body').evaluate(overlaps)).toBe(0)
	for (const act of await canvas(seller).locator('.canvas-text-bar button').all()) await expect(act).toBeInViewport({ ratio: 1 })
	await seller.getByRole('button', { name: 'Put the facts away' }).tap()
	await canvas(seller).getByRole('button', { name: 'Lock section' }).tap()
	await expect(firstHeadline(seller).locator('[contenteditable=true]')).toHaveCount(0)

	await canvas(seller).locator('.vt-numberHighlights .vt-figure').first().tap()
	await expect(canvas(seller).locator('.vt-numberHighlights [role=textbox]:focus')).toBeVisible()
	await expect.poll(() => canvas(seller).locator('body').evaluate(overlaps)).toBe(0)
	// What cannot be saved says so without taking the room of a button.
	await seller.context().setOffline(true)
	await seller.keyboard.type('1')
	await expect(seller.getByText('Offline: kept on this device')).toBeInViewport({ ratio: 1 })
	await expect(editorBar(seller).getByRole('button').last()).toBeInViewport({ ratio: 1 })
	await seller.context().setOffline(false)
	const order = await sectionsOf(seller)
	await openTool(seller, 'Sections')
	await sectionChoice(seller, 'Benefits').tap()
	await seller.getByRole('button', { name: 'Move down' }).tap()
	await expect.poll(async () => (await sectionsOf(seller)).indexOf('Benefits')).toBe(order.indexOf('Benefits') + 1)
	await fits()

	await openTool(seller, 'Images')
	const thumbs = seller.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
	const pictures = await countOf(thumbs)
	await seller.getByLabel('Add pictures').setInputFiles(await photo(seller, world))
	await expect(thumbs).toHaveCount(pictures + 1)
	await seller.getByRole('button', { name: `Edit picture ${pictures + 1}:` }).tap()
	await seller.getByRole('button', { name: `Move picture ${pictures + 1} forward` }).tap()
	await fits()

	await openTool(seller, 'Publish')
	await expect(seller.getByLabel('Price', { exact: true })).toBeVisible()
	await fits()
	// A notice stands beside the panel one works in, never on it.
	await seller.getByRole('button', { name: 'Save Changes' }).tap()
	const notice = seller.getByRole('listitem').filter({ hasText: 'Changes saved' })
	await expect(notice).toBeVisible()
	const [said, panel] = [await notice.boundingBox(), await seller.getByRole('region', { name: 'Publish' }).boundingBox()]
	expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1)
	await seller.getByRole('button', { name: 'Close Publish' }).tap()
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('Pours like a brush')
})
