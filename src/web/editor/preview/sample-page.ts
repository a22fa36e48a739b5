import type { Text } from '../../../core/copy/copy'
import { DEFAULT_MARKET } from '../../../core/locale/markets'
import type { Page } from '../../../core/page/page'

const text = (html: string, ...facts: string[]): Text => ({ html, facts })

/** A small page of an invented product, for tests. */
export function samplePage(): Page {
	return {
		version: 2,
		language: 'english',
		market: DEFAULT_MARKET,
		theme: 'atelier',
		brand: { accent: null, fonts: 'theme', logo: null },
		product: { title: 'Norrvik Teapot', sourceUrl: 'https://www.amazon.com/dp/B0EXAMPLE1', breadcrumbs: [], reviews: [] },
		offer: null,
		buying: null,
		facts: [{ id: 'f1', kind: 'title', text: 'Norrvik Teapot', origin: { rule: 'title', place: '#productTitle' } }],
		images: ['i1', 'i2', 'i3'].map((id) => ({ id, alt: `Teapot, ${id}`, files: [] })),
		gallery: ['i1', 'i2', 'i3'],
		sections: [
			{
				id: 's1',
				type: 'hero',
				hidden: false,
				locked: false,
				props: {
					name: text(''),
					headline: text('Warm to the last cup', 'f1'),
					subheadline: text('Cast iron.'),
					callToAction: text('Order now'),
					images: ['i1'],
					options: [],
					terms: [],
					rating: false,
				},
			},
			{
				id: 's2',
				type: 'faq',
				hidden: true,
				locked: false,
				props: { heading: text('Questions'), items: [{ id: 'q1', question: text('How much?'), answer: text('<p>1.2 litres.</p>') }] },
			},
			{ id: 's3', type: 'images', hidden: false, locked: false, props: { heading: text(''), images: ['i2', 'i3'] } },
		],
		seo: { title: 'Norrvik Teapot', description: 'A teapot.', slug: 'norrvik-teapot', keywords: [], facts: [] },
		record: { writer: { kind: 'embedded' }, removed: [], notes: [] },
	}
}
