import { describe, expect, it } from 'vitest'
import { composePage } from '../../core/page/compose/compose-page'
import type { Page } from '../../core/page/page'
import { fullInput, fullPage, testFacts } from '../../core/page/page.fixture'
import { THEME_NAMES } from '../../core/themes/themes'
import { renderPage } from '../render-page'
import { longestWord } from '../style/longest-word'
import { descriptionOf } from './in-store'
import { storeHtml } from './store-html'

const shown = (page: Page): Page => ({ ...page, sections: page.sections.map((section) => ({ ...section, hidden: false })) })
const imageUrl = ({ key }: { key: string }) => `https://cdn.example/${key}`
const inStore = (page: Page) => storeHtml(page, 'shopify', imageUrl)

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

	it('[C-8] states no price, neither of the product nor of several: those are the store’s', () => {
		const page = shown(fullPage())
		const price = { currency: 'USD', amountMinor: 9800 }
		const text = (html: string) => ({ html, facts: [] })
		const offers = {
			id: 'o1',
			type: 'offers' as const,
			hidden: false,
			locked: false,
			props: { heading: text('Take two'), items: [{ id: 'o2', title: text('Two lamps'), text: text('One for the office.'), price }] },
		}
		const html = inStore({ ...page, offer: { price }, sections: [...page.sections, offers] })
		expect(html).toContain('Two lamps')
		expect(html.replace(/<[^<>]*>/g, ' ')).not.toMatch(/\$|USD/)
	})

	it('shows a star where the page does, a dot only beside words, and tables of few columns as narrow as their words', () => {
		const page = fullPage()
		const rating = { value: 4.4, count: 218, readOn: '2026-05-04', origin: { rule: 'test', place: 'test' } }
		const text = (html: string) => ({ html, facts: [] })
		const item = (topic: 'delivery' | 'returns') => ({ id: topic, topic, title: text(`About ${topic}`), text: text('As agreed.') })
		const common = { hidden: false, locked: false }
		const items = [item('delivery'), item('returns')]
		const sections: Page['sections'] = [
			{ id: 's1', type: 'rating', ...common, props: { heading: text('Rated') } },
			{ id: 's2', type: 'trustStrip', ...common, props: { heading: text('Sure'), items } },
		]
		const only = { ...page, theme: 'atelier' as const, product: { ...page.product, rating }, sections }
		const html = inStore(only)
		expect(html).toMatch(/<span[^>]*color:[^>]*>★ <\/span>/)
		expect(html).not.toContain('border-radius:50%')
		const terms: Page['sections'] = [{ id: 's3', type: 'guarantee', ...common, props: { heading: text('Sure'), items } }]
		expect(inStore({ ...only, sections: terms }).match(/border-radius:50%/g)).toHaveLength(items.length)
		expect(inStore(shown(fullPage()))).not.toMatch(/<t[dh][^>]*min-width/)
	})

	it('tells for whom it is from for whom it is not, and gives names and values all the width where rows are not numbered', () => {
		const text = (html: string) => ({ html, facts: [] })
		const common = { hidden: false, locked: false }
		const props = {
			heading: text('For you?'),
			fits: [{ id: 'f', text: text('You read.') }],
			others: [{ id: 'o', text: text('You weld.') }],
		}
		const page = fullPage()
		const specifications = page.sections.filter(({ type }) => type === 'specifications')
		for (const theme of THEME_NAMES) {
			const html = inStore({ ...page, theme, sections: [{ id: 's1', type: 'fitCheck', ...common, props }, ...specifications] })
			const words = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')
			expect(words, theme).toContain('✓ You read.')
			expect(words, theme).toContain('✕ You weld.')
			expect(html, theme).not.toMatch(/<dl[^>]*grid-template-columns:\d/)
		}
	})

	it('ticks a list as the theme does, and keeps no room for a sign that is not there', () => {
		const page = fullPage({ theme: 'market' })
		const only = (kind: string) => inStore({ ...page, sections: page.sections.filter(({ type }) => type === kind) })
		expect(only('box').match(/>✓<\/span>/g)).toHaveLength(2)
		expect(only('benefits')).not.toMatch(/<li[^>]*padding-left/)
	})

	it('sizes headings for faces wider than a condensed one, so that a long word stays in its column', () => {
		const view = { page: fullPage({ theme: 'runway' }), tag: 'en' }
		const own = longestWord('Specifications', view) ?? 0
		expect(longestWord('Specifications', { ...view, inStore: true })).toBeGreaterThan(own * 1.3)
	})

	it('numbers the notes of a picture only where the picture shows the numbers, which no store’s does', () => {
		const page = fullPage()
		const text = (html: string) => ({ html, facts: [] })
		const points = ['Foot', 'Joint'].map((title, at) => ({ id: `p${at}`, x: 20, y: 30, title: text(title), text: text('As drawn.') }))
		const section = {
			id: 's1',
			type: 'annotatedPicture' as const,
			hidden: false,
			locked: false,
			props: { heading: text('Seen close'), image: page.images[0]?.id ?? null, points },
		}
		for (const theme of THEME_NAMES) {
			const html = inStore({ ...page, theme, sections: [section] })
			expect(html, theme).toContain('Joint')
			expect(html.replace(/<[^<>]*>/g, ' '), theme).not.toMatch(/\b[12]\b/)
		}
		const own = (image: string | null) =>
			renderPage({ ...page, sections: [{ ...section, props: { ...section.props, image } }] }, { imageUrl, mode: 'document' })
		expect(own(section.props.image).match(/<i [^>]*>[12]<\/i>/g)).toHaveLength(2)
		expect(own(section.props.image)).toContain('vt-marked')
		expect(own(null)).not.toMatch(/class="[^"]*vt-marked/)
	})
})
