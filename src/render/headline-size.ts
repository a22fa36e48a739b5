import type { Page } from '../core/page/page'
import { plainFromRichText } from '../core/page/rich-text'

export type HeadlineSize = {
	/** By the length of the headline. */
	size: 'l' | 'm' | 's' | 'xs'
	/** Letters of its longest word, which a phone has to hold in one line. */
	longestWord: number
}

/** Scripts whose letters fill a square: a line holds half as many. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** Scripts written without spaces: a line may end almost anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** What a line of such a script should hold at the least, in letters of Latin width. */
const UNSPACED_LINE = 16
/** A shorter longest word does not limit the size. */
const SHORT_WORD = 8

/** How large a hero's headline can be set. */
export function headlineSize(page: Page, sectionId: string): HeadlineSize {
	const section = page.sections.find((candidate) => candidate.id === sectionId)
	const words = section?.type === 'hero' ? plainFromRichText(section.props.headline.html) : ''
	const length = words.length + (words.match(WIDE)?.length ?? 0)
	const longest = UNSPACED.test(words) ? UNSPACED_LINE : Math.max(...words.split(/[\s-]/).map((word) => word.length))
	const size = length > 130 ? 'xs' : length > 72 ? 's' : length > 36 ? 'm' : 'l'
	return { size, longestWord: Math.max(SHORT_WORD, longest) }
}
