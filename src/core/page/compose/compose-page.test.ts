import { describe, expect, it } from 'vitest'
import type { Fact } from '../../product/facts'
import type { Understanding } from '../../understanding/understanding'
import { filledProps } from '../edit/fill-section'
import { imagesOfSection } from '../map-images'
import { parsePage } from '../migrate'
import { SECTION_TYPES } from '../page'
import { countingIds, fullInput, testFacts, testImage } from '../page.fixture'
import { composePage, type PageInput } from './compose-page'

const typesOf = (page: ReturnType<typeof composePage>) => page.sections.map((section) => section.type)

/** A listing that has something for every section that argues. */
function arguedInput(): PageInput {
	const input = fullInput()
	const origin = { rule: 'test', place: 'test' }
	const spec = (id: string, name: string, text: string) => ({ id, kind: 'spec' as const, name, text, origin })
	const { story: _, ...copy } = input.copy
	const faq = {
		heading: { html: 'Before you order', facts: [] },
		items: ['Does it fold?', 'Does it turn?'].map((question) => ({
			question: { html: question, facts: [] },
			answer: { html: 'Yes.', facts: ['f1'] },
		})),
	}
	const { theme: __, ...rest } = input
	return {
		...rest,
		theme: 'atelier',
		images: { ...input.images, description: [] },
		copy: { ...copy, faq },
		facts: [
			...input.facts,
			...[spec('f30', 'Brightness', '400 lm'), spec('f31', 'Battery life', '30 hours'), spec('f32', 'Age range', '3 years and up')],
			spec('f33', 'Foldable', 'No'),
			...['Delivery: two days.', 'Returns within 14 days.'].map((text, at) => ({ id: `f4${at}`, kind: 'seller' as const, text, origin })),
		],
	}
}

describe('composePage', () => {
	it('[K-1] makes a valid page in which every fact cited is one of its facts', () => {
		const page = parsePage(composePage(fullInput()))
		const known = new Set(page.facts.map((fact) => fact.id))
		const cited = JSON.stringify(page.sections).match(/f\d+(?=")/g) ?? []
		expect(cited.length).toBeGreaterThan(0)
		expect(cited.every((id) => known.has(id))).toBe(true)
	})

	it('[K-3] leaves out every section whose facts are missing, and keeps hero and last call', () => {
		const product = { ...fullInput().product, reviews: [] }
		const bare = composePage({ ...fullInput(), product, facts: testFacts.slice(0, 1), copy: {}, images: { gallery: [], description: [] } })
		expect(typesOf(bare)).toEqual(['hero', 'callToAction', 'stickyBar'])
		expect(bare.sections[0]).toMatchObject({ props: { headline: { html: 'Tavio desk lamp', facts: ['f1'] }, images: [] } })
	})

	it('[R-12] the bar that stays in sight has the headline where that is the product’s name, cut short or not, else that name', () => {
		const bar = (headline: string) => {
			const input = fullInput()
			const copy = { ...input.copy, hero: { ...input.copy.hero, headline: { html: headline, facts: ['f1'] } } } as PageInput['copy']
			const section = composePage({ ...input, copy }).sections.find(({ type }) => type === 'stickyBar')
			return section?.type === 'stickyBar' ? section.props.headline.html : ''
		}
		const bars = [bar('Tavio desk'), bar('Tavio lamp'), bar('Light where you read')]
		expect(bars).toEqual(['Tavio desk', 'Tavio lamp', 'Tavio desk lamp'])
	})

	it('[R-13] [W-8] a name the listing shouts is said quietly wherever the page says it', () => {
		const input = fullInput()
		const shouted = { ...input.product, title: { value: 'TAVIO DESK LAMP', origin: { rule: 'test', place: 'test' } } }
		expect(composePage({ ...input, product: shouted }).product.title).toBe('Tavio desk lamp')
	})

	it('[W-7] gives every picture an alternative text in the language of the page', () => {
		const page = composePage({ ...fullInput(), language: 'french' })
		expect(page.images[0]?.alt).toBe('Tavio lamp')
		expect(page.images[1]?.alt).toContain('Tavio lamp')
		expect(page.images[1]?.alt).toContain('2')
	})

	it('[W-8] names the language the facts stayed in, only when it is another than the page’s', () => {
		expect(composePage({ ...fullInput(), language: 'arabic' }).record.factsLanguage).toBe('en-US')
		expect(composePage(fullInput()).record.factsLanguage).toBeUndefined()
	})

	it('[R-1] puts a picture that could be had first, and shows no picture twice', () => {
		const gallery = [testImage('lost', true), testImage('a'), testImage('b'), testImage('a')]
		const page = composePage({ ...fullInput(), images: { gallery, description: [testImage('b'), testImage('d')] } })
		expect(page.gallery).toEqual(['a', 'b', 'lost'])
		const shown = page.sections.flatMap(imagesOfSection)
		expect(new Set(shown).size).toBe(shown.length)
		expect(shown).not.toContain('lost')
	})

	it('[K-5] offers nothing until the seller says a price, whatever the listing asks', () => {
		const page = composePage(fullInput())
		expect(page.offer).toBeNull()
		expect(page.product.listingPrice).toEqual({ amountMinor: 4900, currency: 'USD' })
	})

	it('[X-4] keeps an option whole that has a comma in its name', () => {
		const origin = { rule: 'test', place: 'test' }
		const variants = { value: { dimensions: { Colour: ['Red, matt', 'Blue'] }, count: 2 }, origin }
		const page = composePage({ ...fullInput(), product: { ...fullInput().product, variants } })
		expect(page.sections[0]?.props).toMatchObject({ options: [{ values: [{ html: 'Red, matt', facts: ['f5'] }, { html: 'Blue' }] }] })
	})

	it('[R-5] chooses a theme by category, else by how much of the product is data', () => {
		const { theme: _, ...input } = fullInput()
		const category = (words: string) => [{ id: 'f9', kind: 'category' as const, text: words, origin: { rule: 'test', place: 'test' } }]
		expect(composePage({ ...input, facts: category('Electronics') }).theme).toBe('signal')
		expect(composePage({ ...input, facts: category('Beauté et parfum') }).theme).toBe('glow')
		expect(composePage({ ...input, facts: testFacts }).theme).toBe('atelier')
	})

	it('[W-7] makes an address of letters of any script when the copy has none', () => {
		const { seo: _, ...copy } = fullInput().copy
		const product = { ...fullInput().product, title: { value: 'โคมไฟ ตั้งโต๊ะ & LED!', origin: { rule: 'test', place: 'test' } } }
		expect(composePage({ ...fullInput(), copy, product, newId: countingIds() }).seo.slug).toBe('โคมไฟ-ตั้งโต๊ะ-led')
	})

	it('[R-13] argues: promise with terms, proof, gains, pictures, for whom, details, doubts, order; no terms again', () => {
		const page = composePage(arguedInput())
		expect(typesOf(page).filter((type) => type !== 'reviews')).toEqual([
			...(['hero', 'numberHighlights', 'benefits', 'pictureText', 'features', 'fitCheck', 'specifications', 'box'] as const),
			...(['faq', 'callToAction', 'stickyBar'] as const),
		])
	})

	it('[R-13] a heading whose list went to other sections stands over what was in it', () => {
		const input = arguedInput()
		const figures = composePage(input).sections.find(({ type }) => type === 'numberHighlights')
		const measured = figures?.type === 'numberHighlights' ? figures.props.items.map(({ value }) => value.facts) : []
		const items = measured.map((facts) => ({ title: { html: 'Bright', facts }, text: { html: 'Enough for a desk.', facts } }))
		const heading = { html: 'Light for years', facts: [] }
		const page = composePage({ ...input, copy: { ...input.copy, benefits: { heading, items } }, newId: countingIds() })
		expect(typesOf(page)).not.toContain('benefits')
		expect(page.sections.find(({ type }) => type === 'numberHighlights')?.props).toMatchObject({ heading })
	})

	it('[R-13] no two sections stand under one heading', () => {
		const input = arguedInput()
		const heading = { html: 'Features', facts: [] }
		const features = { heading, items: input.copy.features?.items ?? [] }
		const page = composePage({ ...input, copy: { ...input.copy, features }, newId: countingIds() })
		const headings = page.sections.flatMap(({ props }) => ('heading' in props && props.heading.html ? [props.heading.html] : []))
		expect(headings).toContain('Features')
		expect(new Set(headings).size).toBe(headings.length)
	})

	it('[R-13] adds no section to a short listing, and ends in the order form where buyers pay at the door', () => {
		const { copy: _, ...input } = arguedInput()
		const facts = input.facts.filter(({ kind }) => kind === 'title' || kind === 'seller')
		const short = composePage({
			...input,
			copy: {},
			facts,
			product: { ...input.product, reviews: [] },
			images: { gallery: [], description: [] },
		})
		expect(typesOf(short)).toEqual(['hero', 'callToAction', 'stickyBar'])
		const atDoor = composePage({ ...arguedInput(), market: 'morocco', buying: { kind: 'whatsapp', number: '+212600000000' } })
		expect(typesOf(atDoor)).toContain('orderForm')
		expect(typesOf(atDoor)).not.toContain('callToAction')
	})

	it('[R-13] a listing that numbers its steps shows how it works, and says the steps nowhere else', () => {
		const origin = { rule: 'test', place: 'test' }
		const steps = ['1. Fill: cold water up to the mark.', '2. Press the switch', '3. Pour: slowly, from the middle.']
		const bullets = steps.map((text, at) => ({ id: `f5${at}`, kind: 'bullet' as const, text, origin }))
		const told = bullets.map(({ id, text }) => ({ title: { html: text, facts: [id] }, text: { html: '', facts: [id] } }))
		const input = arguedInput()
		const copy = { ...input.copy, features: { heading: { html: 'What', facts: [] }, items: told } }
		const page = composePage({ ...input, copy, facts: [...input.facts, ...bullets] })
		const works = page.sections.find(({ type }) => type === 'howItWorks')
		expect(works?.props).toMatchObject({
			steps: [
				{ title: { html: 'Fill', facts: ['f50'] }, text: { html: 'cold water up to the mark.' } },
				{ title: { html: 'Press the switch' }, text: { html: '' } },
				{ title: { html: 'Pour' } },
			],
		})
		expect(typesOf(page)).not.toContain('features')
	})

	it('[R-13] headings name the product or say what follows, in the language of the page', () => {
		const headingOf = (language: string, type: string) => {
			const section = composePage({ ...arguedInput(), language }).sections.find((one) => one.type === type)
			return section && 'heading' in section.props ? section.props.heading.html : undefined
		}
		expect(headingOf('english', 'specifications')).toBe('Tavio desk lamp: the details')
		expect(headingOf('french', 'specifications')).toBe('Tavio desk lamp\u00a0: les détails')
		expect(headingOf('english', 'box')).toBe('What’s in the box')
		expect(headingOf('arabic', 'fitCheck')).toBe('هل يناسبك؟')
	})

	it('[R-13] [W-10] answers to what buyers worry about stand before the other questions, as far as facts bear them', () => {
		const ask = (question: string, answer: string, ...facts: string[]) => ({
			question: { html: question, facts: [] },
			answer: { html: answer, facts },
		})
		const items = [
			ask('Does the battery last a night?', 'It lasts 30 hours.', 'f1'),
			ask('Is the lamp heavy to carry?', 'One hand lifts it.', 'f1'),
			ask('Which plug?', 'A common one.', 'f1'),
			ask('Which desk?', 'Any.', 'f1'),
		]
		const understood: Understanding = {
			...{ translations: {}, leftOut: {}, contradicts: {}, name: '', brand: '', pictures: {}, opening: null },
			plan: { buyer: '', worries: ['The battery dies at night', 'Too heavy to carry around'], angle: '', remember: '', sections: {} },
		}
		const input = arguedInput()
		const page = composePage({ ...input, understood, copy: { ...input.copy, faq: { heading: { html: 'Asked', facts: [] }, items } } })
		const doubts = page.sections.find(({ type }) => type === 'objections')
		expect(doubts?.props).toMatchObject({
			items: [{ title: { html: items[0]?.question.html } }, { title: { html: items[1]?.question.html } }],
		})
		expect(page.sections.find(({ type }) => type === 'faq')?.props).toMatchObject({ heading: { html: 'Asked' }, items: [{}, {}] })
		expect(typesOf(page).indexOf('objections')).toBe(typesOf(page).indexOf('faq') - 1)
		expect(
			typesOf(composePage({ ...input, copy: { ...input.copy, faq: { heading: { html: 'Asked', facts: [] }, items } } })),
		).not.toContain('objections')
	})

	it('[R-12] a way to reach the seller that every button leads to is no section; another is asked before the order', () => {
		const reach = (...numbers: string[]) => [
			...arguedInput().facts,
			...numbers.map((text, at) => ({
				id: `f7${at}`,
				kind: 'seller' as const,
				name: 'WhatsApp',
				text,
				origin: { rule: 'test', place: 'test' },
			})),
		]
		const buying = { kind: 'whatsapp' as const, number: '+212600000000' }
		expect(typesOf(composePage({ ...arguedInput(), buying, facts: reach('+212 600 000 000') }))).not.toContain('contact')
		const other = composePage({ ...arguedInput(), buying, facts: reach('+212 600 000 000', '+212 611 111 111') })
		expect(other.sections.find(({ type }) => type === 'contact')?.props).toMatchObject({
			heading: { html: 'Ask before you order: WhatsApp' },
		})
	})

	describe('what no listing supports', () => {
		const origin = { rule: 'test', place: 'test' }
		const banned = "Best Seller #1 Tavio desk lamp, Amazon's Choice, -50% today only"
		const facts: Fact[] = [
			{ id: 'f1', kind: 'title', text: banned, origin },
			{ id: 'f2', kind: 'spec', name: 'Height', text: '38 cm', origin },
			{ id: 'f3', kind: 'spec', name: 'Rank', text: 'Best seller of the year', origin },
			{ id: 'f4', kind: 'variant', name: 'Colour', text: 'Red, Blue, Free shipping', origin },
			{ id: 'f5', kind: 'box', text: 'Lamp', origin },
			{ id: 'f6', kind: 'box', text: 'Only 3 left in stock', origin },
		]
		const product = { ...fullInput().product, title: { value: banned, origin }, breadcrumbs: [{ value: 'Best Sellers', origin }] }
		const bare = () => composePage({ ...fullInput(), product, facts, copy: {} })

		it('[K-3] reaches neither headline, bar, search engine texts, alternative texts, breadcrumbs nor the product’s name', () => {
			const { facts: _, record: __, ...shown } = bare()
			expect(JSON.stringify(shown)).not.toMatch(/seller|choice|today|50 ?%|#1/i)
			expect(shown.product.title).toBe('Tavio desk lamp')
			expect(shown.images[0]?.alt).toBe('Tavio desk lamp')
			expect(shown.seo.title).toBe('Tavio desk lamp')
		})

		it('[K-2] reaches no row, value or item quoted from the listing; the record says what was left out', () => {
			const page = bare()
			expect(JSON.stringify(page.sections)).not.toMatch(/seller|shipping|stock/i)
			expect(JSON.stringify(page.sections)).toMatch(/Red.*Blue.*38 cm.*Lamp/)
			expect(page.record.removed.map(({ part, categories }) => `${part} ${categories.join()}`)).toEqual([
				'specifications social-proof',
				'box scarcity',
				'variants delivery',
			])
		})

		it('[K-3] [R-14] reaches no section that is added later', () => {
			const page = bare()
			const added = SECTION_TYPES.map((type) => filledProps(page, type, countingIds('added')))
			expect(JSON.stringify(added)).not.toMatch(/seller|shipping|stock/i)
			expect(JSON.stringify(added)).toMatch(/Red.*Blue.*38 cm.*Lamp/)
		})

		it('[K-3] a title of nothing else falls back to the brand', () => {
			const only = { ...product, title: { value: 'Best Seller #1', origin } }
			expect(composePage({ ...fullInput(), product: only, facts, copy: {} }).product.title).toBe('Tavio')
		})

		it('[K-3] copy for search engines and pictures that says it gives way to the name', () => {
			const seo = { title: banned, description: banned, slug: 'tavio', keywords: [], imageSubject: banned, facts: ['f1'] }
			const page = composePage({ ...fullInput(), product, facts, copy: { seo } })
			expect(JSON.stringify([page.seo, page.images])).not.toMatch(/seller|choice|today/i)
		})
	})
})
