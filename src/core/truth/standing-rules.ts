import type { Fact } from '../product/facts'
import { readFact, readText, type Spoken } from './reading'

/** What of a text may stand on no page with these facts, and where it is in its normalizeText form. */
export function bannedIn(text: string, facts: readonly Fact[]): Spoken | undefined {
	return readText(text).spoken.find(({ concept }) => {
		if (concept.support === 'never') return true
		if (concept.support !== 'seller' && concept.category !== 'guarantees') return false
		return !facts.some((fact) => fact.kind === 'seller' && readFact(fact).spoken.some((said) => said.concept === concept))
	})
}

/**
 * Why a sentence may not stand on any page with these facts, or undefined: popularity, stock pressure, price advantages, and
 * promises and health claims the seller does not make. No listing can support them, even word for word (K-3).
 */
export function standingObjection(sentence: string, facts: readonly Fact[]): string | undefined {
	const banned = bannedIn(sentence, facts)
	return banned && `No listing supports this kind of statement (“${banned.words.trim()}”)`
}
