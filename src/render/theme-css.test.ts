import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themeSchema } from '../core/page/page'
import { contrast } from './color'
import { themeCss } from './theme-css'

const colorsOf = (css: string) =>
	Object.fromEntries([...css.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2] ?? '']))
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe.each(themeSchema.options)('[R-5] the CSS of %s', (theme) => {
	it('is readable (AA) in every brand colour there is', () => {
		fc.assert(
			fc.property(fc.option(hex), (accent) => {
				const { paper, ink, soft, field, accent: button, on, tone, spark } = colorsOf(themeCss(theme, { accent }, 'ltr'))
				const pairs = [
					[ink, paper],
					[ink, field],
					[soft, paper],
					[soft, field],
					[on, button],
					[tone, paper],
					[spark, ink],
				]
				for (const [text = '', ground = ''] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
			}),
			{ numRuns: 300 },
		)
	})

	it('[O-2] weighs at most 14 KB and asks for no file', () => {
		const css = themeCss(theme, { accent: null }, 'rtl')
		expect(new TextEncoder().encode(css).length).toBeLessThanOrEqual(14 * 1024)
		expect(css).not.toMatch(/url\(|@import|<|expression/)
	})

	it('[R-3] says start and end, never left and right, so that a page mirrors whole', () => {
		const css = themeCss(theme, { accent: null }, 'ltr')
		expect(css).not.toMatch(/(?:margin|padding|border|inset)-(?:left|right)|[{;](?:left|right|float):/)
	})

	it('[R-9] never crops a picture', () => {
		const css = themeCss(theme, { accent: null }, 'ltr')
		expect(css).toContain('object-fit:contain')
		expect(css).not.toContain('cover')
	})
})
