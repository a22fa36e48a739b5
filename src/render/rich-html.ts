import { isRichText, richTextFromPlain } from '../core/page/rich-text'

/**
 * Rich text as it may be put into a page. What is not in the normal form is shown as the characters it is made of
 * (N-4).
 */
export function trustedHtml(html: string): string {
	return isRichText(html) ? html : richTextFromPlain(html)
}

/** For headings and other places that hold a line: blocks become lines, lists and headings their words. */
export function inlineHtml(html: string): string {
	return html
		.replace(/<\/(?:p|li|h3|h4)>(?=\s*<(?:p|li|ul|ol|h3|h4)>)/g, '<br>')
		.replace(/<\/?(?:p|ul|ol|li|h3|h4)>/g, '')
		.trim()
}

/** True when the text holds paragraphs, lists or headings of its own. */
export function hasBlocks(html: string): boolean {
	return /<(?:p|ul|ol|h3|h4)>/.test(html)
}

/** For places that hold paragraphs: bare words become one. */
export function blockHtml(html: string): string {
	return html === '' || /^\s*<(?:p|ul|ol|h3|h4)>/.test(html) ? html : `<p>${html}</p>`
}
