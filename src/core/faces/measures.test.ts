import { describe, expect, it } from 'vitest'
import { THEME_NAMES, THEMES } from '../themes/themes'
import { lettersOf } from './letters'
import { measuresOf, widthOf } from './measures'

describe('[R-13] widths of words', () => {
	it.each(THEME_NAMES)('are known of every face %s uses', (theme) => {
		const { display, text, figures } = THEMES[theme].faces
		for (const role of [display, text, ...(figures ? [figures] : [])]) {
			expect(measuresOf(role, role.weights[0])).toHaveLength(role.stack.length)
			for (const word of ['Kettle', 'Чайник', 'Βραστήρας', 'קומקום', 'الغلاية', 'केतली', 'กาต้มน้ำ', '急須']) {
				expect(widthOf(word, role, role.weights[0]) / [...word].length).toBeGreaterThan(0.2)
				expect(widthOf(word, role, role.weights[0]) / [...word].length).toBeLessThan(1.1)
			}
		}
	})

	it('tell narrow faces from wide ones, and narrow letters from wide ones', () => {
		const width = (theme: 'runway' | 'bench', word: string) => {
			const { display } = THEMES[theme].faces
			return widthOf(word, display, display.weights[0])
		}
		expect(width('runway', 'Donaudampfschiff')).toBeLessThan(width('bench', 'Donaudampfschiff') * 0.8)
		expect(width('bench', 'illi')).toBeLessThan(width('bench', 'mwmw') / 2)
		expect(width('bench', 'étè')).toBeCloseTo(width('bench', 'ete'))
	})
})

describe('[R-13] letters of a page', () => {
	it('are those of its texts, in capitals too, once each; neither tags nor styles count', () => {
		const letters = lettersOf('<body class="zz"><style>q{}</style><h1>Caf&#233; &amp; co</h1></body>', 'en')
		expect(letters).toContain('é')
		expect(letters).toContain('É')
		expect(letters).toContain('&')
		expect(letters).not.toMatch(/[zqQ<]/)
		expect(new Set(letters).size).toBe([...letters].length)
	})

	it('hold what one may type where there is a form', () => {
		expect(lettersOf('<input name="a">', 'en')).toContain('z')
		expect(lettersOf('<p>الاسم</p><input name="a">', 'ar')).toContain('ظ')
	})
})
