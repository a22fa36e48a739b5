import type { Copy, Text } from '../../copy/copy'
import { findMarket } from '../../locale/markets'
import type { Phrases } from '../../locale/phrases'
import { type Fact, shownName, shownText } from '../../product/facts'
import { richTextFromPlain } from '../../text/rich-text'
import type { Argument } from '../compose/argument'
import type { ImagePlan } from '../compose/assign-images'
import type { Buying } from '../compose/buying'

/** What a section is composed from. */
export type SectionInput = {
	facts: readonly Fact[]
	copy: Copy
	/** The written texts, distributed over the sections that use them. */
	argument: Argument
	phrases: Phrases
	/** Values of the request. */
	language: string
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
	/** Where the page is bought. */
	buying: Buying | null
}

/** A text without a claim, e.g. a fixed phrase. */
export const phrase = (text: string): Text => ({ html: richTextFromPlain(text), facts: [] })
/** A text that repeats what some facts say. */
export const quote = (text: string, facts: readonly Fact[]): Text => ({
	html: richTextFromPlain(text),
	facts: facts.map((fact) => fact.id),
})
/** A fact's name, and its text, as the page shows them. */
export const quoteName = (fact: Fact): Text => quote(shownName(fact) ?? '', [fact])
export const quoteText = (fact: Fact): Text => quote(shownText(fact).trim(), [fact])
/** A text nobody has written yet. */
export const empty = (): Text => ({ html: '', facts: [] })
export const ofKind = (facts: readonly Fact[], kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)

/** Text of a buy button: the written one, else “order” where buyers pay on delivery and “buy” elsewhere. */
export function buttonWords({ copy, phrases, market }: Pick<SectionInput, 'copy' | 'phrases' | 'market'>): Text {
	return copy.hero?.callToAction ?? phrase(findMarket(market)?.cashOnDelivery ? phrases.orderNow : phrases.buyNow)
}
