import { FUNCTION_WORDS } from '../locale/function-words'
import { findLanguage } from '../locale/languages'
import type { Fact } from '../product/facts'
import { languageOfText } from '../product/language-of-text'

/** Little words a language shares with its neighbours: too common elsewhere to tell it alone, but words of its own. */
export const SHARED_WORDS: Readonly<Record<string, readonly string[]>> = {
	english: 'a in or by as at be can up our any all'.split(' '),
	spanish: 'de la a un una o lo le no e me te como muy sus'.split(' '),
	portuguese: 'de a um por no se e ao ou à dos das pela pelo'.split(' '),
	italian: 'la a un i o da in le si no al dal nel di dalla non va solo con'.split(' '),
	french: 'de la un a en à au se ou où d l par leur dès'.split(' '),
	catalan: 'de la el els les i un una en per amb que al'.split(' '),
	romanian: 'a o un la de in'.split(' '),
	dutch: 'de in is je of tot om te als'.split(' '),
	german: 'in an am so im des zum zur bei aus wird oder'.split(' '),
	danish: 'i de et så kan har eller'.split(' '),
	norwegian: 'i de et så kan har eller'.split(' '),
	swedish: 'i de så kan har om eller'.split(' '),
	polish: 'a o ze są ma'.split(' '),
	czech: 'i k u o ze je'.split(' '),
}

/** Of a language's words each counts by how few others have it. */
const LEAST_WEIGHT = 1.5
const AHEAD = 1.3

/** Tag of the language a listing is in. A short one is told by more words than a paragraph needs; undefined when nothing tells it. */
export function languageOfFacts(facts: readonly Fact[]): string | undefined {
	const text = facts.map((fact) => fact.text).join(' ')
	const told = languageOfText(text)
	if (told) return told
	const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
	const [best, next] = [...vocabularies()]
		.map(([id, own]) => ({ id, weight: words.reduce((sum, word) => sum + (own.has(word) ? weightOf(word) : 0), 0) }))
		.sort((a, b) => b.weight - a.weight)
	if (!best || best.weight < LEAST_WEIGHT || best.weight < AHEAD * (next?.weight ?? 0)) return undefined
	return findLanguage(best.id)?.tag
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined
function vocabularies(): ReadonlyMap<string, ReadonlySet<string>> {
	known ??= new Map(Object.entries(FUNCTION_WORDS).map(([id, list]) => [id, new Set([...list, ...(SHARED_WORDS[id] ?? [])])]))
	return known
}

const weights = new Map<string, number>()
function weightOf(word: string): number {
	const before = weights.get(word)
	if (before !== undefined) return before
	const weight = 1 / [...vocabularies().values()].filter((own) => own.has(word)).length
	weights.set(word, weight)
	return weight
}
