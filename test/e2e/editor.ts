import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { editorBar, openNewPage } from './acts'
import type { World } from './world'

/** A new seller with a page of the kettle in the editor. */
export async function openEditor(page: Page, world: World, choice: { market?: string; language?: string } = {}): Promise<void> {
	await openNewPage(page, world, choice)
	await expect(firstHeadline(page)).toBeVisible()
	// Seen is not yet editable: the canvas is drawn before it takes hold.
	await expect(firstHeadline(page).getByRole('textbox')).toBeVisible()
}

/** The page as it stands in the editor. */
export function canvas(page: Page): FrameLocator {
	return page.frameLocator('#preview-frame')
}

/** The page's own headline, in the canvas. */
export function firstHeadline(page: Page): Locator {
	return canvas(page).getByRole('heading', { level: 1 })
}

/** What a text says, once it is drawn: before that a browser says it is empty. */
export async function textOf(text: Locator): Promise<string> {
	await expect(text).toHaveText(/\S/, { useInnerText: true })
	return text.innerText()
}

/** How many there are, once the first is seen. */
export async function countOf(things: Locator): Promise<number> {
	await expect(things.first()).toBeVisible()
	return things.count()
}

/**
 * Clicks a text of the canvas and replaces what it says, as a seller would: typing begins when the cursor stands in the
 * text.
 */
export async function typeInto(page: Page, text: Locator, words: string): Promise<void> {
	const box = canvas(page).locator('[role=textbox]:focus')
	await text.click()
	await expect(box).toBeVisible()
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type(words)
	await expect(box).toHaveText(words)
}

/** Opens a tool: beside the page it is a tab, on a phone a button of the bar at the bottom. */
export async function openTool(page: Page, name: string): Promise<void> {
	const tab = page.getByRole('tab', { name, exact: true })
	const button = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true })
	await expect(tab.or(button).filter({ visible: true }).first()).toBeVisible()
	if (await tab.isVisible()) return tab.click()
	if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

/** The row of a section in the sections panel, by its kind. */
export function sectionRow(page: Page, kind: string): Locator {
	return page
		.getByRole('list', { name: 'Sections' })
		.getByRole('listitem')
		.filter({ has: page.getByRole('button', { name: kind }) })
}

/** What chooses a section in the sections panel, by its kind: its row also has a handle that names the kind. */
export function sectionChoice(page: Page, kind: string): Locator {
	return sectionRow(page, kind).getByRole('button', { name: new RegExp(`^${kind}`) })
}

/** The kinds of the page's sections in the canvas, in order. */
export async function sectionsOf(page: Page): Promise<string[]> {
	return canvas(page)
		.locator('[data-puck-component][role=group]')
		.evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''))
}

/** Waits until the editor says that all is saved, by itself or by the seller. */
export async function saved(page: Page): Promise<void> {
	await expect(page.getByText(/^(Auto)?saved$/i)).toBeAttached()
}

/** A picture as a phone would give it. */
export async function photo(page: Page, world: World, name = '81Zzz01xTqL') {
	const response = await page.request.get(`${world.marketplace.origin}/m.media-amazon.com/images/I/${name}.jpg`)
	return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await response.body() }
}

/** Presses the undo arrow above the page. */
export async function undo(page: Page): Promise<void> {
	await editorBar(page).getByRole('button', { name: 'Undo' }).click()
}
