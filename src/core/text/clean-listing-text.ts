import { isMarketplaceTalk } from './marketplace-talk'
import { sentencesOf } from './sentences'

/**
 * Emoji with their joiners, and the ornaments sellers decorate with; © ® ™ and digits, which Unicode counts as
 * pictographs, stay.
 */
const ORNAMENTS = new RegExp(
	String.raw`(?:(?![©®™\d#*])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F` +
		String.raw`|\u20E3)\u200D?)|[\u25A0-\u27BF\u2B00-\u2BFF]|[\u{1F000}-\u{1FAFF}]`,
	'gu',
)
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/gu
/** List marks and numbering at the start of an entry: "- ", "1. ", "2) ", "√". */
const LEADING = /^(?:[\s\-–—*•·●√>»]+|\(?\d{1,2}[.)](?=\s))+/u

/** Asterisks behind a word lead to a note that is not here. */
const FOOTNOTE_MARKS = /(?<=[\p{L}\p{M}%)])\*{1,3}(?=[\s.,;:!?)]|$)/gu

/** A script whose words stand apart; in the others nothing is glued. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Signs glued to the word behind them set apart: “fabric,suitable” “wear.100% new” “Thickness:5mm” “medium&large”.
 * Figures, abbreviations and names with a sign within stay.
 */
function unglue(text: string): string {
	if (!SPACED.test(text)) return text
	return text
		.replace(/(?<=[\p{L}\p{M})\]%"”])([,;،؛])(?=[\p{L}\d(“"])/gu, '$1 ')
		.replace(/(?<=\d)([;؛])(?=[\p{L}\d])/gu, '$1 ')
		.replace(/(?<=\d),(?=\p{L}{3})/gu, ', ')
		.replace(/(?<=[\p{Ll}\p{Script=Arabic}]{2})([.?؟])(?=(?:\p{Lu}\p{Ll}|\p{Lu} |\d+\s?%|\d{2,3}\s?\p{L}|\p{Script=Arabic}{2}))/gu, '$1 ')
		.replace(/(?<=[\p{L}\p{M})]{2}):(?=[\p{L}\d])/gu, ': ')
		.replace(/(?<=\p{Ll}{3})&(?=\p{Ll}{3})/gu, ' & ')
		.replace(/(?<=\p{L}{2})\((?=[\p{L}\d])/gu, ' (')
		.replace(/\)(?=\p{L}{3})/gu, ') ')
}

/** A bracket in which whoever makes or sells the thing speaks of themselves, or leads to what is not here. */
const ASIDES = new RegExp(
	String.raw`\s?[(（](?=[^()（）]{0,120}[)）])(?:[^()（）]*?(?<!\p{L})(?:our|we|us|nos|notre|unsere?[rsnm]?|nuestr[oa]s?` +
		String.raw`|nostr[oaie]|noss[oa]s?)(?!\p{L})|see |siehe |voir |ver |vedi )[^()（）]*[)）]`,
	'giu',
)
/** A preposition written twice. */
const DOUBLED = /(?<!\p{L})(with|for|from|of|für|mit|von|aus|pour|avec|dans|para|con|per|voor|met|için|для) \1(?!\p{L})/giu
/** Half of a compound set apart from its hyphen: “Alto -Falante”. */
const TORN = /(?<=\p{L}{2}) -(?=\p{L}{2})/gu

/** A whole line between quotation marks, which nobody is quoted with. */
const QUOTED = /^["“”„«]\s?([^"“”„«»]{20,})\s?["“”»]$/u

/**
 * One line of a listing without ornaments, invisible characters, list marks, doubled spaces, exclamation marks and
 * quotation marks around it.
 */
export function cleanLine(text: string): string {
	const bare = text
		.normalize('NFC')
		.replace(/\\(?=["'])/gu, '')
		.replace(ORNAMENTS, ' ')
		.replace(INVISIBLE, ' ')
		.replace(/\s+/gu, ' ')
		.replace(/¡/gu, '')
		.replace(FOOTNOTE_MARKS, '')
		.replace(ASIDES, '')
		.replace(DOUBLED, '$1')
		.replace(TORN, '-')
		.replace(/ ?(?<![!！])[!！]+(?=\s|$)/gu, '.')
		.replace(/[!！]+/gu, '. ')
		.replace(/\.{2,}(?!\.)/gu, '.')
		.replace(/(?<!\s)\s+([,.;:!?，。、；：？])/gu, '$1')
	return unglue(bare).trim().replace(LEADING, '').trim().replace(QUOTED, '$1')
}

/** Of an address its beginning is enough to tell that it is one; the rest has signs that end sentences. */
const ADDRESS = /((?:https?:\/\/|www\.)[\p{L}\d]+)\S*/giu

/** A listing's text → its sentences that speak of the product, cleaned. */
export function cleanSentences(text: string, tag?: string): string[] {
	return (
		sentencesOf(unglue(text.replace(ADDRESS, '$1')), tag)
			.filter((sentence) => !isMarketplaceTalk(sentence))
			.map(cleanLine)
			// A number alone was the mark of a list.
			.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !/^\(?\d{1,2}[.):]?$/u.test(sentence))
	)
}
