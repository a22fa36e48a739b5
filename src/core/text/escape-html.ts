const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const CHARACTERS = new Map([...Object.entries(ENTITIES).map(([character, entity]) => [entity, character] as const), ['&nbsp;', ' ']])

/** Plain text → text of an element or a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Plain text → text of an element, where quotation marks mean nothing. */
export function escapeText(text: string): string {
	return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
}

/** The reverse, for the entities that `escapeHtml` and the page's own rich text write; each is read once. */
export function unescapeHtml(html: string): string {
	return html.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => CHARACTERS.get(entity) ?? entity)
}
