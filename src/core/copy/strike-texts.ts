import { plainFromRichText, richTextFromPlain } from '../page/rich-text'
import { isText } from './copy-texts'

/**
 * A part of the copy without certain sentences; a text of which nothing is left is empty, and what the page cannot be
 * without is the checker's to fill in.
 */
export function strikeTexts<T extends object>(copy: T, struck: readonly string[]): T {
	return struck.length === 0 ? copy : (walk(copy, struck) as T)
}

function walk(value: unknown, struck: readonly string[]): unknown {
	if (typeof value === 'string') return without(value, struck)
	if (Array.isArray(value)) return value.map((entry) => walk(entry, struck))
	if (typeof value !== 'object' || value === null) return value
	if (isText(value)) {
		const plain = plainFromRichText(value.html)
		const left = without(plain, struck)
		return left === plain ? value : { ...value, html: richTextFromPlain(left) }
	}
	return Object.fromEntries(
		Object.entries(value).map(([key, entry]) => [
			key,
			key === 'facts' || key === 'slug' || key === 'keywords' ? entry : walk(entry, struck),
		]),
	)
}

function without(text: string, struck: readonly string[]): string {
	return struck
		.reduce((left, sentence) => left.replaceAll(sentence, ' '), text)
		.replace(/\s{2,}/gu, ' ')
		.trim()
}
