import { describe, expect, it } from 'vitest'
import { contrast } from '../../render/style/color'
import { addImage } from '../page/edit/add-image'
import { removeFact } from '../page/edit/edit-facts'
import { editSection, editText } from '../page/edit/edit-section'
import { hideSection } from '../page/edit/hide-section'
import { setAlt } from '../page/edit/set-alt'
import { parsePage } from '../page/migrate'
import { kindOf, type Page, SECTION_TYPES, type SectionOf, type SectionType } from '../page/page'
import { countingIds, fullPage, testImage } from '../page/page.fixture'
import { checkStatement } from '../truth/check-statement'
import { checkQuality } from './check-page'
import { plainOf } from './claim-texts'
import { type Finding, QUALITY_AREAS } from './finding'
import { shownImages } from './shown-images'

const find = (page: Page, id: string): Finding | undefined => checkQuality(page).find((finding) => finding.id.startsWith(id))

function get(page: Page, id: string): Finding {
	const finding = find(page, id)
	if (!finding) throw new Error(`nothing found about ${id}: ${checkQuality(page).map((one) => one.id)}`)
	return finding
}

/** The page after the finding's button was pressed. */
function fixed(page: Page, finding: Finding): Page {
	if (!('operation' in finding.fix)) throw new Error(`${finding.id} is put right by hand`)
	return finding.fix.operation(page, countingIds('fix'))
}

function sectionOf<T extends SectionType>(page: Page, type: T): SectionOf<T> {
	const section = page.sections.find((one) => one.type === type)
	if (!section) throw new Error(`the fixture has no ${type}`)
	return section as SectionOf<T>
}

const seo = (change: Partial<Page['seo']>): Page => ({ ...fullPage(), seo: { ...fullPage().seo, ...change } })
const withForm = (page: Page, action: string): Page => ({ ...page, buying: { kind: 'form', action } })
/** Kinds without which a page has a length that is read to its end. */
const LEFT_OUT: ReadonlySet<SectionType> = new Set([
	...SECTION_TYPES.filter((type) => kindOf(type).compose === undefined && type !== 'text' && type !== 'variants'),
	...(['howItWorks', 'fitCheck', 'trustStrip'] as const),
])

/** A page nobody could point anything out about. */
function finePage(): Page {
	const page = withForm(fullPage(), 'https://shop.example/order')
	const dated = hideSection(hideSection(page, sectionOf(page, 'reviews').id, false), 'own', true)
	const stated = dated.sections.map((section) => ({ ...section, props: withFact(section.props) })) as Page['sections']
	const description = 'A desk lamp of steel, 38 cm high, that draws 5 W and comes in red and in blue.'
	const few = stated.filter(({ type }) => !LEFT_OUT.has(type))
	return { ...dated, sections: few, seo: { ...page.seo, description } }
}
function withFact<T>(value: T): T {
	if (Array.isArray(value)) return value.map(withFact) as T
	if (typeof value !== 'object' || value === null) return value
	if ('html' in value)
		return { ...value, facts: 'facts' in value && Array.isArray(value.facts) && value.facts.length > 0 ? value.facts : ['f1'] }
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withFact(entry)])) as T
}

describe('[R-8] the quality panel', () => {
	it('has nothing to say about a page that is in order', () => {
		expect(checkQuality(finePage())).toEqual([])
	})

	it('every finding has a name of its own, an area, and a fix whose button does something', () => {
		const bad = {
			...removeFact(addImage(fullPage(), testImage('x', true)), 'f2'),
			offer: null,
			seo: { ...fullPage().seo, title: '', slug: '' },
		}
		const findings = checkQuality(bad)
		expect(findings.length).toBeGreaterThan(5)
		expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
		for (const finding of findings) {
			expect(QUALITY_AREAS).toContain(finding.area)
			if ('operation' in finding.fix) expect(fixed(bad, finding)).not.toEqual(bad)
		}
	})

	it('a fix pressed takes its finding away and leaves a valid page', () => {
		const bad = {
			...seo({ title: 'Very long '.repeat(12), description: 'Words upon words '.repeat(14), slug: 'not an address!' }),
			market: 'morocco',
		}
		const form = sectionOf(bad, 'orderForm')
		const without = { ...bad, sections: bad.sections.filter(({ id, type }) => id !== form.id && type !== 'guarantee') }
		const steps = checkQuality(without).filter((finding) => 'operation' in finding.fix)
		expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['title', 'description', 'slug', 'terms', 'order-form']))
		for (const step of steps) {
			const after = fixed(without, step)
			expect(parsePage(structuredClone(after))).toEqual(after)
			if (step.id !== 'terms' && step.id !== 'order-form') expect(find(after, step.id)).toBeUndefined()
		}
	})
})

describe('[R-8] facts', () => {
	it('[K-1] a text whose fact is gone is a problem, one that never had any is advice', () => {
		expect(get(removeFact(fullPage(), 'f2'), 'vanished')).toMatchObject({ severity: 'problem', quote: expect.stringContaining('Small') })
		expect(get(fullPage(), 'no-fact:own')).toMatchObject({ severity: 'advice', quote: 'Our own words.' })
		expect(find(hideSection(fullPage(), 'own', true), 'no-fact:own')).toBeUndefined()
	})

	it('[K-2] what the seller typed without a fact is flagged with the reason and never removed; the rest is left alone', () => {
		const type = (html: string) => editText(fullPage(), 'own', ['body'], { html, facts: [] })
		const judged = (page: Page) =>
			checkQuality(page, {
				verdictOf: ({ text }) => checkStatement({ text: plainOf(text.html), facts: page.facts, language: page.language }),
			})
		const claimed = type('<p>Made of titanium.</p>')
		const found = judged(claimed).find(({ id }) => id === 'unsupported:own:body')
		expect(found).toMatchObject({
			severity: 'problem',
			quote: 'Made of titanium.',
			values: { reasons: [{ code: 'unstated', words: 'titanium' }] },
		})
		const ids = judged(type('<p>Our own words.</p>')).map(({ id }) => id)
		expect(ids.filter((id) => id.includes('own:body'))).toEqual([])
	})

	it('[W-10] two facts that cannot both be true are pointed out as a pair, once, until one of them is put right', () => {
		const origin = { rule: 'test', place: 'test' }
		const rows: Page['facts'] = [
			{ id: 'f91', kind: 'spec', name: 'Form factor', text: 'In ear', leftOut: 'contradicted', contradicts: 'f92', origin },
			{ id: 'f92', kind: 'spec', name: 'Ear placement', text: 'Over ear', origin },
		]
		const page: Page = { ...fullPage(), facts: [...fullPage().facts, ...rows] }
		expect(get(page, 'contradiction')).toMatchObject({
			code: 'contradiction',
			values: { said: 'Form factor: In ear', other: 'Ear placement: Over ear' },
			fix: { code: 'check_facts', goTo: { kind: 'panel', panel: 'facts' } },
		})
		const open = page.facts.map((fact) => (fact.id === 'f92' ? { ...fact, leftOut: 'contradicted' as const, contradicts: 'f91' } : fact))
		expect(checkQuality({ ...page, facts: open }).filter(({ code }) => code.startsWith('contradiction'))).toMatchObject([
			{ code: 'contradiction_open' },
		])
		expect(find(removeFact(page, 'f91'), 'contradiction')).toBeUndefined()
	})

	it('[K-3] reviews without a date are hidden by one press; dated ones are left alone', () => {
		const page = fullPage()
		const shown = hideSection(page, sectionOf(page, 'reviews').id, false)
		expect(find(shown, 'undated')).toBeUndefined()
		const undated = { ...shown, product: { ...shown.product, reviews: shown.product.reviews.map((review) => ({ ...review, date: '' })) } }
		expect(sectionOf(fixed(undated, get(undated, 'undated')), 'reviews').hidden).toBe(true)
	})

	it('a missing price, missing terms and an order form without address are told', () => {
		const page = { ...fullPage(), offer: null }
		expect(get(page, 'price').fix).toMatchObject({ goTo: { panel: 'publish' } })
		expect(get(page, 'order-address').section).toBe(sectionOf(page, 'orderForm').id)
		expect(find(withForm(page, 'mailto:shop@shop.example'), 'order-address')).toBeUndefined()
		expect(find({ ...page, buying: { kind: 'link', url: 'https://shop.example' } }, 'order-address')).toBeDefined()
		const bare = { ...page, sections: page.sections.filter(({ type }) => type !== 'orderForm' && type !== 'guarantee') }
		expect(get(bare, 'order-url').severity).toBe('advice')
		expect(get({ ...bare, market: 'morocco' }, 'order-form').severity).toBe('problem')
		expect(get(bare, 'terms').severity).toBe('advice')
	})
})

describe('[R-8] [W-7] search', () => {
	it('lengths are counted as a reader counts: what is one sign counts once', () => {
		expect(find(seo({ title: 'ن'.repeat(30) + '👨‍👩‍👧‍👦'.repeat(30) }), 'title')).toBeUndefined()
		expect(get(seo({ title: '👨‍👩‍👧‍👦'.repeat(61) }), 'title').values).toEqual({ length: 61, limit: 60 })
		expect(get(seo({ title: 'Lamp' }), 'title').severity).toBe('advice')
		expect(get(seo({ description: '' }), 'description').severity).toBe('problem')
		expect(get(seo({ keywords: [] }), 'keywords').fix).toMatchObject({ goTo: { field: 'keywords' } })
	})

	it('a page has one main heading', () => {
		const page = fullPage()
		const hero = sectionOf(page, 'hero')
		const hidden = hideSection(page, hero.id, true)
		expect(find(fixed(hidden, get(hidden, 'h1')), 'h1')).toBeUndefined()
		const two = { ...page, sections: [...page.sections, { ...hero, id: 'second' }] }
		expect(fixed(two, get(two, 'h1')).sections.at(-1)?.hidden).toBe(true)
	})
})

describe('[R-8] accessibility', () => {
	it('pictures without words, with too many, or with the same as another are told', () => {
		expect(get(setAlt(fullPage(), 'a', ''), 'alt:a')).toMatchObject({ severity: 'problem', fix: { goTo: { kind: 'image', id: 'a' } } })
		const long = setAlt(fullPage(), 'a', 'A lamp on a desk. '.repeat(20))
		expect(find(fixed(long, get(long, 'alt:a')), 'alt:a')).toBeUndefined()
		const [first, second] = shownImages(fullPage())
		if (!first || !second) throw new Error('the fixture shows pictures')
		expect(get(setAlt(fullPage(), second.id, first.alt), `alt:${second.id}`).severity).toBe('advice')
	})

	it('a section without a heading is told, but not figures, which speak for themselves', () => {
		const unheaded = (type: SectionType) => {
			const { id } = sectionOf(fullPage(), type)
			return find(editText(fullPage(), id, ['heading'], { html: '', facts: [] }), `heading:${id}`)?.code
		}
		expect([unheaded('benefits'), unheaded('numberHighlights')]).toEqual(['no_heading', undefined])
	})

	it('[R-5] a brand colour words cannot be read in is told, a strong one is not', () => {
		const painted = (accent: string | null) => ({ ...fullPage(), brand: { ...fullPage().brand, accent } })
		const told = (page: Page) => checkQuality(page, { contrast }).some(({ id }) => id === 'accent')
		expect([told(painted('#ffee00')), told(painted('#1b1a17')), told(painted(null))]).toEqual([true, false, false])
	})

	it('empty headings, buttons and entries are told; empty entries go by one press', () => {
		const page = fullPage()
		const hero = sectionOf(page, 'hero')
		expect(get(editText(page, hero.id, ['headline'], { html: '<p></p>', facts: [] }), 'heading').severity).toBe('problem')
		expect(get(editText(page, hero.id, ['callToAction'], { html: '', facts: [] }), 'button').section).toBe(hero.id)
		const faq = sectionOf(page, 'faq')
		const empty = { id: 'e', question: { html: '', facts: [] }, answer: { html: '', facts: [] } }
		const longer = editSection(page, faq.id, { ...faq.props, items: [...faq.props.items, empty] })
		expect(fixed(longer, get(longer, 'empty'))).toEqual(page)
	})
})

describe('[R-8] weight', () => {
	it('pictures that are missing, small or heavy are told, the main one by stricter bars', () => {
		const page = fullPage()
		const with_ = (change: Partial<Page['images'][number]>) => ({
			...page,
			images: page.images.map((image) => (image.id === 'a' ? { ...image, ...change } : image)),
		})
		const heavy = testImage('a').files.map((file) => ({ ...file, bytes: 200_000 }))
		expect(get(with_({ files: [] }), 'missing:a').severity).toBe('problem')
		expect(get(with_({ files: heavy }), 'heavy:a').values).toEqual({ kilobytes: 195 })
		const small = heavy.map((file) => ({ ...file, width: 300, height: 200, bytes: 900 }))
		expect(get(with_({ files: small }), 'small:a').values).toEqual({ width: 300, wanted: 800 })
	})
})

describe('[R-8] [W-2] language', () => {
	const arabic = (page: Page): Page => ({ ...page, language: 'arabic' })

	it('a text in another script or language than the page’s is told, a quoted name is not', () => {
		const english = 'The lamp stands on the desk and gives its light to the page that you are reading in the evening.'
		const page = editText(fullPage(), 'own', ['body'], { html: `<p>${english}</p>`, facts: [] })
		expect(find(page, 'language:own')).toBeUndefined()
		expect(get(arabic(page), 'language:own').values).toEqual({ language: 'arabic' })
		expect(find(arabic(fullPage()), `language:${sectionOf(fullPage(), 'specifications').id}`)).toBeUndefined()
	})

	it('[W-8] texts quoted in the listing’s language are told once, with their number', () => {
		const page = fullPage()
		const fact = { id: 'f9', kind: 'bullet' as const, text: 'It folds flat for the journey', origin: { rule: 'test', place: 'test' } }
		const quoting = editText({ ...page, facts: [...page.facts, fact] }, 'own', ['body'], { html: `<p>${fact.text}</p>`, facts: ['f9'] })
		const found = get({ ...arabic(quoting), record: { ...page.record, factsLanguage: 'en-US' } }, 'facts-language')
		expect(found.values).toMatchObject({ from: 'en-US', language: 'arabic' })
	})

	it('a placeholder nobody filled in is a problem', () => {
		const page = editText(fullPage(), 'own', ['body'], { html: '<p>Made by [your brand].</p>', facts: [] })
		expect(get(page, 'language:own').severity).toBe('problem')
	})
})
