import type { Page } from '../page/page'
import { plainFromRichText } from '../page/rich-text'
import { type TextPlace, textsOfSection } from '../page/walk'

/** Texts of these names state something about the product; section headings, questions, buttons and labels do not. */
const STATING = new Set(['headline', 'title', 'subheadline', 'text', 'answer', 'body', 'value', 'values', 'paragraphs'])
/** What these sections say is the seller's own promise, or asks rather than states. */
const OWN = new Set(['guarantee', 'orderForm', 'contact', 'callToAction', 'stickyBar', 'reviews', 'gallery', 'images'])

/** The texts of the shown sections that say something, in reading order. */
export function shownTexts(page: Page): TextPlace[] {
	return page.sections
		.filter((section) => !section.hidden)
		.flatMap(textsOfSection)
		.filter(({ text }) => plainOf(text.html) !== '')
}

/** Those of them that state something about the product. */
export function claimTexts(page: Page): TextPlace[] {
	const types = new Map(page.sections.map(({ id, type }) => [id, type]))
	return shownTexts(page).filter(({ sectionId, path }) => !OWN.has(types.get(sectionId) ?? '') && STATING.has(nameOf(path)))
}

/** Rich text as one line. */
export function plainOf(html: string): string {
	return plainFromRichText(html).replace(/\s+/g, ' ').trim()
}

function nameOf(path: TextPlace['path']): string {
	return String(path.findLast((step) => typeof step === 'string') ?? '')
}
