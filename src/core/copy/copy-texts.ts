import { plainFromRichText } from '../text/rich-text'
import type { Text } from './copy'

/** Where a text of a part stands, e.g. `items.2.title`, and what it says. */
export type PlacedText = { path: string; plain: string; facts: readonly string[]; rich: boolean }

/**
 * The texts of a part of the copy, or of a section, with their places; of the search engines' part its title,
 * description and what pictures show. Ids and other strings of a section are no texts.
 */
export function textsOfCopy(copy: object): PlacedText[] {
	const owner = 'facts' in copy && Array.isArray(copy.facts) ? copy.facts.map(String) : []
	const all = walk(copy, '', owner).filter(({ plain }) => plain !== '')
	return 'imageSubject' in copy ? all : all.filter(({ rich }) => rich)
}

/** A slug is an address and keywords are no sentences. */
const NO_TEXTS = new Set(['facts', 'slug', 'keywords'])

function walk(value: unknown, path: string, facts: readonly string[]): PlacedText[] {
	if (typeof value === 'string') return [{ path, plain: value, facts, rich: false }]
	if (typeof value !== 'object' || value === null) return []
	if (isText(value)) return [{ path, plain: plainFromRichText(value.html), facts: value.facts, rich: true }]
	return Object.entries(value).flatMap(([key, entry]) => (NO_TEXTS.has(key) ? [] : walk(entry, path ? `${path}.${key}` : key, facts)))
}

export function isText(value: object): value is Text {
	return 'html' in value && typeof value.html === 'string' && 'facts' in value
}
