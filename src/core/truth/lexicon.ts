import { normalizeText } from './normalize-text'

/** Languages that write no spaces between words: their terms match anywhere. */
const UNSPACED = new Set(['ja', 'zh', 'th'])
/** Particles Arabic writes on to the following word (and, so, with, for, the …). */
const ARABIC_PREFIX = '(?:[وف]?(?:[بلك]|د)?(?:ال|لل)?)'

/** Regular-expression fragments per language tag, alternatives separated by `|`. Written in lower case. */
export type Terms = Readonly<Record<string, string>>

/**
 * One pattern for a word list in several languages, for text in normalizeText form. All languages are always tried: a page's
 * facts may stand in another language than the page. Terms are whole words; `\p{L}*` in a term allows its inflections.
 */
export function lexicon(terms: Terms): RegExp {
	const parts = Object.entries(terms).map(([tag, fragment]) => {
		if (UNSPACED.has(tag)) return `(?:${fragment})`
		if (tag === 'ar' || tag === 'ary') return `(?<![\\p{L}\\p{N}])${ARABIC_PREFIX}(?:${foldTerms(fragment)})(?![\\p{L}\\p{N}])`
		return `(?<![\\p{L}\\p{N}])(?:${fragment})(?![\\p{L}\\p{N}])`
	})
	return new RegExp(parts.join('|'), 'u')
}

/** Folds the letters of a fragment as the text is folded; escapes such as `\p{L}` keep their capital. */
function foldTerms(fragment: string): string {
	return fragment
		.split(/(\\p\{\w+\})/u)
		.map((piece) => (piece.startsWith('\\p{') ? piece : piece.replace(/[\p{Script=Arabic}]+/gu, (word) => normalizeText(word))))
		.join('')
}
