import type { Fact } from '../product/facts'
import { composePage, type PageInput } from './compose/compose-page'
import { insertSection } from './edit/insert-section'
import type { Page, PageImage, Section } from './page'

const origin = { rule: 'test', place: 'test' }
const sourced = <T>(value: T) => ({ value, origin })

/** Ids in a row: `n1`, `n2`, … */
export function countingIds(prefix = 'n'): () => string {
	let count = 0
	return () => `${prefix}${++count}`
}

/** A stored picture of 900 × 600 in two formats; without files when `missing`. */
export function testImage(id: string, missing = false): PageImage {
	const file = (width: number, format: 'webp' | 'jpeg') => ({
		key: `images/${id}-${width}.${format === 'jpeg' ? 'jpg' : format}`,
		format,
		width,
		height: (width * 2) / 3,
		bytes: 1000,
	})
	return {
		id,
		alt: `alt of ${id}`,
		files: missing ? [] : [file(450, 'webp'), file(900, 'webp'), file(450, 'jpeg'), file(900, 'jpeg')],
		color: '#2f66d0',
	}
}

export const testFacts: Fact[] = [
	{ id: 'f1', kind: 'title', text: 'Tavio desk lamp', origin },
	{ id: 'f2', kind: 'spec', name: 'Height', text: '38 cm', origin },
	{ id: 'f3', kind: 'spec', name: 'Power', text: '5 W', origin },
	{ id: 'f4', kind: 'spec', name: 'Material', text: 'Steel', origin },
	{ id: 'f5', kind: 'variant', name: 'Colour', text: 'Red, Blue', origin },
	{ id: 'f6', kind: 'box', text: 'Lamp', origin },
	{ id: 'f7', kind: 'box', text: 'Cable', origin },
]

const text = (html: string, ...facts: string[]) => ({ html, facts })

/** Everything a page can be composed of. */
export function fullInput(): PageInput {
	return {
		product: {
			source: { marketplace: 'amazon', domain: 'amazon.com', url: 'https://example.com/dp/B000000001', language: 'en-US' },
			title: sourced('Tavio desk lamp'),
			brand: sourced('Tavio'),
			price: sourced({ amountMinor: 4900, currency: 'USD' }),
			rating: sourced(4.5),
			ratingCount: sourced(120),
			breadcrumbs: [sourced('Home'), sourced('Lamps')],
			bullets: [],
			specs: [],
			gallery: [],
			descriptionImages: [],
			inTheBox: [],
			reviews: [sourced({ title: 'Fine', text: 'A fine lamp', rating: 5, date: '1 May 2026', author: 'A reader' })],
			missing: [],
		},
		facts: testFacts,
		copy: {
			hero: {
				headline: text('Light for <em>one</em> page', 'f1'),
				subheadline: text('A lamp of steel.', 'f1'),
				callToAction: text('Get the lamp'),
			},
			benefits: {
				heading: text('Why'),
				items: [
					{ title: text('Small', 'f2'), text: text('No taller than a book.', 'f2') },
					{ title: text('One page', 'f1'), text: text('Light where you read.', 'f1') },
				],
			},
			features: {
				heading: text('What'),
				items: [
					{ title: text('All metal', 'f4'), text: text('Head, arm and foot.', 'f4') },
					{ title: text('A head', 'f1'), text: text('It turns.', 'f1') },
					{ title: text('An arm', 'f1'), text: text('It folds.', 'f1') },
					{ title: text('A foot', 'f1'), text: text('It stands.', 'f1') },
				],
			},
			story: { heading: text('Story'), paragraphs: [text('A lamp stands on a desk.', 'f1')] },
			faq: {
				heading: text('Questions'),
				items: [
					{ question: text('How high is it?'), answer: text('38 cm.', 'f1', 'f2') },
					{ question: text('Which desk?'), answer: text('Any desk.', 'f1') },
				],
			},
			seo: {
				title: 'Tavio desk lamp of steel',
				description: 'A desk lamp, 38 cm high.',
				slug: 'tavio-desk-lamp',
				keywords: ['lamp'],
				imageSubject: 'Tavio lamp',
				facts: ['f1'],
			},
		},
		removed: [],
		images: {
			gallery: [testImage('a'), testImage('b'), testImage('c')],
			description: [testImage('d'), testImage('e'), testImage('g'), testImage('h'), testImage('i'), testImage('j')],
		},
		language: 'english',
		market: 'usa',
		theme: 'bench',
		writer: { kind: 'model', model: 'test-model' },
		newId: countingIds(),
		notes: [],
	}
}

/** Sections that need facts the fixture's listing does not have. */
const MORE: Section[] = [
	{ type: 'howToUse', props: { heading: text('How'), steps: [{ id: 's1', text: text('Plug it in.', 'f1') }] } },
	{
		type: 'comparison',
		props: {
			heading: text('Compare'),
			columns: [text('Red', 'f5'), text('Blue', 'f5')],
			rows: [{ id: 'r1', name: text('Weight'), values: [text('1 kg')] }],
		},
	},
	{ type: 'sizeTable', props: { heading: text('Sizes'), columns: [text('S')], rows: [{ id: 'r1', name: text('Height'), values: [] }] } },
	{
		type: 'guarantee',
		props: { heading: text('Terms'), items: [{ id: 'g1', title: text('Delivery'), text: text('In 3 days.'), topic: 'delivery' }] },
	},
	{
		type: 'variants',
		props: { heading: text('Options'), dimensions: [{ id: 'd1', name: text('Finish', 'f5'), values: [text('Matt'), text('Gloss')] }] },
	},
	{ type: 'gallery', props: { heading: text('Gallery'), images: [] } },
	{
		type: 'numberHighlights',
		props: { heading: text('Figures'), items: [{ id: 'h1', name: text('Height', 'f2'), value: text('38 cm', 'f2'), text: text('') }] },
	},
	{
		type: 'annotatedPicture',
		props: {
			heading: text('Points'),
			image: null,
			points: [{ id: 'p1', title: text('Foot'), text: text('Of steel.', 'f4'), x: 20, y: 80 }],
		},
	},
	{
		type: 'howItWorks',
		props: { heading: text('Works'), steps: [{ id: 'k1', title: text('Press'), text: text('It is on.'), image: null }] },
	},
	{ type: 'care', props: { heading: text('Care'), items: [{ id: 'a1', text: text('Wipe it.') }] } },
	{
		type: 'fitCheck',
		props: {
			heading: text('For you?'),
			fits: [{ id: 'y1', text: text('You read at night.') }],
			others: [{ id: 'z1', text: text('You sit outdoors.') }],
		},
	},
	{ type: 'objections', props: { heading: text('Doubts'), items: [{ id: 'o1', title: text('Too high?'), text: text('38 cm.', 'f2') }] } },
	{ type: 'video', props: { heading: text('Film'), text: text('One minute.'), url: 'https://cdn.example/film.mp4', image: null } },
	{ type: 'sellerStory', props: { heading: text('We'), body: text('<p>We sell lamps.</p>'), image: null } },
	{
		type: 'offers',
		props: {
			heading: text('Two'),
			items: [{ id: 't1', title: text('Two lamps'), text: text('Sent as one.'), price: { amountMinor: 9900, currency: 'USD' } }],
		},
	},
	{
		type: 'trustStrip',
		props: { heading: text('Trust'), items: [{ id: 's1', title: text('Delivery'), text: text('In a box.'), topic: 'delivery' }] },
	},
	{ type: 'rating', props: { heading: text('Rated') } },
	{ type: 'summary', props: { statement: text('Light for one page.', 'f1') } },
	{ type: 'contact', props: { heading: text('Talk'), items: [{ id: 'c1', name: text('WhatsApp'), value: text('+212 600 000 000') }] } },
	{ type: 'orderForm', props: { heading: text('Order'), text: text(''), button: text('Order') } },
	{
		type: 'legal',
		props: { heading: text('Safety'), rows: [{ id: 'l1', name: text('Manufacturer'), value: text('Tavio, Example Street 1') }] },
	},
].map((section) => ({ id: `more-${section.type}`, hidden: false, locked: false, ...section }) as Section)

/** A page with a section of every type, an offer and pictures. */
export function fullPage(change: Partial<PageInput> = {}): Page {
	const page = composePage({ ...fullInput(), ...change })
	const own = { id: 'own', type: 'text' as const, hidden: false, locked: false, props: { body: text('<p>Our own words.</p>') } }
	const whole = insertSection(page, own, 4)
	return {
		...whole,
		sections: [...whole.sections, ...structuredClone(MORE)],
		offer: { price: { amountMinor: 5900, currency: 'USD' }, compareAt: { amountMinor: 7900, currency: 'USD' } },
	}
}
