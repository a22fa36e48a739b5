import { kindOf, type Page } from '../page/page'
import { type TextPlace, textsOfSection } from '../page/walk'
import { plainFromRichText } from '../text/rich-text'

/** Texts of these names state something about the product; section headings, questions, buttons and labels do not. */
const STATING = new Set(['headline', 'title', 'subheadline', 'text', 'answer', 'body', 'value', 'values', 'paragraphs'])

/** The texts of the shown sections that say something, in reading order. */
export function shownTexts(page: Page): TextPlace[] {
	return page.sections
		.filter((section) => !section.hidden)
		.flatMap(textsOfSection)
		.filter(({ text }) => plainOf(text.html) !== '')
}

/** Those of them that state something about the product. */
export function claimTexts(page: Page): TextPlace[] {
	const promises = new Set(page.sections.filter(({ type }) => kindOf(type).promises).map(({ id }) => id))
	return shownTexts(page).filter(({ sectionId, path }) => !promises.has(sectionId) && STATING.has(nameOf(path)))
}

/** Rich text as one line. */
export function plainOf(html: string): string {
	return plainFromRichText(html).replace(/\s+/g, ' ').trim()
}

function nameOf(path: TextPlace['path']): string {
	return String(path.findLast((step) => typeof step === 'string') ?? '')
}
