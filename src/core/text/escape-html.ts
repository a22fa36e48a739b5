const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const CHARACTERS = new Map([...Object.entries(ENTITIES).map(([character, entity]) => [entity, character] as const), ['&nbsp;', ' ']])
/** The last code point of Unicode. */
const LAST_POINT = 0x10ffff

/** Plain text → text of an element or a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Plain text → text of an element, where quotation marks mean nothing. */
export function escapeText(text: string): string {
	return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
}

/**
 * The reverse, for our own HTML: the entities that `escapeHtml` and rich text write, and characters by their number, as
 * React writes them; each is read once. HTML from outside is read by the library `entities`.
 */
export function unescapeHtml(html: string): string {
	return html.replace(/&(?:lt|gt|quot|nbsp|amp|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (entity, decimal?: string, hex?: string) => {
		const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
		return point <= LAST_POINT ? String.fromCodePoint(point) : (CHARACTERS.get(entity) ?? entity)
	})
}
