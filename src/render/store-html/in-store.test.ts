import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
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
		const types = descriptionOf({ ...page, sections }).sections.map(({ type }) => type)
		expect(types).toContain('contact')
		expect(types.indexOf('guarantee')).toBe(types.indexOf('contact') - 1)
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
