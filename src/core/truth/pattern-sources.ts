import { withRanges } from './letter-ranges'
import { normalizeText } from './normalize-text'

/** Splits a list of terms at the `|` that stand outside of brackets. */
export function alternativesOf(list: string): string[] {
	const parts: string[] = []
	let depth = 0
	let start = 0
	for (let at = 0; at < list.length; at++) {
		const character = list[at]
		if (character === '\\') at++
		else if (character === '[') at = Math.max(at, list.indexOf(']', at))
		else if (character === '(') depth++
		else if (character === ')') depth--
		else if (character === '|' && depth === 0) {
			parts.push(list.slice(start, at))
			start = at + 1
		}
	}
	return [...parts, list.slice(start)].filter((part) => part !== '')
}

/** Arabic letters of a pattern as texts in normalizeText form have them. */
export const foldArabicIn = (source: string): string =>
	/[\u0600-\u06ff]/.test(source) ? source.replace(/\p{Script=Arabic}+/gu, (word) => normalizeText(word)) : source

/** The same, and signs of compatibility as those texts have them. */
export const foldedSource = (source: string): string => foldArabicIn(source.normalize('NFKC'))

/** The end of a word, as lists write it (`\b`), for every script. */
const NO_LETTER = '(?![\\p{L}\\p{M}])'

/** Stems of a list as texts have them; a `\b` behind one ends its word. */
export const foldedStems = (stems: string): string => foldedSource(stems).replaceAll('\\b', NO_LETTER)

/** A pattern whose `\p{L}` and `\p{M}` are ranges of letters: as classes they cost much room for compiled code. */
export const rangedPattern = (source: string, flags = 'u'): RegExp => new RegExp(withRanges(source), flags)

/** The same of a pattern that is written down. */
export const inRanges = ({ source, flags }: RegExp): RegExp => rangedPattern(source, flags)
