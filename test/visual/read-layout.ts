import type { Page as Tab } from 'playwright-core'

/** Which elements are written down: all that a theme styles, or only the frame of each section. */
export type Detail = 'all' | 'frame'

/**
 * Where everything stands in the page that is shown, section by section: a line per element with its box in CSS pixels
 * (relative to its section) and how it is painted. Invisible elements are left out.
 */
export async function readLayout(tab: Tab, detail: Detail): Promise<string[]> {
	await tab.evaluate(() => document.fonts.ready)
	return tab.evaluate((wanted) => {
		const every = '[class*="vt-"], h1, h2, h3, p, li, dt, dd, th, td, a, input, button, summary, img'
		const frame = '.vt-h1, .vt-h, .vt-body, .vt-media, .vt-buy, .vt-body > *, .vt-price, .vt-btn'
		const hex = (color: string) => {
			const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
			return alpha === 0 ? '-' : `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
		}
		const line = (element: Element, origin: DOMRect) => {
			const box = element.getBoundingClientRect()
			const style = getComputedStyle(element)
			const place = [box.x - origin.x, box.y - origin.y, box.width, box.height].map((part) => Math.round(part)).join(' ')
			const name = `${element.tagName.toLowerCase()}${[...element.classList].map((part) => `.${part}`).join('')}`
			const paint = [hex(style.color), hex(style.backgroundColor), `${Number.parseFloat(style.fontSize).toFixed(1)}/${style.fontWeight}`]
			const edges = [style.borderTopLeftRadius, style.borderBlockStartWidth].map((part) => Math.round(Number.parseFloat(part)))
			return `${name} ${place} ${paint.join(' ')} ${edges.join(' ')}`
		}
		// From the page's beginning: what stands first in a box within it moves that box.
		const top = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
		return [
			...document.querySelectorAll('main > :not(.vt-reach), .vt-reach > :not(.vt-rest), .vt-rest > :not(.vt-track), .vt-track > *'),
		].flatMap((section) => {
			const origin = section.getBoundingClientRect()
			const inner = [...section.querySelectorAll(wanted === 'all' ? every : frame)]
				.filter((element) => !element.closest('.vt-sr') && element.getClientRects().length > 0)
				.map((element) => `  ${line(element, origin)}`)
			return [line(section, top), ...inner]
		})
	}, detail)
}

/** Boxes may differ by this much between machines: a rounded half pixel on either side. */
const TOLERANCE_PX = 2
const LINE = /^(\s*\S+) (-?\d+) (-?\d+) (-?\d+) (-?\d+) (.*)$/

/** What differs between two layouts, in words; the same elements, painted alike, may stand `TOLERANCE_PX` apart. */
export function layoutDifferences(expected: readonly string[], found: readonly string[]): string[] {
	const differences: string[] = []
	let section = ''
	for (let at = 0; at < Math.max(expected.length, found.length); at++) {
		const [before = 'nothing', now = 'nothing'] = [expected[at], found[at]]
		if (!before.startsWith(' ')) section = before.split(' ')[0] ?? ''
		if (!isAlike(before, now)) differences.push(`in ${section}: was ${before.trim()}, is ${now.trim()}`)
		if (LINE.exec(before)?.[1] !== LINE.exec(now)?.[1]) return [...differences, 'What stands behind it was not compared.']
	}
	return differences
}

function isAlike(before: string, now: string): boolean {
	const [a, b] = [LINE.exec(before), LINE.exec(now)]
	if (!a || !b) return before === now
	const near = [2, 3, 4, 5].every((part) => Math.abs(Number(a[part]) - Number(b[part])) <= TOLERANCE_PX)
	return near && a[1] === b[1] && a[6] === b[6]
}
