import { type Fact, type FactKind, usable } from '../../product/facts'
import type { Page } from '../page'

/** Facts that a page quotes as they are, by the part whose removals record those it may not; see `sayable`. */
export const QUOTED: Partial<Record<FactKind, string>> = { spec: 'specifications', box: 'box' }
/** The part whose removals record values of options. */
export const OPTION_VALUES = 'variants'

/** A fact as a page quotes it and as its removal is recorded. */
export const inWords = ({ name, text }: Pick<Fact, 'name' | 'text'>): string => (name ? `${name}: ${text}` : text)

/** What there is to choose from, by name, as the facts list it. */
export function listedOptions(facts: readonly Fact[]): Record<string, string[]> {
	return Object.fromEntries(
		facts.flatMap((fact) => (fact.kind === 'variant' && fact.name ? [[fact.name, fact.text.split(', ')] as const] : [])),
	)
}

/**
 * Facts and options of a finished page without those its record says were left out (K-3). Judging them takes the truth
 * floor's data, which a browser does not have; it was done when the page was composed.
 */
export function quotable({ facts, record }: Page): { facts: Fact[]; options: Record<string, string[]> } {
	const left = (part: string | undefined, text: string) => record.removed.some((removal) => removal.part === part && removal.text === text)
	const options = Object.entries(listedOptions(facts)).map(([name, values]) => [
		name,
		values.filter((value) => !left(OPTION_VALUES, value)),
	])
	return { facts: usable(facts).filter((fact) => !left(QUOTED[fact.kind], inWords(fact))), options: Object.fromEntries(options) }
}
