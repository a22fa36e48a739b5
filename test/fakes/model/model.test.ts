import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from './model'

let fake: FakeModel
beforeEach(async () => {
	fake = await startFakeModel()
})
afterEach(() => fake.close())

const ask = (body: object) =>
	fetch(`${fake.baseUrl}/chat/completions`, {
		method: 'POST',
		body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hello' }], ...body }),
	})

test('the fake model answers plainly and as a stream', async () => {
	expect(await (await ask({})).json()).toMatchObject({ choices: [{ message: { content: 'OK' } }] })
	const streamed = await (await ask({ stream: true })).text()
	expect(streamed).toContain('"content":"OK"')
	expect(streamed.trimEnd().endsWith('data: [DONE]')).toBe(true)
	expect(fake.requests.map((request) => request.stream)).toEqual([false, true])
})

test('a behaviour with a number of times is over after them, and can be one model’s alone', async () => {
	fake.setBehaviour({ kind: 'rate-limited', retryAfterMs: 5, times: 1 }, 'm')
	const limited = await ask({})
	expect([limited.status, limited.headers.get('retry-after-ms')]).toEqual([429, '5'])
	expect((await ask({})).status).toBe(200)
	fake.setBehaviour({ kind: 'overloaded' }, 'other')
	expect([(await ask({})).status, (await ask({ model: 'other' })).status]).toEqual([200, 503])
})

test('the fake model speaks as each provider does, whole and streamed', async () => {
	const hello = [{ role: 'user', content: 'Hello' }]
	const post = async (path: string, body: object) =>
		(
			await fetch(`${fake.baseUrl}${path}`, {
				method: 'POST',
				body: JSON.stringify(body),
				headers: { 'x-api-key': 'a', 'x-goog-api-key': 'g' },
			})
		).text()
	const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }]
	expect(JSON.parse(await post('/messages', { model: 'c', messages: hello }))).toMatchObject({ content: [{ text: 'OK' }] })
	expect(await post('/messages', { model: 'c', messages: hello, stream: true })).toMatch(
		/message_start[\s\S]*"text":"OK"[\s\S]*message_stop/,
	)
	expect(JSON.parse(await post('/models/g:generateContent', { contents }))).toMatchObject({
		candidates: [{ content: { parts: [{ text: 'OK' }] } }],
	})
	expect(await post('/models/g:streamGenerateContent?alt=sse', { contents })).toMatch(/"text":"OK"[\s\S]*"finishReason":"STOP"/)
	expect(fake.requests.map(({ protocol, authorization, stream }) => [protocol, authorization, stream])).toEqual([
		['anthropic', 'a', false],
		['anthropic', 'a', true],
		['google', 'g', false],
		['google', 'g', true],
	])
})

test('a cut stream ends without its end mark', async () => {
	fake.setBehaviour({ kind: 'cut' })
	await expect(ask({ stream: true }).then((response) => response.text())).rejects.toThrow()
})
