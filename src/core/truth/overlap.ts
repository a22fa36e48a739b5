import type { Evidence, FactReading } from './evidence'
import { normalizeText } from './normalize-text'

const MOST = 3
const SHARE = 0.34
const STEM = 6
const LONG_WORDS = /[\p{L}\p{M}]{4,}|\p{Script=Han}{2}/gu
const stemsIn = (text: string) => new Set((text.match(LONG_WORDS) ?? []).map((word) => word.slice(0, STEM)))

const stems = new WeakMap<FactReading, Set<string>>()
function stemsOf(fact: FactReading): Set<string> {
	const known = stems.get(fact) ?? stemsIn(fact.text)
	stems.set(fact, known)
	return known
}

/** Ids of the facts that share most words with a statement of no checkable claim: what a reader would point at. */
export function overlapping(text: string, { facts }: Evidence): string[] {
	const own = stemsIn(normalizeText(text))
	if (own.size === 0) return []
	return facts
		.map((reading) => {
			const theirs = stemsOf(reading)
			return { id: reading.fact.id, shared: [...own].filter((word) => theirs.has(word)).length }
		})
		.filter(({ shared }) => shared > 0 && shared >= SHARE * Math.min(own.size, 6))
		.sort((a, b) => b.shared - a.shared)
		.slice(0, MOST)
		.map(({ id }) => id)
}
