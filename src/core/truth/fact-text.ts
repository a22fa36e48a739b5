import type { Fact } from '../product/facts'
import { normalizeText } from './normalize-text'

const cache = new WeakMap<Fact, string>()

/** A fact's name and text in normalizeText form; kept, since every sentence is compared with every fact. */
export function factText(fact: Fact): string {
	const known = cache.get(fact)
	if (known !== undefined) return known
	const text = normalizeText(fact.name ? `${fact.name}: ${fact.text}` : fact.text)
	cache.set(fact, text)
	return text
}
