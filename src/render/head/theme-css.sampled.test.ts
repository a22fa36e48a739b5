import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timesOf } from '../../../test/support/sample'
import type { PageInput } from '../../core/page/compose/compose-page'
import { themeSchema } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { renderPage } from '../render-page'
import { contrast } from '../style/color'
import { themeCss } from './theme-css'

const colorsOf = (css: string) =>
	Object.fromEntries([...css.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2] ?? '']))
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Every section shown, the order form too. */
function everySection(change: Partial<PageInput>) {
	const page = fullPage(change)
	const sections = page.sections.map((section) => ({ ...section, hidden: false }))
	return { ...page, sections, buying: { kind: 'form' as const, action: 'https://shop.example/order' } }
}

describe.each(themeSchema.options)('[R-5] the CSS of %s', (theme) => {
	it('is readable (AA) in every brand colour there is', () => {
		fc.assert(
			fc.property(fc.option(hex), (accent) => {
				const {
					paper,
					ink,
					soft,
					line,
					field,
					accent: button,
					on,
					tone,
					spark,
					wash = paper,
				} = colorsOf(themeCss(theme, { accent, fonts: 'theme', logo: null }, 'ltr'))
				const pairs = [
					[ink, paper],
					[ink, field],
					[soft, paper],
					[soft, field],
					[on, button],
					[tone, paper],
					[tone, field],
					[ink, wash],
					[soft, wash],
					[tone, wash],
					[spark, ink],
					[paper, ink],
					[line, ink],
				]
				for (const [text = '', ground = ''] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
			}),
			{ numRuns: timesOf(300, 50) },
		)
	})

	it('[O-2] weighs at most 26 KB on a page of every section, whatever its language, and asks for no file', () => {
		for (const language of ['english', 'arabic', 'urdu', 'traditional chinese', 'thai']) {
			const html = renderPage(everySection({ theme, language }), { imageUrl: (file) => file.key, mode: 'document' })
			const css = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
			expect(css.length).toBeGreaterThan(8000)
			expect(new TextEncoder().encode(css).length).toBeLessThanOrEqual(26 * 1024)
		}
		expect(themeCss(theme, { accent: null, fonts: 'theme', logo: null }, 'rtl')).not.toMatch(/url\(|@import|<|expression/)
	})

	it('keeps the brand’s colour as it was chosen', () => {
		for (const accent of ['#ffe14d', '#777777', '#0a0a0a', '#f4f4f4'])
			expect(colorsOf(themeCss(theme, { accent, fonts: 'theme', logo: null }, 'ltr')).accent).toBe(accent)
	})

	it('[R-3] says start and end, never left and right, so that a page mirrors whole', () => {
		const css = themeCss(theme, { accent: null, fonts: 'theme', logo: null }, 'ltr')
		expect(css).not.toMatch(/(?:margin|padding|border|inset)-(?:left|right)|[{;](?:left|right|float):/)
	})

	it('[R-9] crops scenes alone, around their focus; every other picture stays whole and untinted but cut-outs on white', () => {
		const css = themeCss(theme, { accent: null, fonts: 'theme', logo: null }, 'ltr')
		expect(css).toContain('object-fit:contain')
		expect([...css.matchAll(/([^{}]*)\{[^{}]*object-fit:cover/g)].map((match) => match[1])).toEqual(['.vt-field.vt-is-scene img'])
		const blended = [...css.matchAll(/([^{}]*)\{[^{}]*mix-blend-mode/g)].map((match) => match[1] ?? '')
		expect(blended.filter((selector) => !/vt-is-cutout|vt-head/.test(selector))).toEqual([])
	})
})
