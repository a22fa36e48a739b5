const LETTER = /[\p{L}\p{M}\p{N}]/u
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u
const CODES = 2 ** 16

/**
 * What each UTF-16 code unit is, asked once: 1 known, 2 part of a word, 4 of a script that writes words without spaces.
 */
const kinds = new Uint8Array(CODES)
function kindOf(code: number): number {
	const known = kinds[code]
	if (known) return known
	if (Number.isNaN(code)) return 1
	const character = String.fromCharCode(code)
	// Half of a pair is taken for part of a word.
	const kind = 1 + (LETTER.test(character) || (code >= 0xd800 && code <= 0xdfff) ? 2 : 0) + (JOINED.test(character) ? 4 : 0)
	kinds[code] = kind
	return kind
}

/** Whether a code unit is part of a word; false for NaN, which stands behind the end of a text. */
export const isLetter = (code: number): boolean => (kindOf(code) & 2) !== 0

/** Whether it is of a script whose words are written on to each other (Korean writes endings so). */
export const isJoined = (code: number): boolean => (kindOf(code) & 4) !== 0
