import { z } from 'zod'
import { escapeText, unescapeHtml } from './escape-html'

/**
 * The little HTML a text of a page may hold, in one normal form: these tags exactly, links with an http(s), mailto or
 * tel address, every other `<` escaped. The page schema accepts nothing else, so what is rendered from a parsed page
 * can hold no script (N-4); whoever takes HTML from outside normalises it first (server/pages/sanitize-html.ts).
 */
const ALLOWED = /<\/?(?:p|strong|em|u|ul|ol|li|h3|h4)>|<br>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]*">|<\/a>/g

export const RICH_TEXT_TAGS = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a'] as const

/** True when the text is in the normal form above. */
export function isRichText(html: string): boolean {
	return !html.replace(ALLOWED, '').includes('<')
}

export const richTextSchema = z.string().max(20_000).refine(isRichText, 'holds HTML a page may not hold')

/** Plain text → rich text: the three characters that mean something in HTML are escaped. */
export function richTextFromPlain(text: string): string {
	return escapeText(text)
}

const BREAKS = /<(?:br|\/p|\/li|\/h3|\/h4)>/g

/** Rich text → plain text, a line per paragraph or list entry; for counting, search, alternative texts and metadata. */
export function plainFromRichText(html: string): string {
	return unescapeHtml(html.replace(BREAKS, '\n').replace(/<[^<>]*>/g, '')).trim()
}
