import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { brokenWords } from '../../bench/pages/broken-words'
import { untilShown } from '../../bench/pages/until-shown'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { entryLists } from '../../src/core/page/compose/default-props'
import { kindOf, type Page, SECTION_TYPES, type Section, type ThemeName, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { openTab } from './open-tab'

// Rows of entries look meant whatever their number: no entry is left alone below rows of several, unless the row is
// filled by it or it stands in the middle. Words run on like text, and so may lists in columns and tags in lines.

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]
const WIDTHS = sampleOf([360, 700, 1024, 1280], [360, 1024])

/** Sections of every kind that has a list, in every layout, the theme's own among them, with each number of entries. */
function variants(theme: ThemeName): Page {
	const page = fullPage()
	const sections = SECTION_TYPES.filter((type) => type !== 'hero').flatMap((type) => {
		const one = page.sections.find((section) => section.type === type)
		const lists = entryLists(type)
		if (lists.length === 0) return []
		if (!one) throw new Error(`the fixture has no list in ${type}`)
		return [undefined, ...kindOf(type).layouts].flatMap((layout) =>
			COUNTS.map((count) => {
				const filled = lists.map(({ list }) => {
					const [entry] = (one.props as unknown as Record<string, object[]>)[list] ?? []
					return [list, Array.from({ length: entry ? count : 0 }, (_, index) => ({ ...entry, id: `${list}${index}` }))]
				})
				return {
					...one,
					id: `${type}-${layout ?? 'own'}-${count}`,
					hidden: false,
					layout,
					props: { ...one.props, ...Object.fromEntries(filled) },
				} as Section
			}),
		)
	})
	return { ...page, theme, sections }
}

/** Told in words: rows that end before their list does, entries beside the window, entries left alone. */
function errorsWithin(): string[] {
	const isNear = (one: number, other: number) => Math.abs(one - other) < 3
	const rowsOf = (boxes: readonly DOMRect[]) =>
		[...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) => boxes.filter((box) => Math.round(box.top) === top))
	const ends = (boxes: readonly DOMRect[]) => ({
		left: Math.min(...boxes.map(({ left }) => left)),
		right: Math.max(...boxes.map(({ right }) => right)),
	})
	return [...document.querySelectorAll('.vt-s :is(ul,ol,dl,.vt-grid,.vt-body)')].flatMap((list) => {
		const boxes = [...list.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0)
		const { paddingRight, borderRightWidth, columnCount, display } = getComputedStyle(list)
		const end = list.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth)
		const rows = rowsOf(boxes)
		const uneven = list.matches('.vt-grid') ? rows.filter((row) => !isNear(ends(row).right, end)) : []
		const outside = boxes.filter(({ left, right }) => left < -1 || right > innerWidth + 1)
		const last = rows.at(-1) ?? []
		const [all, one] = [ends(boxes), ends(last)]
		const isAlone = last.length === 1 && rows.some((row) => row.length > 1) && !isNear(one.left - all.left, all.right - one.right)
		const runsOn = columnCount !== 'auto' || display === 'flex'
		const name = `${list.closest('section')?.id} ${list.className}`
		return [
			...(uneven.length > 0 ? [`${name}: ${uneven.length} ragged rows`] : []),
			...(outside.length > 0 ? [`${name}: ${outside.length} outside`] : []),
			...(isAlone && !runsOn ? [`${name}: one alone below rows of ${rows[0]?.length}`] : []),
		]
	})
}

describe.skipIf(!installedBrowser)('[R-13] one to eight entries', () => {
	let tab: Tab
	const faces = createSubsetFaces()
	beforeAll(async () => {
		const opened = await openTab()
		tab = opened.tab
		return opened.close
	}, 60_000)

	it.each(sampleOf(themeSchema.options, ['bench', 'market']))(
		'in %s leave none alone in a row of its own at a part of the width, none beside the window, and words whole',
		async (theme) => {
			const page = variants(theme)
			const html = await embedFaces(page, renderPage(page, { imageUrl: () => 'data:,', mode: 'document' }), faces)
			const errors: string[] = []
			for (const width of WIDTHS) {
				await tab.setViewportSize({ width, height: 800 })
				await tab.setContent(html, { waitUntil: 'load' })
				await untilShown(tab)
				expect(await tab.locator('.vt-s li').count()).toBeGreaterThan(500)
				const found = [...(await tab.evaluate(errorsWithin)), ...(await brokenWords(tab, width)).map((word) => `“${word}” is broken`)]
				errors.push(...found.map((error) => `${width}: ${error}`))
			}
			expect(errors).toEqual([])
		},
	)
})
