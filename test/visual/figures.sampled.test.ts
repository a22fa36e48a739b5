import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Page, type Section, themeSchema } from '../../src/core/page/page'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { drawnHtml, drawnStoreHtml, everySectionPage } from './drawn-pages'
import { openTab } from './open-tab'

// Large figures, one to eight of them: as many in a row as leave none alone below the others, in a window of any width
// as in the column a store gives its descriptions.

const WIDTHS = [320, 360, 412, 520, 610, 720, 768, 1024, 1280]
const VALUES = ['0.9 L', '1,200 W', '40–100 °C', '60 min', '8 mm', '1.1 kg', '120 V', '75 cm']

/** Nothing but figures: a section for every number of them. */
function figures(page: Page): Page {
	const section = page.sections.find((one) => one.type === 'numberHighlights')
	const [entry] = section?.type === 'numberHighlights' ? section.props.items : []
	if (section?.type !== 'numberHighlights' || !entry) throw new Error('The sample has no figures.')
	const sections = VALUES.map((_, at): Section => {
		const items = VALUES.slice(0, at + 1).map((html, index) => ({ ...entry, id: `v${index}`, value: { html, facts: [] } }))
		return { ...section, id: `figures-${at + 1}`, hidden: false, layout: undefined, props: { ...section.props, items } }
	})
	return { ...page, sections }
}

/** How many stand in each row of each section, and what is cut off or stands out. */
function rowsOf(): { rows: number[]; outside: string[] }[] {
	return [...document.querySelectorAll('[id^="s-figures"],[id^="figures"]')].map((section) => {
		// A store's list of terms is one for each entry.
		const parts = [...section.querySelectorAll('dt')].map((term) => term.parentElement ?? term)
		const entries = parts.map((entry) => ({ entry, box: entry.getBoundingClientRect() }))
		const tops = [...new Set(entries.map(({ box }) => Math.round(box.top)))]
		const end = parts[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect()
		return {
			rows: tops.map((top) => entries.filter(({ box }) => Math.round(box.top) === top).length),
			outside: entries
				.filter(({ entry, box }) => box.right > end.right + 1 || box.left < end.left - 1 || entry.scrollWidth > entry.clientWidth + 1)
				.map(({ entry }) => entry.textContent ?? ''),
		}
	})
}

describe.skipIf(!installedBrowser)('[R-13] [O-4] one to eight figures', () => {
	let tab: Tab
	beforeAll(async () => {
		const opened = await openTab()
		tab = opened.tab
		return opened.close
	}, 60_000)

	it.each(sampleOf(themeSchema.options, ['glow', 'runway']))(
		'in %s leave none alone below a row of several and are whole, in a window and in a store’s column of any width',
		async (theme) => {
			const page = figures(await everySectionPage(theme, 'ltr', 'full'))
			const html = await drawnHtml(page)
			for (const width of WIDTHS) {
				for (const where of ['window', 'column']) {
					await tab.setViewportSize({ width: where === 'window' ? width : 1440, height: 800 })
					await tab.setContent(where === 'window' ? html : await drawnStoreHtml(page, width), { waitUntil: 'load' })
					const found = await tab.evaluate(rowsOf)
					expect(found.map(({ rows }) => rows.reduce((sum, count) => sum + count, 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
					const wrong = found.filter(({ rows, outside }) => outside.length > 0 || (rows.at(-1) === 1 && Math.max(...rows) > 1))
					expect({ where, width, wrong }).toEqual({ where, width, wrong: [] })
					if (width >= 610) expect(found[2]?.rows, `${where} ${width}`).toEqual([3])
				}
			}
		},
	)
})
