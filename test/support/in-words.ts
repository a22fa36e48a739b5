import { inEnglish } from '../../src/core/messages/in-english'
import type { Message } from '../../src/core/messages/message'

type InWords<T> = T extends Message ? string : T extends object ? { [K in keyof T]: InWords<T[K]> } : T

/** A value with every message in it said in English. */
export function inWords<T>(value: T): InWords<T> {
	return say(value) as InWords<T>
}

function say(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(say)
	if (typeof value !== 'object' || value === null) return value
	if ('key' in value && typeof value.key === 'string' && Object.keys(value).every((name) => name === 'key' || name === 'params'))
		return inEnglish(value as Message)
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, say(inner)]))
}
