import { HeadIndex } from './head-index'
import { isInsideWord } from './letter-ranges'
import { normalizeText } from './normalize-text'
import { headsOf } from './term-heads'

/** Scripts whose words stand without spaces, and languages that write prefixes on to them. */
const ANYWHERE = new Set(['thai', 'japanese', 'korean', 'simplified chinese', 'traditional chinese', 'swahili', 'zulu', 'filipino'])
const PREFIXES: Readonly<Record<string, string>> = {
	arabic: '(?:[وف]?[بلك]?(?:ال|لل)?)',
	'moroccan arabic': '(?:[وف]?[بلكد]?(?:ال|لل)?)',
	hebrew: '[והבלמשכ]{0,3}',
}

/** The stems of a language by kind: a pattern for each, and which kinds a text can hold at all. */
export type Stems<K extends string> = { patterns: readonly { kind: K; pattern: RegExp }[]; kindsIn: (text: string) => ReadonlySet<K> }

/**
 * Compiles lists of stems: each begins a word and is open at its end, `!` ends the word; otherwise regular-expression syntax without
 * classes of letters. A match goes on to the end of its word; `whole: false` ends it with the stem where words stand without spaces.
 */
export function stemsOf<K extends string>(language: string, lists: readonly (readonly [K, string])[], { whole = true } = {}): Stems<K> {
	const before = ANYWHERE.has(language) ? '' : `(?<![\\p{L}\\p{M}\\p{N}])${PREFIXES[language] ?? ''}`
	const atStarts = before !== '' && PREFIXES[language] === undefined
	const rest = before === '' && !whole ? '' : '[\\p{L}\\p{M}]*'
	const heads = new HeadIndex<K>()
	const patterns = lists.map(([kind, list]) => {
		const stems = sourceOf(list)
		for (const head of headsOf(stems)) heads.add(head, kind)
		return { kind, pattern: new RegExp(`${before}(?:${stems})${rest}`, 'gu') }
	})
	const kindsIn = (text: string) => {
		const kinds = new Set<K>()
		const add = (kind: K) => kinds.add(kind)
		for (let at = 0; at < text.length; at++) if (!atStarts || !isInsideWord(text, at)) heads.visit(text, at, add)
		return kinds
	}
	return { patterns, kindsIn }
}

/** A list of stems as the source of a pattern: folded as texts are, with `!` for the end of a word. */
export const sourceOf = (list: string) => normalizeStems(list).replace(/(?<!\(\?<?)!/g, '(?![\\p{L}\\p{M}])')

/** A list of stems with its letters as texts are folded; signs of the pattern stay. */
const normalizeStems = (list: string) =>
	list.replace(/\\.|[^\\()[\]{}?*+.|!]+/gu, (piece) => {
		if (piece.startsWith('\\')) return piece
		const folded = normalizeText(piece)
		return `${/^\s/u.test(piece) ? ' ' : ''}${folded}${/\s$/u.test(piece) && folded !== '' ? ' ' : ''}`
	})
