import { type Browser, chromium, type Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_ARGS } from '../../scripts/browser-args.mjs'
import { type Page, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import type { SectionLook } from '../../src/core/page/section-look'
import { installedBrowser } from '../support/installed-browser'
import { drawnHtml } from './drawn-pages'

const WIDTHS = [360, 1280]
/** Kinds with a headline of their own each, the opening among them. */
const KINDS = ['hero', 'benefits', 'specifications', 'faq'] as const

function page(theme: (typeof themeSchema.options)[number], look: SectionLook): Page {
	const whole = fullPage({ theme })
	const sections = KINDS.flatMap((kind) => whole.sections.filter(({ type }) => type === kind).slice(0, 1))
	return { ...whole, sections: sections.map((section) => ({ ...section, ...look, hidden: false })) }
}

/** The letters of every headline, in pixels, and where its lines begin. */
const headlines = () =>
	[...document.querySelectorAll('h1, section > .vt-in > .vt-h')].map((headline) => {
		const { fontSize, textAlign } = getComputedStyle(headline)
		return { size: Number.parseFloat(fontSize), textAlign }
	})

describe.skipIf(!installedBrowser)('[R-2] [R-6] sizes and alignments of a section’s texts', () => {
	let browser: Browser
	let tab: Tab
	beforeAll(async () => {
		if (!installedBrowser) return
		browser = await chromium.launch({ executablePath: installedBrowser, args: BROWSER_ARGS })
		tab = await browser.newPage({ reducedMotion: 'reduce' })
	})
	afterAll(() => browser?.close())

	const read = async (theme: (typeof themeSchema.options)[number], look: SectionLook, width: number) => {
		await tab.setViewportSize({ width, height: 800 })
		await tab.setContent(await drawnHtml(page(theme, look)))
		return tab.evaluate(headlines)
	}

	it.each(themeSchema.options)('are seen in every headline of %s, the opening’s among them', async (theme) => {
		for (const width of WIDTHS) {
			const own = await read(theme, {}, width)
			const small = await read(theme, { size: 'smaller' }, width)
			const large = await read(theme, { size: 'larger', align: 'end' }, width)
			expect(own).toHaveLength(KINDS.length)
			for (const [at, { size }] of own.entries()) {
				expect(small[at]?.size, `${width} px`).toBeLessThan(size)
				expect(large[at]?.size, `${width} px`).toBeGreaterThanOrEqual(size)
				expect(large[at]?.textAlign).toBe('end')
			}
			expect(large.filter(({ size }, at) => size > (own[at]?.size ?? 0)).length, `${width} px`).toBeGreaterThan(0)
		}
	})
})
