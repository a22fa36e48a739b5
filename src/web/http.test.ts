import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call, callForOutcome, jsonBody } from './http'

type Answer = { status?: number; json?: unknown; text?: string; cookie?: string }
type Seen = { path: string; method: string; token: string | null }

/** The network: gives the answers in turn and keeps what was asked. */
function network(...answers: Answer[]): Seen[] {
	const seen: Seen[] = []
	const browser = { cookie: '' }
	vi.stubGlobal('document', browser)
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		seen.push({ path, method: init.method ?? 'GET', token: new Headers(init.headers).get('x-csrftoken') })
		const { status = 200, json, text, cookie } = answers.shift() ?? {}
		if (cookie) browser.cookie = `other=1; csrftoken=${cookie}`
		return new Response(text ?? JSON.stringify(json ?? {}), { status })
	})
	return seen
}

const okSchema = z.object({ ok: z.boolean() })
const ok = { json: { ok: true } }
const refusal = (status: number, code: string, error: string) => ({ status, json: { code, error } })

afterEach(() => vi.unstubAllGlobals())

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
