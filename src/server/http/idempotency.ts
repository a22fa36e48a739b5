import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Database } from '../db/open-database'
import { bindKey, type KeyedRequest, runOnce } from './idempotency-repository'
import { userOf } from './route-policy'

export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** Says that an answer is that of an earlier request with the same key. */
const REPEATED_HEADER = 'idempotent-replayed'
const LONGEST_KEY = 200

/**
 * What a second equal POST of a user does: `key` – it makes or charges something once more, unless it carries the
 * Idempotency-Key of the first; `harmless` – what one does.
 */
export type RepeatRule = 'key' | 'harmless'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Stated by every POST of signed-in users; one that does not keeps the server from starting. */
		repeat?: RepeatRule
	}
	interface FastifyRequest {
		/**
		 * Runs what a form asks for once per Idempotency-Key; `content` is what was sent. For routes that read a form
		 * themselves; the others are wrapped.
		 */
		once<T>(content: unknown, act: () => Promise<T>): Promise<T>
		/**
		 * For calls with an idempotency of their own: a UUID made of user and key, or undefined without a key.
		 * Throws AppError `conflict` when the key was sent with other `content`.
		 */
		keyedId(content: unknown): Promise<string | undefined>
	}
}

/** Makes Idempotency-Key hold on every route that states `repeat: 'key'`. Registered before the routes. */
export function registerIdempotency(app: FastifyInstance, db: Database): void {
	const seen = new WeakSet<FastifyRequest>()
	app.decorateRequest('once', async function <T>(this: FastifyRequest, content: unknown, act: () => Promise<T>): Promise<T> {
		seen.add(this)
		const keyed = keyedRequest(this, content)
		if (!keyed) return act()
		const { answer, isRepeated } = await runOnce(db, keyed, act)
		if (isRepeated) replies.get(this)?.header(REPEATED_HEADER, 'true')
		return answer
	})
	app.decorateRequest('keyedId', async function (this: FastifyRequest, content: unknown): Promise<string | undefined> {
		seen.add(this)
		const keyed = keyedRequest(this, content)
		if (!keyed) return undefined
		await bindKey(db, keyed)
		return uuidOf(`${keyed.userId}\n${keyed.key}`)
	})
	const replies = new WeakMap<FastifyRequest, FastifyReply>()
	app.addHook('onRoute', (route) => {
		const { who, repeat, form } = route.config ?? {}
		if (route.method !== 'POST' || who === 'anyone') return
		if (!repeat) throw new Error(`The route POST ${route.url} does not say what a second equal request does (config.repeat).`)
		if (repeat === 'harmless') return
		const { handler } = route
		route.handler = async function (request, reply) {
			replies.set(request, reply)
			const act = async () => {
				const answer: unknown = await handler.call(this, request, reply)
				if (answer === reply && !form) throw new Error(`POST ${route.url} sends its answer itself, so it cannot be kept.`)
				return answer
			}
			if (!form) return request.once({ params: request.params, query: request.query, body: request.body }, act)
			const answer: unknown = await act()
			if (!seen.has(request)) throw new Error(`The handler of POST ${route.url} does not see to its Idempotency-Key.`)
			return answer
		}
	})
}

function keyedRequest(request: FastifyRequest, content: unknown): KeyedRequest | undefined {
	const key = request.headers[IDEMPOTENCY_HEADER]
	if (key === undefined) return undefined
	if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST_KEY) {
		throw new AppError('invalid_request', msg('request.key_form'))
	}
	const hash = createHash('sha256')
	addTo(hash, content)
	return { userId: userOf(request).id, key, route: request.routeOptions.url ?? '', hash: hash.digest('base64url') }
}

/** What was sent, in an order that does not depend on that of its fields; bytes as they are. */
function addTo(hash: ReturnType<typeof createHash>, value: unknown): void {
	if (value instanceof Uint8Array) {
		hash.update(`bytes ${value.byteLength}\n`).update(value)
	} else if (Array.isArray(value)) {
		hash.update(`list ${value.length}\n`)
		for (const entry of value) addTo(hash, entry)
	} else if (typeof value === 'object' && value !== null) {
		const fields = Object.entries(value).filter(([, field]) => field !== undefined)
		hash.update(`object ${fields.length}\n`)
		for (const [name, field] of fields.sort(([a], [b]) => (a < b ? -1 : 1))) {
			hash.update(`${JSON.stringify(name)}\n`)
			addTo(hash, field)
		}
	} else {
		hash.update(`${JSON.stringify(value) ?? 'undefined'}\n`)
	}
}

/** A name-based UUID (version 8: its bits are ours). */
function uuidOf(name: string): string {
	const bytes = createHash('sha256').update(`vitrine generation\n${name}`).digest().subarray(0, 16)
	bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80
	bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
	const hex = bytes.toString('hex')
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
