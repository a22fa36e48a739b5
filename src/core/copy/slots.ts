import { formatNumbers } from '../locale/format-numbers'
import { DEFAULT_LANGUAGE } from '../locale/languages'
import type { Fact } from '../product/facts'
import { figureInLanguage } from '../specs/figure-in-language'
import { languageOfFacts } from '../truth/evidence'
import { bears, figuresOf } from '../truth/figures'
import { normalizeText } from '../truth/normalize-text'

/**
 * A figure or a name with digits in a model's text, to be filled from a fact: `{{f17:30 h}}`; a brace may be
 * missing.
 */
const SLOT = /\{{1,2}\s*(f\d+)\s*[:|]\s*([^{}]{1,80}?)\s*\}{1,2}/gu
/** What is left of slots that were not written rightly: braces, and the id of a fact before its figure. */
const LEFT_OVER = /\{+\s*(?:f\d+\s*[:|]\s*)?|\}+|(?<![\p{L}\p{N}])f\d+\s?[:|]\s?(?=\p{Nd})/gu

/**
 * A text with its slots filled from the facts in the language's number and unit format, and the ids of the facts
 * they named.
 */
export function fillSlots(text: string, facts: readonly Fact[], language: string): { text: string; facts: string[] } {
	const named = new Set<string>()
	const filled = text.replace(SLOT, (_slot, id: string, value: string) => {
		const fact = facts.find((one) => one.id === id)
		if (!fact || !stands(value, fact, language)) return value
		named.add(id)
		const listing = languageOfFacts(facts)
		return (
			unitsInLanguage(value, fact, language, listing ?? DEFAULT_LANGUAGE) ??
			formatNumbers(value, language, (written) => (fact.text.includes(written) ? listing : undefined))
		)
	})
	return { text: filled.replace(LEFT_OVER, ''), facts: [...named] }
}

/** Whether the fact has what a slot gives as its value: verbatim, or figure by figure. */
function stands(value: string, fact: Fact, language: string): boolean {
	const said = normalizeText(`${fact.name ?? ''} ${fact.text}`)
	const text = normalizeText(value)
	if (said.includes(text)) return true
	const stated = figuresOf(said, language)
	const figures = figuresOf(text, language)
	return figures.length > 0 && figures.every((figure) => stated.some((one) => bears(one, figure)))
}

/** A figure the model copied from a listing in another language, with its unit as the page's language calls it. */
function unitsInLanguage(value: string, fact: Fact, language: string, listing: string): string | undefined {
	if (listing === language) return undefined
	const text = normalizeText(value)
	const unitsIn = (one: string) => figuresOf(text, one).filter(({ unit }) => unit !== undefined).length
	const isForeign = fact.text.includes(value) || unitsIn(language) < unitsIn(listing)
	return isForeign ? figureInLanguage(value, language, listing) : undefined
}
