import type { Fact } from '../product/facts'
import { labelInLanguage, valueInLanguage } from './in-language'
import { conceptOf, keyOf } from './spec-words'
import { tidyValue } from './tidy-value'

/** A figure that is nought, and a value without a letter or a digit: the listing's form was not filled in. */
const EMPTY = /^(?:[^\p{L}\d]*|[^\p{L}\d]*0+(?:[.,]0+)?\s?\p{L}+)$/u

/**
 * The facts with what the tables know of them, for pages no model has understood: names and values of specifications,
 * names and values of choices in the page's language; rows that say nothing, or again what another says, left out. What
 * no table knows keeps the listing's words.
 */
export function speakFacts(facts: readonly Fact[], language: string, from: string | undefined): Fact[] {
	const said = new Set<string>()
	return facts.map((fact): Fact => {
		if (fact.kind === 'box' && EMPTY.test(fact.text.trim())) return { ...fact, leftOut: 'junk' }
		if ((fact.kind !== 'spec' && fact.kind !== 'variant') || !fact.name || fact.translated || fact.leftOut) return fact
		const concept = conceptOf(fact.name, 'labels', { from, to: language })?.concept
		const row = `${concept ?? keyOf(fact.name)}\u0000${keyOf(fact.text)}`
		if (fact.kind === 'spec' && (EMPTY.test(fact.text.trim()) || said.has(row))) return { ...fact, leftOut: 'junk' }
		said.add(row)
		return { ...fact, ...translated(fact, language, from) }
	})
}

function translated(fact: Fact, language: string, from: string | undefined): Pick<Fact, 'translated'> {
	const name = labelInLanguage(fact.name ?? '', language, from)
	if (fact.kind === 'variant') {
		const own = fact.text.split(', ')
		const words = own.flatMap((value) => valueInLanguage(value, language, from) ?? [])
		// Choices half in one language read worse than all in the other.
		const isWhole = words.length === own.length
		const text = isWhole ? words.join(', ') : fact.text
		if (isSame(fact, name, text)) return {}
		const values = isWhole ? Object.fromEntries(own.map((value, at) => [value, words[at] ?? value])) : {}
		return { translated: { ...(name ? { name } : {}), text, values } }
	}
	const text = tidyValue(valueInLanguage(fact.text, language, from) ?? fact.text)
	return isSame(fact, name, text) ? {} : { translated: { ...(name ? { name } : {}), text } }
}

const isSame = (fact: Fact, name: string | undefined, text: string): boolean =>
	text === fact.text && (name === undefined || name === fact.name)
