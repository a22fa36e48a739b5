import { decodeHTML } from 'entities'

/** HTML of a store, in whatever hand it is written → its words, a block a line. */
export function linesOfHtml(html: string): string {
	const lines = html.replace(/<\/(?:p|li|h[1-6]|div|tr|dt|dd|summary)>|<br\b[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, ' ')
	return decodeHTML(lines)
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n\s*/g, '\n')
		.trim()
}
