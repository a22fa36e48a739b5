import type { Copy, Text } from '../copy/copy'
import { findMarket } from '../locale/markets'
import type { Phrases } from '../locale/phrases'
import type { Fact } from '../product/facts'
import type { ImagePlan } from './assign-images'
import { instructionsOf } from './instructions'
import { isLegalFact } from './legal-facts'
import { isListingRecord } from './listing-record'
import type { SectionProps, SectionType } from './page'
import { richTextFromPlain } from './rich-text'
import { contactWays, sellerTerms } from './seller-terms'
import { variantTable } from './variant-table'

/** What sections are made of. */
export type Ingredients = {
	facts: readonly Fact[]
	copy: Copy
	phrases: Phrases
	market: string
	title: string
	/** The marketplace's number of the product, where it has one. */
	asin: string | undefined
	plan: ImagePlan
	/** Dimension → its values, one by one: a fact names them in one line, where a comma may be part of a value. */
	options: Readonly<Record<string, readonly string[]>>
	newId: () => string
	/** How many reviews were imported with the listing. */
	reviewCount: number
	/** Where the seller takes orders. */
	orderUrl: string | undefined
}

/** The content of one section, or undefined when the facts it needs are missing: such a section is left out. */
type Recipe<T extends SectionType> = (ingredients: Ingredients) => SectionProps<T> | undefined

const phrase = (text: string): Text => ({ html: richTextFromPlain(text), facts: [] })
const quote = (text: string, facts: readonly Fact[]): Text => ({ html: richTextFromPlain(text), facts: facts.map((fact) => fact.id) })
const ofKind = (facts: readonly Fact[], kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)

/** Every section a composed page can have, and the facts each needs. A `text` section is the seller's alone. */
export const RECIPES: { [T in Exclude<SectionType, 'text'>]: Recipe<T> } = {
	/** Needs a title. */
	hero: ({ copy, facts, title, phrases, market, plan }) => ({
		headline: copy.hero?.headline ?? quote(title, ofKind(facts, 'title')),
		subheadline: copy.hero?.subheadline ?? phrase(''),
		callToAction: copy.hero?.callToAction ?? phrase(callOf(phrases, market)),
		image: plan.hero,
	}),

	/** Needs a picture besides the main one. */
	gallery: ({ phrases, plan }) => (plan.gallery.length > 0 ? { heading: phrase(phrases.gallery), images: plan.gallery } : undefined),

	/** Needs benefits that rest on facts. */
	benefits: ({ copy, newId }) =>
		copy.benefits && copy.benefits.items.length > 0
			? { heading: copy.benefits.heading, items: copy.benefits.items.map((item) => ({ id: newId(), ...item })) }
			: undefined,

	/** Needs features that rest on facts. */
	features: ({ copy, plan, newId }) => {
		if (!copy.features || copy.features.items.length === 0) return undefined
		const items = copy.features.items.map((item, index) => ({ id: newId(), ...item, image: plan.features[index] ?? null }))
		return { heading: copy.features.heading, items }
	},

	/** Needs a story told from the listing's description. */
	story: ({ copy, plan, newId }) => {
		if (!copy.story || copy.story.paragraphs.length === 0) return undefined
		const paragraphs = copy.story.paragraphs.map((text) => ({ id: newId(), text }))
		return { heading: copy.story.heading, paragraphs, image: plan.story }
	},

	/** Needs a specification; who made it stands in `legal`. The same name and value is listed once, whatever the listing repeats. */
	specifications: ({ facts, phrases, asin, newId }) => {
		const seen = new Set<string>()
		const rows = ofKind(facts, 'spec').flatMap((fact) => {
			const key = `${fact.name}\u0000${fact.text}`
			if (!fact.name || seen.has(key) || isListingRecord(fact, asin) || isLegalFact(fact)) return []
			seen.add(key)
			return [{ id: newId(), name: quote(fact.name, [fact]), value: quote(fact.text, [fact]) }]
		})
		return rows.length > 0 ? { heading: phrase(phrases.specifications), rows } : undefined
	},

	/** Needs a dimension with something to choose between. */
	variants: ({ facts, phrases, options, newId }) => {
		const dimensions = ofKind(facts, 'variant').flatMap((fact) => {
			const values = options[fact.name ?? ''] ?? fact.text.split(', ')
			if (!fact.name || values.length < 2) return []
			return [{ id: newId(), name: quote(fact.name, [fact]), values: values.map((value) => quote(value, [fact])) }]
		})
		return dimensions.length > 0 ? { heading: phrase(phrases.variants), dimensions } : undefined
	},

	/** Needs the listing's own list of what is in the box. */
	box: ({ facts, phrases, newId }) => {
		const items = ofKind(facts, 'box').map((fact) => ({ id: newId(), text: quote(fact.text, [fact]) }))
		return items.length > 0 ? { heading: phrase(phrases.box), items } : undefined
	},

	/** Needs a picture of the listing's description that no other section shows. */
	images: ({ phrases, plan }) => (plan.images.length > 0 ? { heading: phrase(phrases.images), images: plan.images } : undefined),

	/** Needs an answer that rests on facts. */
	faq: ({ copy, newId }) =>
		copy.faq && copy.faq.items.length > 0
			? { heading: copy.faq.heading, items: copy.faq.items.map((item) => ({ id: newId(), ...item })) }
			: undefined,

	/** Needs facts that are instructions. */
	howToUse: ({ facts, phrases, newId }) => {
		const steps = instructionsOf(facts).map(({ fact, text }) => ({ id: newId(), text: quote(text, [fact]) }))
		return steps.length > 0 ? { heading: phrase(phrases.howToUse), steps } : undefined
	},

	/** Needs specifications stated separately for the values of one dimension. */
	comparison: (ingredients) => tableSection(ingredients, 'comparison'),

	/** Needs the same for a dimension that is a size. */
	sizeTable: (ingredients) => tableSection(ingredients, 'sizeTable'),

	/** Needs what the seller states about delivery, returns, guarantee or payment. */
	guarantee: ({ facts, phrases, newId }) => {
		const items = sellerTerms(facts).map(({ fact, topic }) => ({
			id: newId(),
			title: phrase(phrases[topic === 'guarantee' ? 'warranty' : topic]),
			text: quote(fact.text, [fact]),
			topic,
		}))
		return items.length > 0 ? { heading: phrase(phrases.guarantee), items } : undefined
	},

	/** Needs reviews imported with the listing. */
	reviews: ({ phrases, reviewCount }) => (reviewCount > 0 ? { heading: phrase(phrases.reviews) } : undefined),

	/** Needs a number or address the seller states. */
	contact: ({ facts, phrases, newId }) => {
		const items = contactWays(facts).map(({ fact, way, value }) => ({
			id: newId(),
			name: way === 'whatsapp' ? phrase('WhatsApp') : phrase(phrases[way]),
			value: quote(value, [fact]),
		}))
		return items.length > 0 ? { heading: phrase(phrases.contact), items } : undefined
	},

	/** Needs an address the seller takes orders at, in a market that pays at the door. */
	orderForm: ({ phrases, market, orderUrl }) =>
		orderUrl && /^(?:https:\/\/|mailto:)/.test(orderUrl) && findMarket(market)?.cashOnDelivery
			? { heading: phrase(phrases.orderForm), text: phrase(''), button: phrase(phrases.orderNow), action: null }
			: undefined,

	/** Needs a manufacturer, a responsible person or a warning in the listing. */
	legal: ({ facts, phrases, newId }) => {
		const rows = facts.flatMap((fact) =>
			fact.name && isLegalFact(fact) ? [{ id: newId(), name: quote(fact.name, [fact]), value: quote(fact.text, [fact]) }] : [],
		)
		return rows.length > 0 ? { heading: phrase(phrases.legal), rows } : undefined
	},

	/** Needs a title. */
	stickyBar: ({ copy, facts, title, phrases, market }) => ({
		headline: quote(title, ofKind(facts, 'title')),
		button: copy.hero?.callToAction ?? phrase(callOf(phrases, market)),
	}),

	/** Needs nothing: it claims nothing. */
	callToAction: ({ copy, phrases, market }) => ({
		headline: phrase(phrases.closing),
		button: copy.hero?.callToAction ?? phrase(callOf(phrases, market)),
	}),
}

function tableSection({ facts, phrases, options, newId }: Ingredients, type: 'comparison' | 'sizeTable') {
	const found = variantTable(facts, options, type === 'sizeTable')
	if (!found) return undefined
	const columns = found.columns.map((value) => quote(value, [found.dimension]))
	const rows = found.rows.map(({ name, cells }) => {
		const stated = cells.filter((cell) => cell !== undefined)
		const values = cells.map((cell) => (cell ? quote(cell.text, [cell]) : phrase('')))
		return { id: newId(), name: quote(name, stated), values }
	})
	return { heading: phrase(phrases[type]), columns, rows }
}

/** Who pays on delivery orders; who pays at once buys. */
function callOf(phrases: Phrases, market: string): string {
	return findMarket(market)?.cashOnDelivery ? phrases.orderNow : phrases.buyNow
}
