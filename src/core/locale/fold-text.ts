/**
 * Accents and vowel signs of the scripts that are commonly written with or without them: Latin, Greek, Cyrillic,
 * Hebrew, Arabic.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** Letters that are written one way or the other for the same thing, and digits of other scripts. */
const SAME: Readonly<Record<string, string>> = {
	...{ ß: 'ss', ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' },
	...{ ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' },
}
const VARIANTS = new RegExp(`[${Object.keys(SAME).join('')}\u0660-\u0669\u06f0-\u06f9]`, 'g')

/**
 * A text as it is compared in a search: case, accents, vowel signs and ways of writing the same letter do not
 * matter.
 */
export function foldText(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replace(MARKS, '')
		.replace(VARIANTS, (letter) => SAME[letter] ?? String(letter.charCodeAt(0) & 0xf))
}
