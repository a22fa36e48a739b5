import { plainFromRichText, richTextFromPlain } from '../text/rich-text'
import { isText } from './copy-texts'

/**
 * A part of the copy with other sentences in the place of some; one without another is left out. The same object
 * where nothing changes.
 */
export function replaceSentences<T extends object>(copy: T, replaced: Readonly<Record<string, string>>): T {
	const entries = Object.entries(replaced).filter(([sentence]) => sentence !== '')
	if (entries.length === 0) return copy
	const changed = walk(copy, entries) as T
	return JSON.stringify(changed) === JSON.stringify(copy) ? copy : changed
}

function walk(value: unknown, entries: readonly (readonly [string, string])[]): unknown {
	if (typeof value === 'string') return withOthers(value, entries)
	if (Array.isArray(value)) return value.map((entry) => walk(entry, entries))
	if (typeof value !== 'object' || value === null) return value
	if (isText(value)) {
		const plain = plainFromRichText(value.html)
		const changed = withOthers(plain, entries)
		return changed === plain ? value : { ...value, html: richTextFromPlain(changed) }
	}
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, KEPT.has(key) ? entry : walk(entry, entries)]))
}

/** Ids, an address and search words are no sentences. */
const KEPT = new Set(['facts', 'slug', 'keywords'])

function withOthers(text: string, entries: readonly (readonly [string, string])[]): string {
	const changed = entries.reduce((left, [sentence, other]) => left.replaceAll(sentence, other), text)
	return changed === text ? text : changed.replace(/ {2,}/gu, ' ').trim()
}
