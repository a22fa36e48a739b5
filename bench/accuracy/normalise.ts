import { decodeHTML } from 'entities'

/** Direction marks, zero-width characters and soft hyphens say nothing. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g

/** Texts that differ only in entities, Unicode form, invisible marks, quotes, spaces or case are the same text. */
export function sameText(value: unknown): string {
	if (value === null || value === undefined) return ''
	return decodeHTML(decodeHTML(String(value)))
		.normalize('NFKC')
		.replace(INVISIBLE, '')
		.replace(/[\u2018\u2019]/g, "'")
		.replace(/\s+/g, ' ')
		.trim()
		.toLowerCase()
		.replace(/ß/g, 'ss')
}

/** As above, and spaces around punctuation do not matter: for values of specifications and variants. */
export function sameValue(value: unknown): string {
	return sameText(value).replace(/\s*([,;:()])\s*/g, '$1')
}

/** As above, and a closing colon does not matter: for names of specifications and dimensions. */
export function sameName(value: unknown): string {
	return sameText(value).replace(/[\s:：]+$/, '')
}

/** A number, or a text that is one; anything else is none. */
export function numberOf(value: unknown): number | undefined {
	const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
	return Number.isFinite(number) ? number : undefined
}

/** The amount of `{ amount }` or of a bare number. */
export function amountOf(value: unknown): number | undefined {
	return isRecord(value) ? numberOf(value.amount) : numberOf(value)
}

/** Equal to the cent, or both absent. */
export function sameAmount(a: number | undefined, b: number | undefined): boolean {
	return a === undefined || b === undefined ? a === b : Math.abs(a - b) < 0.005
}

/** Image id, address or record of either → id. */
export function imageIdOf(value: unknown): string | undefined {
	const text = isRecord(value) ? (value.id ?? value.url ?? value.src) : value
	if (!text) return undefined
	const path = String(text).split(/[?#]/)[0] ?? ''
	const file = (path.includes('%') ? new URLSearchParams(`v=${path.replaceAll('+', '%2B')}`).get('v') : path)?.split('/').at(-1)
	return file?.split('.')[0] || undefined
}

export function unique(values: readonly (string | undefined)[]): string[] {
	return [...new Set(values.filter((value): value is string => Boolean(value)))]
}

/** Harmonic mean of precision and recall; nothing given where nothing is wanted is perfect. */
export function f1(right: number, given: number, wanted: number): number {
	return given + wanted === 0 ? 1 : (2 * right) / (given + wanted)
}

export function listOf(value: unknown): unknown[] {
	return Array.isArray(value) ? value : []
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
