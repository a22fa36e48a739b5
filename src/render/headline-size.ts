import type { Page } from '../core/page/page'
import { plainFromRichText } from '../core/page/rich-text'

export type HeadlineSize = 'l' | 'm' | 's' | 'xs'

/** Scripts whose letters fill a square: a line holds half as many. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** How large a hero's headline can be set: by its length, and by its longest word, which a phone has to hold. */
export function headlineSize(page: Page, sectionId: string): HeadlineSize {
	const section = page.sections.find((candidate) => candidate.id === sectionId)
	const words = section?.type === 'hero' ? plainFromRichText(section.props.headline.html) : ''
	const wide = words.match(WIDE)?.length ?? 0
	const length = words.length + wide
	const longest = wide > 0 ? 0 : Math.max(...words.split(/[\s-]/).map((word) => word.length))
	if (length > 130) return 'xs'
	if (length > 72 || longest > 20) return 's'
	return length > 36 || longest > 13 ? 'm' : 'l'
}
