import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { kindOf, type Page, SECTION_TYPES, type Section, type ThemeName, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { drawnHtml } from './drawn-pages'
import { openTab } from './open-tab'

/** A part of a section that moved, or changed its size, by so much stands elsewhere. */
const MOVED_PX = 12
/** Lines that a layout is about, or a frame around its entries, of the parts of a section. */
const LEAST_SHARE = 0.1

type Drawn = { id: string; parts: { left: number; top: number; width: number; height: number; frame: string }[] }

/** Every kind in every layout below each other. */
function everyLayout(theme: ThemeName): Page {
	const page = fullPage({ theme })
	const pictures = page.images.map(({ id }) => id)
	const sections = SECTION_TYPES.flatMap((type) => {
		const own = page.sections.find((section) => section.type === type)?.props
		if (!own) throw new Error(`the page has no ${type}`)
		const props = { ...threefold(own, pictures), ...(type === 'gallery' ? { images: pictures } : {}) }
		const shown = { type, hidden: false, locked: false, props }
		return kindOf(type).layouts.map((layout) => ({ ...shown, id: `${type}-${layout}`, layout }) as Section)
	})
	const reviews = [...page.product.reviews, ...page.product.reviews, ...page.product.reviews]
	return { ...page, product: { ...page.product, reviews }, buying: { kind: 'form', action: 'https://shop.example/order' }, sections }
}

/**
 * Content with three entries in each list and a picture in each place for one: one entry alone lies the same
 * anywhere.
 */
function threefold(props: object, pictures: readonly string[]): Record<string, unknown> {
	let next = 0
	const pictured = (entry: object) => ('image' in entry ? { ...entry, image: pictures[next++ % pictures.length] } : entry)
	const filled = Object.entries(pictured(props)).map(([name, value]) => {
		const first: unknown = Array.isArray(value) ? value[0] : undefined
		const isList = typeof first === 'object' && first !== null && 'id' in first
		return [name, isList ? [0, 1, 2].map((at) => ({ ...pictured(first), id: `${name}${at}` })) : value]
	})
	return Object.fromEntries(filled)
}

/** Where the words, pictures and frames of each section stand, from its own corner. */
function partsOfSections(): Drawn[] {
	return [...document.querySelectorAll('section[id], .vt-hero[id], .vt-bar[id]')].map((section) => {
		const from = section.getBoundingClientRect()
		const parts = [section, ...section.querySelectorAll('*')].map((element) => {
			const { left, top, width, height } = element.getBoundingClientRect()
			const { borderTopWidth, borderLeftWidth, backgroundColor, textAlign, columnCount } = getComputedStyle(element)
			const frame = [borderTopWidth, borderLeftWidth, backgroundColor, textAlign, columnCount].join(' ')
			return { left: left - from.left, top: top - from.top, width, height, frame }
		})
		return { id: section.id, parts }
	})
}

/** The share of the parts that stand elsewhere, or in another frame. */
function difference(one: Drawn, other: Drawn): number {
	const count = Math.max(one.parts.length, other.parts.length)
	const same = one.parts.filter((part, at) => {
		const twin = other.parts[at]
		if (!twin || twin.frame !== part.frame) return false
		return (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(part[side] - twin[side]) <= MOVED_PX)
	})
	return 1 - same.length / count
}

describe.skipIf(!installedBrowser)('[R-13] layouts of a kind of section', () => {
	let tab: Tab
	beforeAll(async () => {
		const opened = await openTab({ viewport: { width: 1_280, height: 900 } })
		tab = opened.tab
		return opened.close
	}, 60_000)

	it.each(sampleOf(themeSchema.options, ['market', 'runway']))('two of each set its parts in other places in %s', async (theme) => {
		await tab.setContent(await drawnHtml(everyLayout(theme)), { waitUntil: 'load' })
		await tab.evaluate(() => document.fonts.ready)
		const drawn = await tab.evaluate(partsOfSections)
		const alike = SECTION_TYPES.filter((type) => {
			const layouts = kindOf(type).layouts.flatMap((layout) => drawn.find(({ id }) => id.endsWith(`${type}-${layout}`)) ?? [])
			expect(layouts.length, type).toBe(kindOf(type).layouts.length)
			return !layouts.some((one, at) => layouts.slice(at + 1).some((other) => difference(one, other) >= LEAST_SHARE))
		})
		expect(alike).toEqual([])
	})
})
