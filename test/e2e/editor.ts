import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The page as it stands in the editor. */
export function canvas(page: Page): FrameLocator {
	return page.frameLocator('#preview-frame')
}

/** The page's own headline, in the canvas. */
export function firstHeadline(page: Page): Locator {
	return canvas(page).getByRole('heading', { level: 1 })
}

/** Clicks a text of the canvas and replaces what it says, as a seller would: typing begins when the cursor stands in the text. */
export async function typeInto(page: Page, text: Locator, words: string): Promise<void> {
	await text.click()
	const box = canvas(page).locator('[role=textbox]:focus')
	await expect(box).toBeVisible()
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type(words)
	await expect(box).toHaveText(words)
}
