export type Direction = 'ltr' | 'rtl'

/** The line that lengthens Arabic words is a letter of theirs; their digits are none. */
const RTL_LETTERS = /(?=\p{L})[\p{scx=Arabic}\p{scx=Hebrew}]/u
const OTHER_LETTERS = /(?![\p{scx=Arabic}\p{scx=Hebrew}])\p{L}/u

/**
 * Direction of HTML or text of unknown language: right-to-left when it holds an Arabic- or Hebrew-script letter
 * (requirements, decision 11).
 */
export function directionOfText(text: string): Direction {
	return RTL_LETTERS.test(text) ? 'rtl' : 'ltr'
}

/** Direction of a text that can be read one way only; undefined when it has letters of both directions, or none. */
export function onlyDirection(text: string): Direction | undefined {
	const rtl = RTL_LETTERS.test(text)
	const ltr = OTHER_LETTERS.test(text)
	if (rtl === ltr) return undefined
	return rtl ? 'rtl' : 'ltr'
}
