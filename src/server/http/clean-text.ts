import type { FastifyInstance } from 'fastify'

/** Deeper than this nothing is read anywhere. */
const DEEPEST = 60

/**
 * Text from outside as the database and every encoder take it: without U+0000, which PostgreSQL cannot store, and with
 * U+FFFD for halves of characters (lone surrogates). Goes through objects and lists, their keys included; bytes and
 * everything else stay as they are.
 */
export function cleanText(value: unknown, depth = 0): unknown {
	if (typeof value === 'string') return clean(value)
	if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
	if (Array.isArray(value)) return value.map((entry) => cleanText(entry, depth + 1))
	if (!isPlain(value)) return value
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [clean(key), cleanText(entry, depth + 1)]))
}

/** No instance of a class; the parser of queries makes objects of a prototype of its own, which inherits nothing. */
function isPlain(value: object): boolean {
	const prototype: unknown = Object.getPrototypeOf(value)
	return prototype === null || Object.getPrototypeOf(prototype) === null
}

function clean(text: string): string {
	return text.replaceAll('\0', '').toWellFormed()
}

/** Cleans the body, query and parameters of every request before anything looks at them. */
export function registerCleanText(app: FastifyInstance): void {
	app.addHook('preValidation', async (request) => {
		request.body = cleanText(request.body)
		request.query = cleanText(request.query)
		request.params = cleanText(request.params)
	})
}

/** JSON as bytes, cleaned; what is not JSON stays as it is. */
export function cleanJson(bytes: Uint8Array): Uint8Array {
	try {
		return new TextEncoder().encode(JSON.stringify(cleanText(JSON.parse(new TextDecoder().decode(bytes)))))
	} catch (error) {
		if (error instanceof SyntaxError) return bytes
		throw error
	}
}
