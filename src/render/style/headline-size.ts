import type { Page } from '../../core/page/page'
import { plainFromRichText } from '../../core/text/rich-text'

/** Scripts whose letters fill a square: a line holds half as many. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** How large a hero's headline can be set, by its length. */
export function headlineSize(page: Page, sectionId: string): 'l' | 'm' | 's' | 'xs' {
	const section = page.sections.find((candidate) => candidate.id === sectionId)
	const words = section?.type === 'hero' ? plainFromRichText(section.props.headline.html) : ''
	const length = words.length + (words.match(WIDE)?.length ?? 0)
	return length > 130 ? 'xs' : length > 72 ? 's' : length > 36 ? 'm' : 'l'
}
