import type { OutboundResponse } from '../../fetch'

/**
 * Warnings stand within so many characters, if they do. Every shop may be a hostile one, so what is looked through is
 * limited.
 */
const WARNINGS_LIMIT = 20_000
const MOST_BEGINNINGS = 20
/**
 * Where data may begin: at the start of a line or behind a tag. No part of this can be read in two ways, so it takes
 * one pass.
 */
const BEGINNING = /[\n>][^\S\n]*(?=[[{])/g

/**
 * The JSON of an answer, undefined when it holds none. WordPress sites print warnings in front of what they answer, and
 * files saved with a byte order mark put that there: both are looked past.
 */
export function readAnswer({ body, headers }: Pick<OutboundResponse, 'body' | 'headers'>): unknown {
	const text = body.toString('utf8').replace(/^\ufeff+/, '')
	const whole = parsed(text)
	if (whole !== undefined || !(headers['content-type'] ?? '').includes('json')) return whole
	const beginnings = [...text.slice(0, WARNINGS_LIMIT).matchAll(BEGINNING)].slice(0, MOST_BEGINNINGS)
	for (const { 0: before, index } of beginnings) {
		const rest = parsed(text.slice(index + before.length))
		if (rest !== undefined) return rest
	}
	return undefined
}

/** Objects and lists only: an answer that is a bare number or word is none. */
function parsed(text: string): unknown {
	if (!/^\s*[[{]/.test(text)) return undefined
	try {
		return JSON.parse(text)
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}
