import { phrasesFor } from '../../core/locale/phrases'
import { kindOf, type Page, type Section, type SectionOf } from '../../core/page/page'
import { optionsOfPage } from '../../core/stores/page-options'
import { descriptorOf, type StoreId } from '../../core/stores/store-ids'
import { richTextFromPlain } from '../../core/text/rich-text'

/**
 * The part of a page that is a product's description: what argues for it. Its opening, pictures, prices, buttons and
 * the seller's logo are the store's, and so are its options where they become the store's own. The terms its opening
 * states move into a section of their own, unless the strip before the order says them.
 */
export function descriptionOf(page: Page, store: StoreId): Page {
	const hasOptions = optionsOfPage(page, descriptorOf(store).mostOptions).length > 0
	const kept = page.sections
		.filter(({ type }) => !kindOf(type).shownByStores && !(type === 'variants' && hasOptions))
		.map(withoutSigns)
		.map(withoutPrices)
	const hero = page.sections.find((section): section is SectionOf<'hero'> => section.type === 'hero' && !section.hidden)
	const sections = hero ? withOpening(kept, hero, page.language, hasOptions) : kept
	return { ...page, sections, brand: { ...page.brand, logo: null } }
}

/** Stores take no drawings: benefits are marked as the theme marks those without a sign. */
function withoutSigns(section: Section): Section {
	if (section.type !== 'benefits') return section
	const items = section.props.items.map(({ sign: _sign, ...item }) => item)
	return { ...section, props: { ...section.props, items } }
}

/** A store sells at its own prices and in its own currency: what several cost is said there, too. */
function withoutPrices(section: Section): Section {
	if (section.type !== 'offers') return section
	return { ...section, props: { ...section.props, items: section.props.items.map((item) => ({ ...item, price: null })) } }
}

/**
 * What the opening alone says: options the store could not hold, first, and the terms, with those of the page's own
 * section.
 */
function withOpening(sections: readonly Section[], { id, props }: SectionOf<'hero'>, language: string, hasOptions: boolean): Section[] {
	const phrases = phrasesFor(language)
	const heading = (text: string) => ({ html: richTextFromPlain(text), facts: [] })
	const shown = { hidden: false, locked: false }
	const options: Section[] =
		hasOptions || props.options.length === 0
			? []
			: [{ id: `${id}-options`, type: 'variants', ...shown, props: { heading: heading(phrases.variants), dimensions: props.options } }]
	const repeated = new Set(
		sections.flatMap((section) => (section.type === 'trustStrip' && !section.hidden ? factsOfTerms(section.props.items) : [])),
	)
	const terms = props.terms.filter((term) => factsOfTerms([term]).length === 0 || factsOfTerms([term]).some((id) => !repeated.has(id)))
	if (terms.length === 0) return [...sections, ...options]
	const at = sections.findIndex(({ type, hidden }) => type === 'guarantee' && !hidden)
	const own = sections[at]
	const stated: SectionOf<'guarantee'> =
		own?.type === 'guarantee'
			? { ...own, props: { ...own.props, items: [...terms, ...own.props.items] } }
			: { id: `${id}-terms`, type: 'guarantee', ...shown, props: { heading: heading(phrases.guarantee), items: terms } }
	if (at >= 0) return [...sections.toSpliced(at, 1, stated), ...options]
	// Ways to reach the seller, and what the law asks for, end a description.
	const last = sections.findIndex(({ type }) => type === 'contact' || type === 'legal')
	return sections.toSpliced(last < 0 ? sections.length : last, 0, ...options, stated)
}

const factsOfTerms = (terms: SectionOf<'hero'>['props']['terms']): string[] => terms.flatMap(({ text }) => text.facts)
