import { formatNumbers } from '../locale/format-numbers'
import type { Fact } from '../product/facts'
import { languageOfFacts } from './evidence'
import { bears, figuresOf } from './figures'
import { normalizeText } from './normalize-text'

/** A figure or a name with digits in a model's text, to be filled from a fact: `{{f17:30 h}}`. */
const SLOT = /\{\{\s*(f\d+)\s*[:|]\s*([^{}]{1,80}?)\s*\}\}/gu
/** What is left of slots that were not written rightly. */
const LEFT_OVER = /\{\{[^{}]*?:?|\}\}/gu

/** A text with its slots filled from the facts in the language's number format, and the ids of the facts they named. */
export function fillSlots(text: string, facts: readonly Fact[], language: string): { text: string; facts: string[] } {
	const named = new Set<string>()
	const filled = text.replace(SLOT, (_slot, id: string, value: string) => {
		const fact = facts.find((one) => one.id === id)
		if (!fact || !stands(value, fact, language)) return value
		named.add(id)
		const listing = languageOfFacts(facts)
		return formatNumbers(value, language, (written) => (fact.text.includes(written) ? listing : undefined))
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
