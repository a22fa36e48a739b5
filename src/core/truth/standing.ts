import { DEFAULT_LANGUAGE } from '../locale/languages'
import type { Fact } from '../product/facts'
import { languageOfFacts, readFact } from './evidence'
import { findWords, type Mention, type WordList, wordListOf } from './find-words'
import { type Finding, findingOf } from './finding'
import { normalizeText } from './normalize-text'

/** What a listing that says too little to tell its language may be in, by its script. */
const LIKELY: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
	[/\p{Script=Arabic}/u, ['arabic', 'moroccan arabic']],
	[/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, ['japanese', 'simplified chinese', 'traditional chinese']],
	[/\p{Script=Cyrillic}/u, ['russian']],
	[/\p{Script=Latin}/u, ['french', 'german', 'spanish', 'italian', 'portuguese', 'dutch', 'turkish', 'polish']],
]

const lists = (text: string, facts: readonly Fact[]): WordList[] => {
	const told = languageOfFacts(facts)
	const likely = told === undefined ? LIKELY.flatMap(([script, languages]) => (script.test(text) ? languages : [])) : [told]
	return [...new Set([...likely, DEFAULT_LANGUAGE, 'any'])].map(wordListOf)
}

/** What of a listing's text may stand on no page with these facts, and where it is in its normalizeText form. */
export function bannedIn(text: string, facts: readonly Fact[]): Mention | undefined {
	const words = lists(text, facts)
	return findWords(normalizeText(text), words).find(({ concept, weak }) => {
		if (weak) return false
		if (concept.support === 'never') return true
		if (concept.support !== 'seller' && concept.category !== 'guarantees') return false
		return !facts.some((fact) => fact.kind === 'seller' && readFact(fact, words).some((said) => said.concept === concept))
	})
}

/**
 * Why a sentence may not stand on any page with these facts, or undefined: popularity, stock pressure, price
 * advantages, and promises and health claims the seller does not make. No listing can support them, even word for word
 * (K-3).
 */
export function standingFinding(sentence: string, facts: readonly Fact[]): Finding | undefined {
	const banned = bannedIn(sentence, facts)
	return banned && findingOf(banned.concept.category, banned.words)
}
