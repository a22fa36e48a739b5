import { plainFromRichText } from '../../core/text/rich-text'

/**
 * A part of the copy as plain texts, its first text being the heading; for the live view, which shows no formatting.
 */
export function previewOf(part: object): { heading: string; texts: string[] } {
	const [heading = '', ...texts] = textsIn(part).filter(Boolean)
	return { heading, texts }
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (Array.isArray(value)) return value.flatMap(textsIn)
	if (typeof value !== 'object' || value === null) return []
	if ('html' in value && typeof value.html === 'string') return [plainFromRichText(value.html)]
	return Object.entries(value).flatMap(([key, entry]) => (key === 'facts' || key === 'slug' || key === 'keywords' ? [] : textsIn(entry)))
}
