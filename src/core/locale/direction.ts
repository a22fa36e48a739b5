export type Direction = 'ltr' | 'rtl'

const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Direction of HTML or text of unknown language: right-to-left when it holds an Arabic- or Hebrew-script letter (requirements, decision 11). */
export function directionOfText(text: string): Direction {
	return RTL_LETTERS.test(text) ? 'rtl' : 'ltr'
}
