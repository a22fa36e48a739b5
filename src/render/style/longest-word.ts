import { widthOf } from '../../core/faces/measures'
import { typographyOf } from '../../core/themes/page-typography'
import { THEMES } from '../../core/themes/themes'
import type { PageView } from '../view/page-view'

/** Scripts written without spaces: a line may end almost anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** What a line of such a script holds at the least, in em. */
const UNSPACED_LINE = 7
/** A shorter longest word limits no size, in em; styles count on it. */
const SHORT_WORD = 5
/** Kerning, letter spacing and rounding, on top of what was measured. */
const ALLOWANCE = 1.04
/** As wide as the faces a store may set a heading in instead of the theme's. */
const WIDE = THEMES.signal.faces.display

type Setting = Pick<PageView, 'page' | 'tag' | 'inStore'>

/**
 * Width in em of the longest word of a heading in the page's display face, which a line has to hold whole; undefined
 * when every word is short. A word with hyphens may end a line behind each of them.
 */
export function longestWord(text: string, set: Setting): number | undefined {
	const words = text.split(/\s+|(?<=[-‐–—/])/u)
	const longest = Math.max(...words.map((word) => (UNSPACED.test(word) ? UNSPACED_LINE : widthInDisplay(word, set))))
	return longest > SHORT_WORD ? Math.round(longest * 100) / 100 : undefined
}

/** Width in em of a line that never breaks, in the page's display face. */
export function widthInDisplay(line: string, { page, tag, inStore }: Setting): number {
	const { display } = typographyOf(page.theme, page.brand.fonts)
	const faces = inStore ? [display, WIDE] : [display]
	const shown = display.capitals ? line.toLocaleUpperCase(tag) : line
	return Math.max(...faces.map((face) => widthOf(shown, face, face.weights[0]))) * ALLOWANCE
}
