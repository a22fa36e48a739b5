import { findLanguageByTag } from '../locale/languages'

/** A tag that Intl accepts for certain: that of a language we know, otherwise "undetermined". */
export function segmenterTag(tag: string | undefined): string {
	return (tag && findLanguageByTag(tag)?.tag) || 'und'
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Signs that stand each for itself, whatever is beside them. */
const SINGLE = /^[ -~À-ɏ]*$/

/** Text → graphemes, what a reader counts as characters. */
export function graphemesOf(text: string): string[] {
	return SINGLE.test(text) ? text.split('') : Array.from(GRAPHEMES.segment(text), (part) => part.segment)
}

/** How many characters a reader sees. */
export function countGraphemes(text: string): number {
	return graphemesOf(text).length
}

/** Text → words and what stands between them, also for scripts without spaces (dictionary-based in Intl). */
export function wordsOf(text: string, tag?: string): { text: string; word: boolean }[] {
	const segmenter = new Intl.Segmenter(segmenterTag(tag), { granularity: 'word' })
	return Array.from(segmenter.segment(text), (part) => ({ text: part.segment, word: part.isWordLike === true }))
}

const TRAILING = /(?<![\s,;:|/&+\-–—·，、；：（([{【「'"“„])[\s,;:|/&+\-–—·，、；：（([{【「'"“„]+$/u

/**
 * The longest run of whole words from the start within `max` graphemes, without trailing punctuation; one over-long
 * word is cut.
 */
export function cutToWords(text: string, max: number, tag?: string): string {
	if (countGraphemes(text) <= max) return text
	let kept = ''
	let length = 0
	for (const part of wordsOf(text, tag)) {
		length += countGraphemes(part.text)
		if (length > max) break
		kept += part.text
	}
	const cut = (kept || graphemesOf(text).slice(0, max).join('')).replace(TRAILING, '')
	return cut || graphemesOf(text).slice(0, max).join('')
}

/** As cutToWords, with an ellipsis (counted) where something was cut. */
export function shorten(text: string, max: number, tag?: string): string {
	return countGraphemes(text) <= max ? text : `${cutToWords(text, max - 1, tag)}…`
}

/** First letter upper-case, the rest as it stands. */
export function capitalize(text: string, tag?: string): string {
	// “iPhone” and “macOS” begin small wherever they stand.
	if (/^\p{Ll}{1,4}\p{Lu}/u.test(text)) return text
	const [first, ...rest] = graphemesOf(text)
	return first === undefined ? text : first.toLocaleUpperCase(segmenterTag(tag)) + rest.join('')
}
