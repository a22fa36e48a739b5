import { type Browser, chromium, type Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_ARGS } from '../../scripts/browser-args.mjs'
import { entryLists } from '../../src/core/page/compose/default-props'
import { kindOf, type Page, SECTION_TYPES, type Section, type SectionType } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { installedBrowser } from '../support/installed-browser'
import { drawnHtml } from './drawn-pages'

// Rows of entries look meant whatever their number: no entry is left alone below rows of several.

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]
const WIDTHS = [360, 700, 1280]

/** The page's sections of a kind that has a list, in every layout and with every number of entries. */
function variants(type: SectionType): Page {
	const page = fullPage()
	const one = page.sections.find((section) => section.type === type)
	const lists = entryLists(type)
	if (!one || lists.length === 0) throw new Error(`the fixture has no list in ${type}`)
	const sections = kindOf(type).layouts.flatMap((layout) =>
		COUNTS.map((count) => {
			const filled = lists.map(({ list }) => {
				const [entry] = (one.props as unknown as Record<string, object[]>)[list] ?? []
				return [list, Array.from({ length: entry ? count : 0 }, (_, index) => ({ ...entry, id: `${list}${index}` }))]
			})
			return {
				...one,
				id: `${type}-${layout}-${count}`,
				hidden: false,
				layout,
				props: { ...one.props, ...Object.fromEntries(filled) },
			} as Section
		}),
	)
	return { ...page, sections }
}

describe.skipIf(!installedBrowser)('[R-13] one to eight entries', () => {
	let browser: Browser
	let tab: Tab
	beforeAll(async () => {
		browser = await chromium.launch({ executablePath: installedBrowser ?? '', args: BROWSER_ARGS })
		tab = await browser.newPage()
	}, 60_000)
	afterAll(() => browser?.close())

	const types = SECTION_TYPES.filter((type) => type !== 'hero' && entryLists(type).length > 0)

	it.each(types)('of %s leave none alone in a row of its own at a part of the width, and none beside the window', async (type) => {
		const html = await drawnHtml(variants(type))
		const faults: string[] = []
		for (const width of WIDTHS) {
			await tab.setViewportSize({ width, height: 800 })
			await tab.setContent(html, { waitUntil: 'load' })
			const found = await tab.evaluate(() =>
				[...document.querySelectorAll('.vt-grid')].flatMap((grid) => {
					const boxes = [...grid.children].map((child) => child.getBoundingClientRect())
					const { paddingRight, borderRightWidth } = getComputedStyle(grid)
					const end = grid.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth)
					const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) =>
						boxes.filter((box) => Math.round(box.top) === top),
					)
					const uneven = rows.filter((row) => Math.abs(Math.max(...row.map(({ right }) => right)) - end) > 2)
					const outside = boxes.filter(({ left, right }) => left < -1 || right > innerWidth + 1)
					const name = grid.closest('section')?.id ?? ''
					return uneven.length + outside.length > 0 ? [`${name}: ${uneven.length} ragged rows, ${outside.length} outside`] : []
				}),
			)
			faults.push(...found.map((fault) => `${width}: ${fault}`))
		}
		expect(faults).toEqual([])
	})
})
