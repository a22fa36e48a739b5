import { factText } from './fact-text'
import { lexicon, type Terms } from './lexicon'
import type { RuleContext } from './rules/rule'

/** A thing copy may only say when a fact says it, in whatever language either is written. */
export type Concept = { name: string; pattern: RegExp }

/** `{ cotton: { x: 'cotton|coton|…', ar: 'قطن', ja: '綿' } }` → concepts; `x` holds the languages that write spaces. */
export function conceptsFrom(table: Readonly<Record<string, Terms>>): Concept[] {
	return Object.entries(table).map(([name, terms]) => ({ name, pattern: lexicon(terms) }))
}

/** The first concept a sentence speaks of and no fact does, with the words found; undefined when all are supported. */
export function unsupportedConcept(normalized: string, concepts: readonly Concept[], { facts }: RuleContext) {
	for (const { name, pattern } of concepts) {
		const found = pattern.exec(normalized)
		if (found && !facts.some((fact) => pattern.test(factText(fact)))) return { name, words: found[0] }
	}
	return undefined
}
