import type { ConceptTable } from './concepts'
import { alternativesOf } from './pattern-sources'

/** Of texts in normalizeText form, which has no wide signs; the exclamation mark means something in lists. */
const ENDS_SENTENCE = '.;?\\x21؛؟۔।。'
const ENDS_CLAUSE = `${ENDS_SENTENCE},:،、`
const ANY_WORD = /\\S([+*]) /g
const ANY_LETTERS = /(?<!\\)\.(?=\{\d+,\d+\})/g

/**
 * A pattern whose gaps stay within a clause: what may stand between two words that belong together ("sell out … fast") is none where
 * a comma or the end of a sentence stands among it.
 */
const withinClauses = (source: string): string => kept(source, ENDS_CLAUSE)

/** The same of what is said across a comma: "take three, pay two", "order today, it is there tomorrow". */
const withinSentences = (source: string): string => kept(source, ENDS_SENTENCE)

const kept = (source: string, ends: string) => source.replace(ANY_WORD, `\\S$1(?<![${ends}]) `).replace(ANY_LETTERS, `[^${ends}]`)

/** The same of lists by kind. */
export const listsWithinClauses = <K extends string>(lists: Readonly<Partial<Record<K, string>>>, acrossCommas = ''): [K, string][] =>
	(Object.entries(lists) as [K, string][]).map(([kind, list]) => [
		kind,
		acrossCommas.includes(kind) ? withinSentences(list) : withinClauses(list),
	])

export type Guard = { only?: RegExp; before?: string; within?: string; behind?: string }

/** A term that is none where `before` or `behind` stands beside it, or `within` begins where it does. */
function guarded(list: string, { only, before, within, behind }: Guard): string {
	return alternativesOf(list)
		.map((term) => {
			if (only && !only.test(term)) return term
			const [, lead = '', core = '', trail = ''] = /^(~?)(.*?)(~?)$/su.exec(term) ?? []
			const conditions = `${before ? `(?<!${before})` : ''}${within ? `(?!${within})` : ''}`
			return `${lead}${conditions}(?:${core})${behind ? `(?!${behind})` : ''}${trail}`
		})
		.join('|')
}

const tableOf = (table: ConceptTable, kept: (list: string) => string): ConceptTable =>
	Object.fromEntries(
		Object.entries(table).map(([name, { by, ...terms }]) => [
			name,
			{ ...(by === undefined ? {} : { by }), ...Object.fromEntries(Object.entries(terms).map(([group, list]) => [group, kept(list)])) },
		]),
	)

/** The same of a table of concepts. */
export const tableWithinClauses = (table: ConceptTable): ConceptTable => tableOf(table, withinClauses)

/** A table of what is said across a comma. */
export const tableWithinSentences = (table: ConceptTable): ConceptTable => tableOf(table, withinSentences)

/** The same of one whose terms hold only where nothing beside them says otherwise. */
export const guardedTable = (guard: Guard, table: ConceptTable): ConceptTable =>
	tableOf(table, (list) => withinClauses(guarded(list, guard)))
