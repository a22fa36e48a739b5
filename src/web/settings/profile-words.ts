import { REACH_FIELDS, type ReachField, TERM_FIELDS, type TermField } from '../../core/seller/seller-statements'

/**
 * A field that is asked for by `fields.{field}` of the words: what it is, what makes it useful to a buyer, and an
 * example.
 */
export type WordField = TermField | ReachField | 'storeName'

/** Lines of a field that takes more than one. */
export const LINES: Partial<Record<WordField, number>> = {
	...Object.fromEntries(TERM_FIELDS.map((field) => [field, 2])),
	address: 2,
}

/** Where a stated text stands: in which list, and for whom. */
export type EntryKey = { market: string; language: string }

/** The terms of a market in a language among others; an entry of its own that states nothing when there is none. */
export function termsEntry<T extends EntryKey>(entries: readonly T[], { market, language }: EntryKey) {
	const index = entries.findIndex((entry) => entry.market === market && entry.language === language)
	return { index: index < 0 ? entries.length : index, entry: entries[index] ?? { market, language, ...blank(TERM_FIELDS) } }
}

/** Ways to reach the seller from a market, likewise. */
export function reachEntry<T extends { market: string }>(entries: readonly T[], market: string) {
	const index = entries.findIndex((entry) => entry.market === market)
	return { index: index < 0 ? entries.length : index, entry: entries[index] ?? { market, ...blank(REACH_FIELDS) } }
}

function blank<K extends string>(fields: readonly K[]): Record<K, string> {
	return Object.fromEntries(fields.map((field) => [field, ''])) as Record<K, string>
}
