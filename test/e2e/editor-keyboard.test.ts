import type { Page } from '@playwright/test'
import { canvas, countOf, firstHeadline, openEditor, photo, sectionChoice, sectionsOf } from './editor'
import { expect, test } from './world'

/** More presses of Tab than any way through the editor takes. */
const MOST_TABS = 150

/** What has the focus, as a screen reader would name it; inside the page's frame when it is there. */
async function focused(page: Page): Promise<string> {
	return page.evaluate(() => {
		const outer = document.activeElement
		const element = outer instanceof HTMLIFrameElement ? (outer.contentDocument?.activeElement ?? outer) : outer
		return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
	})
}

/** Tabs (or Shift+Tabs) until what is asked for has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	for (let press = 0; press < MOST_TABS; press++) {
		if (name.test(await focused(page))) return
		await page.keyboard.press(key)
	}
	throw new Error(`Nothing named ${name} is reached with ${key}; the last is “${await focused(page)}”`)
}

/** Tabs until the page's own headline is edited; the opening's smaller lines may come before it. */
async function tabToHeadline(page: Page): Promise<void> {
	const edited = firstHeadline(page).locator('[role=textbox]:focus')
	for (let press = 0; press < MOST_TABS && (await edited.count()) === 0; press++) await page.keyboard.press('Tab')
	await expect(edited).toBeVisible()
}

test('[R-9] [R-2] by keyboard alone: edit a text, bold, move and hide a section, undo, add a section, add a picture, save', async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	const chosen = await photo(seller, world)
	// From the beginning: a browser that is told only when the key is pressed may ask the person instead.
	seller.on('filechooser', (chooser) => void chooser.setFiles(chosen))
	const order = await sectionsOf(seller)
	await tabToHeadline(seller)
	expect(await focused(seller)).toBe('Text in Opening')
	await seller.keyboard.press('ControlOrMeta+A')
	await seller.keyboard.type('Pours like a brush')
	await seller.keyboard.press('ControlOrMeta+A')
	await seller.keyboard.press('ControlOrMeta+B')
	await expect(firstHeadline(seller).locator('strong')).toHaveText('Pours like a brush')

	await tabTo(seller, /^Images$/, 'Shift+Tab')
	await seller.keyboard.press('ArrowDown')
	await expect(seller.getByRole('tab', { name: 'Sections', selected: true })).toBeFocused()
	await tabTo(seller, /^Benefits/)
	await seller.keyboard.press('Enter')
	// Whoever tabs on before its acts are there goes past them, on to another section's.
	await expect(sectionChoice(seller, 'Benefits')).toHaveAttribute('aria-expanded', 'true')
	await tabTo(seller, /^Move up$/)
	await seller.keyboard.press('Enter')
	await expect.poll(async () => (await sectionsOf(seller)).indexOf('Benefits')).toBe(order.indexOf('Benefits') - 1)
	await tabTo(seller, /^Hide section$/)
	await seller.keyboard.press('Enter')
	await expect(canvas(seller).getByText('Benefits: hidden, not part of the page')).toBeVisible()
	await seller.keyboard.press('ControlOrMeta+Z')
	await expect(canvas(seller).getByText('Benefits: hidden, not part of the page')).toHaveCount(0)

	await tabTo(seller, /^TextThe facts hold nothing for it yet; you fill it$/)
	await seller.keyboard.press('Enter')
	await expect.poll(async () => (await sectionsOf(seller)).length).toBe(order.length + 1)

	await tabTo(seller, /^Sections$/, 'Shift+Tab')
	await seller.keyboard.press('ArrowUp')
	await tabTo(seller, /^Add pictures$/)
	const thumbs = seller.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
	const pictures = await countOf(thumbs)
	await seller.keyboard.press('Enter')
	await expect(thumbs).toHaveCount(pictures + 1)

	await tabTo(seller, /^Save Changes$/, 'Shift+Tab')
	await seller.keyboard.press('Enter')
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()
	await seller.reload()
	await expect(firstHeadline(seller).locator('strong')).toHaveText('Pours like a brush')
	await expect(thumbs).toHaveCount(pictures + 1)
	expect((await sectionsOf(seller)).indexOf('Benefits')).toBe(order.indexOf('Benefits') - 1)
})
