import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type ColorScheme = 'light' | 'dark'

/**
 * What a person who cannot see, point or afford a wide screen would stumble over: axe's rules, whether the page
 * scrolls sideways, and on touch screens what a finger would miss. With `also`, that colour scheme is judged, too, by
 * the rules that look at colours; the one before is set again.
 */
export async function stumbles(page: Page, where: string, also?: ColorScheme): Promise<string[]> {
	await page.evaluate(() => document.fonts.ready)
	const found = await violationsIn(page, where, (axe) => axe.withTags(LEVELS))
	const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
	if (tooWide) found.push(`${where}: scrolls sideways`)
	found.push(...(await smallIn(page)).map((small) => `${where}: ${small}`))
	return also ? [...found, ...(await paleIn(page, where, also))] : found
}

const PRESSED = 'button, a[href], select, input:not([type=hidden]), textarea, summary'
/** The least a finger hits surely, in pixels (WCAG 2.5.5); half a pixel may be lost in rounding. */
const FINGER_PX = 43.5

/** On a touch screen: what is pressed and less high than a finger; links within sentences are as high as their line. */
async function smallIn(page: Page): Promise<string[]> {
	const asked = { pressed: PRESSED, least: FINGER_PX }
	return page.evaluate(({ pressed, least }) => {
		if (!matchMedia('(pointer: coarse)').matches) return []
		return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
			const target = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element
			const { width, height } = target.getBoundingClientRect()
			const seen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 1 && height > 1
			const apart = getComputedStyle(element).display !== 'inline' && !element.closest('[inert], [aria-hidden=true], .sr-only')
			const name = element.ariaLabel || element.innerText || element.getAttribute('name') || element.tagName
			return seen && apart && height < least ? [`“${name}” is ${Math.round(height)} px high`] : []
		})
	}, asked)
}

/** What cannot be told from its ground, or from the words around it, in the other colour scheme. */
export async function paleIn(page: Page, where: string, colorScheme: ColorScheme): Promise<string[]> {
	await page.emulateMedia({ colorScheme })
	// Colours that pass over into one another are there a frame later.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
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
