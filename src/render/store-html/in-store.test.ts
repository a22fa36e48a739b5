import { describe, expect, it } from 'vitest'
import { composePage } from '../../core/page/compose/compose-page'
import type { Page } from '../../core/page/page'
import { fullInput, fullPage, testFacts } from '../../core/page/page.fixture'
import { THEME_NAMES } from '../../core/themes/themes'
import { longestWord } from '../style/longest-word'
import { descriptionOf } from './in-store'
import { storeHtml } from './store-html'

const shown = (page: Page): Page => ({ ...page, sections: page.sections.map((section) => ({ ...section, hidden: false })) })
const inStore = (page: Page) => storeHtml(page, 'shopify', ({ key }) => `https://cdn.example/${key}`)

describe('[O-4] a page as a store’s description', () => {
	it('states terms of its own before the ways to reach the seller, which end it', () => {
		const page = shown(fullPage())
		const terms = {
			id: 't1',
			topic: 'delivery' as const,
			title: { html: 'Delivery', facts: [] },
			text: { html: '<p>Two days.</p>', facts: [] },
		}
		const sections = page.sections
			.filter(({ type }) => type !== 'guarantee')
			.map((section) => (section.type === 'hero' ? { ...section, props: { ...section.props, terms: [terms] } } : section))
		const types = descriptionOf({ ...page, sections }, 'shopify').sections.map(({ type }) => type)
		expect(types).toContain('contact')
		expect(types.indexOf('guarantee')).toBe(types.indexOf('contact') - 1)
	})

	it('begins with an argument in every theme, and says the terms once', () => {
		const fact = (id: string, text: string) => ({ id, kind: 'seller' as const, text, origin: { rule: 'test', place: 'test' } })
		const facts = [...testFacts, fact('f90', 'Delivery: two days.'), fact('f91', 'Returns within 14 days.')]
		for (const theme of THEME_NAMES) {
			const { sections } = descriptionOf(composePage({ ...fullInput(), theme, facts }), 'shopify')
			expect(['numberHighlights', 'benefits', 'features', 'story', 'pictureText']).toContain(sections[0]?.type)
			expect(JSON.stringify(sections).split('Delivery: two days.')).toHaveLength(2)
		}
	})

	it('marks benefits as the theme marks those without a drawing, which no store keeps', () => {
		const page = shown(fullPage({ theme: 'runway' }))
		const signed = page.sections.map((section) =>
			section.type === 'benefits'
				? { ...section, props: { ...section.props, items: section.props.items.map((item) => ({ ...item, sign: 'light' as const })) } }
				: section,
		)
		expect(inStore({ ...page, sections: signed })).toMatch(/<span[^>]*>01<\/span>/)
	})

	it('sizes headings for faces wider than a condensed one, so that a long word stays in its column', () => {
		const view = { page: fullPage({ theme: 'runway' }), tag: 'en' }
		const own = longestWord('Specifications', view) ?? 0
		expect(longestWord('Specifications', { ...view, inHostFaces: true })).toBeGreaterThan(own * 1.3)
	})
})
