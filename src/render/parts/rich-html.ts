import { isRichText, richTextFromPlain } from '../../core/text/rich-text'

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

/** Tags and entities are left alone. */
const TOKENS = /(<[^<>]*>|&(?:[a-zA-Z]+|#\d+|#x[\da-fA-F]+);)/
/** Words joined without a space are told apart from a shorter one that any line holds. */
const JOINED = /\S{12,}/gu
const JOINT = /(?<=[\p{L}\p{M}\p{N}][,;/])(?=\p{L})/gu

/** No place of a page holds words longer than these; they are hyphenated where a line needs it. */
const ENDLESS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]{25,}/gu
const SYLLABLES = /.{9}(?!\p{M})(?=.{5})/gu

/**
 * HTML in which a line may end behind the comma or slash of words joined without spaces ("cotton,linen,silk"), and
 * within a word that no line holds.
 */
export function withBreaks(html: string): string {
	return html
		.split(TOKENS)
		.map((part, index) => (index % 2 === 1 ? part : part.replace(JOINED, breakable)))
		.join('')
}

function breakable(words: string): string {
	return words.replace(ENDLESS, (word) => word.replace(SYLLABLES, '$&\u00ad')).replace(JOINT, '<wbr>')
}
