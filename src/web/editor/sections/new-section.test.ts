import { describe, expect, test, vi } from 'vitest'
import { parsePage } from '../../../core/page/migrate'
import { SECTION_TYPES } from '../../../core/page/page'
import { countingIds, fullPage } from '../../../core/page/page.fixture'
import { textsOfSection } from '../../../core/page/walk'
import { plainFromRichText } from '../../../core/text/rich-text'
import { newSection } from './new-section'

describe('[R-14] a section that is added', () => {
	test.each(SECTION_TYPES)('of the kind %s is one a page may hold', (type) => {
		const page = fullPage()
		const { section } = newSection(page, type, countingIds('added'))
		expect(parsePage({ ...page, sections: [...page.sections, section] }).sections.at(-1)).toEqual(section)
	})

	test('of any kind is made in a browser, which does not have the truth floor’s data', async () => {
		vi.resetModules()
		const truth = await import('../../../core/truth/truth-data')
		expect(() => truth.madeOfData('words', () => 0)).toThrow(/has not been provided/)
		const { newSection: inBrowser } = await import('./new-section')
		const made = SECTION_TYPES.filter((type) => inBrowser(fullPage(), type, countingIds('added')).filled)
		expect(made).toContain('specifications')
	})

	test('comes filled from the facts of the page, each text with the facts it rests on', () => {
		const page = fullPage()
		const { section, filled } = newSection(page, 'specifications', countingIds('added'))
		expect(filled).toBe(true)
		const known = new Set(page.facts.map(({ id }) => id))
		const resting = textsOfSection(section).filter(({ text }) => text.facts.length > 0)
		expect(resting.length).toBeGreaterThan(2)
		expect(resting.every(({ text }) => text.facts.every((id) => known.has(id)))).toBe(true)
	})

	test('that only somebody who writes can fill has its heading, in the page’s language, and says that it is not filled', () => {
		const { section, filled } = newSection(fullPage({ language: 'french' }), 'benefits', countingIds('added'))
		expect(filled).toBe(false)
		expect(
			textsOfSection(section)
				.map(({ text }) => plainFromRichText(text.html))
				.join(''),
		).not.toBe('')
	})

	test('shows no reviews where none were imported', () => {
		const page = fullPage()
		const without = { ...page, product: { ...page.product, reviews: [] } }
		expect(newSection(without, 'reviews', countingIds('added')).filled).toBe(false)
	})
})
