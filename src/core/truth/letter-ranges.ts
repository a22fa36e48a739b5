/**
 * Letters (with marks) of scripts that write words apart, as ranges: compiling `\p{L}` into thousands of small patterns takes
 * seconds, these take none. Lower-case Latin only, as texts are compared in lower case.
 */
export const LETTERS =
	'a-zß-öø-ɏə\\u0300-\\u036f\\u0370-\\u052f\\u0590-\\u05ff\\u0610-\\u061a\\u0620-\\u065f\\u066e-\\u06d3\\u06d5-\\u06ef\\u06fa-\\u06ff\\u0750-\\u077f\\u0900-\\u0963\\u0966-\\u0dff\\u1e00-\\u1fff'

/** The same and digits: what makes one word with its neighbours. */
export const WORD = `0-9${LETTERS}`

let wordCharacters: Uint8Array | undefined

/** Whether a character (UTF-16 unit) makes one word with its neighbours, as WORD says. */
export function isWordCharacter(code: number): boolean {
	wordCharacters ??= tableOf(new RegExp(`[${WORD}]`))
	return wordCharacters[code] === 1
}

function tableOf(pattern: RegExp): Uint8Array {
	const table = new Uint8Array(0x10000)
	for (let code = 0; code < LAST_LISTED; code++) if (pattern.test(String.fromCharCode(code))) table[code] = 1
	return table
}
/** No letter that WORD lists is beyond. */
const LAST_LISTED = 0x2000

/** Whether a place of a text is inside a word. */
export const isInsideWord = (text: string, at: number): boolean =>
	at > 0 && at < text.length && isWordCharacter(text.charCodeAt(at - 1)) && isWordCharacter(text.charCodeAt(at))

/** A pattern's `\p{L}` and `\p{M}` as ranges. */
export function withRanges(source: string): string {
	const whole = source.replaceAll('[\\p{L}\\p{M}]', `[${LETTERS}]`)
	return whole.replace(/\\p\{[LM]\}/g, (_, at: number) => (insideClass(whole, at) ? LETTERS : `[${LETTERS}]`))
}

const insideClass = (source: string, at: number) => source.lastIndexOf('[', at) > source.lastIndexOf(']', at)
