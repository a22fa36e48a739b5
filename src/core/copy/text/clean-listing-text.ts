import { isMarketplaceTalk } from './marketplace-talk'
import { sentencesOf } from './sentences'

/**
 * Emoji with their joiners, and the ornaments sellers decorate with; © ® ™ and digits, which Unicode counts as
 * pictographs, stay.
 */
const ORNAMENTS =
	/(?:(?![©®™\d#*])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u20E3)\u200D?)|[\u25A0-\u27BF\u2B00-\u2BFF]|[\u{1F000}-\u{1FAFF}]/gu
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/gu
/** List marks and numbering at the start of an entry: "- ", "1. ", "2) ", "√". */
const LEADING = /^(?:[\s\-–—*•·●√>»]+|\(?\d{1,2}[.)](?=\s))+/u

/** One line of a listing without ornaments, invisible characters, list marks, doubled spaces and exclamation marks. */
export function cleanLine(text: string): string {
	return text
		.normalize('NFC')
		.replace(ORNAMENTS, ' ')
		.replace(INVISIBLE, ' ')
		.replace(/\s+/gu, ' ')
		.replace(/ ?(?<![!！])[!！]+(?=\s|$)/gu, '.')
		.replace(/[!！]+/gu, '. ')
		.replace(/\.{2,}(?!\.)/gu, '.')
		.replace(/(?<!\s)\s+([,.;:!?，。、；：？])/gu, '$1')
		.trim()
		.replace(LEADING, '')
		.trim()
}

/** A listing's text → its sentences that speak of the product, cleaned. */
export function cleanSentences(text: string, tag?: string): string[] {
	return sentencesOf(text, tag)
		.filter((sentence) => !isMarketplaceTalk(sentence))
		.map(cleanLine)
		.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
