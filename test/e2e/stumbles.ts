import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type ColorScheme = 'light' | 'dark'

/**
 * What a person who cannot see, point or afford a wide screen would stumble over: axe's rules, and whether the page
 * scrolls sideways. With `also`, that colour scheme is judged, too, by the rules that look at colours; the one before
 * is set again.
 */
export async function stumbles(page: Page, where: string, also?: ColorScheme): Promise<string[]> {
	await page.evaluate(() => document.fonts.ready)
	const found = await violationsIn(page, where, (axe) => axe.withTags(LEVELS))
	const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
	if (tooWide) found.push(`${where}: scrolls sideways`)
	return also ? [...found, ...(await paleIn(page, where, also))] : found
}

/** What cannot be told from its ground, or from the words around it, in the other colour scheme. */
export async function paleIn(page: Page, where: string, colorScheme: ColorScheme): Promise<string[]> {
	await page.emulateMedia({ colorScheme })
	const found = await violationsIn(page, `${where}, ${colorScheme}`, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
	await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' })
	return found
}

/** What axe finds, one line for each rule that is broken. */
export async function violationsIn(page: Page, where: string, choose: (axe: AxeBuilder) => AxeBuilder = (axe) => axe): Promise<string[]> {
	// What is in order is not written out: that took a third of the time.
	const { violations } = await choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] })).analyze()
	return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
