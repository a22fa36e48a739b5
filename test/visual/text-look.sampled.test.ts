import * as fontkit from 'fontkit'
import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { type Face, weightOf } from '../../src/core/faces/face'
import { filePathOf } from '../../src/core/faces/face-css'
import { FACES, type FaceName } from '../../src/core/faces/faces'
import { type Page, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import type { SectionLook } from '../../src/core/page/section-look'
import { THEME_NAMES, THEMES } from '../../src/core/themes/themes'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { drawnHtml } from './drawn-pages'
import { openTab } from './open-tab'

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
	let tab: Tab
	beforeAll(async () => {
		if (!installedBrowser) return
		const opened = await openTab({ reducedMotion: 'reduce' })
		tab = opened.tab
		return opened.close
	})

	const read = async (theme: (typeof themeSchema.options)[number], look: SectionLook, width: number) => {
		await tab.setViewportSize({ width, height: 800 })
		await tab.setContent(await drawnHtml(page(theme, look)))
		return tab.evaluate(headlines)
	}

	it.each(sampleOf(themeSchema.options, ['signal', 'runway']))(
		'are seen in every headline of %s, the opening’s among them',
		async (theme) => {
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
		},
	)
})

describe.skipIf(!installedBrowser)('[R-13] lines of headings in capitals', () => {
	/** How high a capital with its accent stands in the face, in em: it may not reach the line above. */
	const heightOfAccent = async (of: FaceName) => {
		const face: Face = FACES[of]
		const file = await createSubsetFaces().file(filePathOf({ face, weight: weightOf(face, 400) }, 'latin'))
		const font = fontkit.create(Buffer.from(file ?? []))
		if ('fonts' in font) throw new Error(`${of} is a collection.`)
		return font.glyphForCodePoint('É'.charCodeAt(0)).bbox.maxY / font.unitsPerEm
	}

	it('leave room for the accents of a language that has them', async () => {
		const { tab, close } = await openTab()
		const themes = THEME_NAMES.filter((name) => THEMES[name].faces.display.capitals)
		expect(themes.length).toBeGreaterThan(0)
		for (const theme of themes) {
			const accent = await heightOfAccent(THEMES[theme].faces.display.stack[0] as FaceName)
			for (const width of WIDTHS) {
				await tab.setViewportSize({ width, height: 800 })
				await tab.setContent(await drawnHtml({ ...page(theme, {}), language: 'french' }))
				const lines = await tab.evaluate(() =>
					[...document.querySelectorAll('h1, h2, h3')].map((heading) => {
						const { lineHeight, fontSize, textTransform } = getComputedStyle(heading)
						return textTransform === 'uppercase' ? Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) : undefined
					}),
				)
				const capitals = lines.filter((line) => line !== undefined)
				expect(capitals.length).toBeGreaterThan(2)
				expect(Math.min(...capitals), `${theme} ${width}`).toBeGreaterThan(accent)
			}
		}
		await close()
	})
})
