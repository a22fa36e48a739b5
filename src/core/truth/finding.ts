import type { ClaimCategory, Reason, Removal } from './claims'

/** Why a text cannot stand: the kind of claim, and the reason as data; the words are in the app's catalogues. */
export type Finding = {
	category: ClaimCategory
	reason: Reason
	/** What the weights take the whole sentence for; no word of it says so. */
	guessed?: true
}

const CODES: Partial<Record<ClaimCategory, Reason['code']>> = {
	superlatives: 'superlative',
	'social-proof': 'popularity',
	scarcity: 'scarcity',
	countdown: 'countdown',
	discounts: 'discounts',
	prices: 'prices',
	guarantees: 'guarantees',
	delivery: 'delivery',
	returns: 'returns',
	health: 'health',
	'foreign-brands': 'unnamed',
	dates: 'undated',
}

/** A finding about some words of a text. */
export const findingOf = (category: ClaimCategory, words: string, code: Reason['code'] = CODES[category] ?? 'unstated'): Finding => ({
	category,
	reason: { code, words: words.trim() },
})

/** What no model may overrule: only a statement of the seller's lifts it (K-7). */
export const HARD_KINDS: ReadonlySet<ClaimCategory> = new Set([
	'certificates',
	'health',
	'scarcity',
	'countdown',
	'social-proof',
	'guarantees',
	'delivery',
	'returns',
	'discounts',
	'prices',
])

/** Kinds of figures: no opinion gives a product a number, and what no fact bears no reader can bear. */
const FIGURES: ReadonlySet<ClaimCategory> = new Set(['numbers', 'dates'])
/** Kinds no verdict lifts. */
export const isUnliftable = (category: ClaimCategory): boolean => HARD_KINDS.has(category) || FIGURES.has(category)

/**
 * A hard kind by its words. What is guessed of a whole sentence stands where nobody has read it; a judge who has may
 * lift it.
 */
export const isHard = ({ category, guessed }: Finding): boolean => HARD_KINDS.has(category) && !guessed

/** The record of a text that was taken out. */
export const removalOf = (part: string, text: string, findings: readonly Finding[]): Removal => ({
	part,
	text,
	reasons: reasonsOf(findings),
	categories: [...new Set(findings.map(({ category }) => category))],
	outcome: 'left-out',
})

/** The reasons of findings, each once. */
export const reasonsOf = (findings: readonly Finding[]): Reason[] => [
	...new Map(findings.map(({ reason }) => [`${reason.code} ${reason.words}`, reason])).values(),
]
