import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call, callForOutcome, jsonBody } from './http'

type Answer = { status?: number; json?: unknown; text?: string; cookie?: string }
type Seen = { path: string; method: string; token: string | null }
const keys: (string | null)[] = []

/** The network: gives the answers in turn and keeps what was asked. */
function network(...answers: Answer[]): Seen[] {
	const seen: Seen[] = []
	const browser = { cookie: '' }
	vi.stubGlobal('document', browser)
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		seen.push({ path, method: init.method ?? 'GET', token: new Headers(init.headers).get('x-csrftoken') })
		keys.push(new Headers(init.headers).get('idempotency-key'))
		const { status = 200, json, text, cookie } = answers.shift() ?? {}
		if (cookie) browser.cookie = `other=1; csrftoken=${cookie}`
		return new Response(text ?? JSON.stringify(json ?? {}), { status })
	})
	return seen
}

const okSchema = z.object({ ok: z.boolean() })
const ok = { json: { ok: true } }
const refusal = (status: number, code: string, error: string) => ({ status, json: { code, error } })

afterEach(() => {
	vi.unstubAllGlobals()
	keys.length = 0
})

describe('[N-1] changing calls carry the CSRF token', () => {
	test('it is fetched once, before the first of them', async () => {
		const seen = network({ cookie: 'abc' }, ok, ok)
		await call('/api/x', okSchema, jsonBody({}))
		await call('/api/x', okSchema, jsonBody({}))
		expect(seen).toEqual([
			{ path: '/api/csrf/', method: 'GET', token: null },
			{ path: '/api/x', method: 'POST', token: 'abc' },
			{ path: '/api/x', method: 'POST', token: 'abc' },
		])
	})

	test('a token of an earlier session is replaced by the one the refusal brings, unnoticed', async () => {
		const seen = network({ cookie: 'old' }, { ...refusal(403, 'csrf', 'Too old.'), cookie: 'new' }, ok)
		await expect(call('/api/x', okSchema, jsonBody({}))).resolves.toEqual({ ok: true })
		expect(seen.map(({ token }) => token)).toEqual([null, 'old', 'new'])
	})
})

describe('[N-11] a POST names its act, so that the server does it once', () => {
	const post = (body: object = { days: 7 }) => call('/api/shares', okSchema, jsonBody(body)).catch(() => undefined)
	/** The keys of the posts, by the order of their first use. */
	const named = () => {
		const sent = keys.filter((key) => key !== null)
		return sent.map((key) => sent.indexOf(key))
	}

	test('two presses at once are one act, further ones after the answer are not; nothing but a POST names one', async () => {
		network({ cookie: 'abc' }, ok, ok, ok, ok)
		await call('/api/csrf/', z.unknown())
		await Promise.all([post(), post()])
		await post()
		await call('/api/shares', okSchema, { method: 'DELETE' })
		expect([named(), keys[0], keys.at(-1)]).toEqual([[0, 0, 2], null, null])
		expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/)
	})

	test.each<[string, Answer]>([
		['a server that broke down', refusal(500, 'internal', 'Ours.')],
		['a proxy without the server', { status: 502, text: '<h1>Bad gateway</h1>' }],
		['a first request still under way', { status: 409, json: { code: 'conflict', error: 'x', said: { key: 'request.key_in_use' } } }],
	])('pressed again after %s, it is the same act; once that is answered, another', async (_, lost) => {
		network({ cookie: 'abc' }, lost, ok, ok)
		await call('/api/csrf/', z.unknown())
		for (const _press of [1, 2, 3]) await post()
		expect(named()).toEqual([0, 0, 2])
	})

	test('what was refused is another act when pressed again, and so is the same press with other fields', async () => {
		network({ cookie: 'abc' }, refusal(402, 'limit', 'No pages left.'), { status: 502, text: '' }, ok)
		await call('/api/csrf/', z.unknown())
		await post()
		await post()
		await post({ days: 30 })
		expect(named()).toEqual([0, 1, 2])
	})
})

describe('[D-8] every reply that is not what was agreed on is an error in words', () => {
	test('a reply that is no JSON', async () => {
		network({ status: 502, text: '<h1>Bad gateway</h1>' })
		await expect(call('/api/x', okSchema)).rejects.toMatchObject({ code: 'upstream', details: { status: 502 } })
	})

	test('JSON of another shape', async () => {
		network({ json: { ok: 'yes' } })
		await expect(call('/api/x', okSchema)).rejects.toMatchObject({ code: 'upstream' })
	})

	test('an error of the server keeps its code and its words', async () => {
		network(refusal(409, 'conflict', 'Changed elsewhere.'))
		await expect(call('/api/x', okSchema)).rejects.toMatchObject({ code: 'conflict', message: 'Changed elsewhere.' })
	})

	test('an outcome named in the reply is no error, whatever its HTTP status', async () => {
		const schema = z.object({ status: z.enum(['limit', 'success']) })
		network({ status: 402, json: { status: 'limit' } })
		await expect(callForOutcome('/api/generate', schema)).resolves.toEqual({ status: 'limit' })
		network(refusal(503, 'busy', 'Come back in a moment.'))
		await expect(callForOutcome('/api/generate', schema)).rejects.toMatchObject({ code: 'busy', message: 'Come back in a moment.' })
	})

	test('a server that cannot be reached, and one that takes too long', async () => {
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
		await expect(call('/api/x', okSchema)).rejects.toMatchObject({ code: 'upstream' })
		vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')))
		await expect(call('/api/x', okSchema)).rejects.toMatchObject({ code: 'timeout' })
	})
})
