import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeModel, type ModelBehaviour, startFakeModel } from '../../../test/fakes/model/model'
import { type ErrorCode, isAppError } from '../../core/errors'
import { checkCopy } from '../../core/truth/check-copy'
import { type ModelWriterConfig, modelWriter } from './model'
import { PROMPT_VERSION } from './prompts/page-copy-v1'
import { writerContract } from './writer.contract'
import { sampleBrief } from './writer.samples'

writerContract('model', async () => {
	const fake = await startFakeModel()
	return { writer: modelWriter({ baseUrl: fake.baseUrl, model: 'fake-writer', timeoutMs: 5_000 }), stop: fake.close }
})

describe('model writer on a server that misbehaves', () => {
	let fake: FakeModel
	beforeAll(async () => {
		fake = await startFakeModel()
	})
	afterAll(() => fake.close())
	beforeEach(() => {
		fake.requests.length = 0
		fake.setBehaviour({ kind: 'ok' })
		fake.setBehaviour({ kind: 'ok' }, 'first')
		fake.setBehaviour({ kind: 'ok' }, 'second')
	})
	const writer = (config: Partial<ModelWriterConfig> = {}) =>
		modelWriter({ baseUrl: fake.baseUrl, apiKey: 'key', model: 'first', timeoutMs: 5_000, retryDelayMs: 1, ...config })
	const write = (config: Partial<ModelWriterConfig> = {}, signal = new AbortController().signal) =>
		writer(config).write('benefits', sampleBrief({ language: 'french' }), signal)

	test('[W-3] the key, the model and the prompt version are what was configured, and tokens are counted', async () => {
		const { usage } = await write()
		expect(fake.requests[0]).toMatchObject({ model: 'first', authorization: 'Bearer key' })
		expect(writer()).toMatchObject({ kind: 'model', model: 'first', promptVersion: PROMPT_VERSION })
		expect(usage.inputTokens).toBeGreaterThan(100)
		expect(usage.outputTokens).toBeGreaterThan(10)
	})

	test('[W-3] requests go through the door that is passed in', async () => {
		const seen: string[] = []
		await write({
			fetch: (input, init) => {
				seen.push(String(input))
				return fetch(input, init)
			},
		})
		expect(seen).toEqual([`${fake.baseUrl}/chat/completions`])
	})

	const recoveries: [string, ModelBehaviour, number][] = [
		['a rate limit with Retry-After', { kind: 'rate-limited', retryAfterMs: 1, times: 2 }, 3],
		['an overloaded server', { kind: 'overloaded', times: 1 }, 2],
		['a server error', { kind: 'error', status: 500, times: 2 }, 3],
		['a connection cut in the middle', { kind: 'cut', times: 1 }, 2],
		['truncated JSON', { kind: 'invalid-json', times: 1 }, 2],
		['an empty answer', { kind: 'empty', times: 1 }, 2],
		['a refusal', { kind: 'refusal', times: 1 }, 2],
		['the wrong language', { kind: 'wrong-language', times: 1 }, 2],
		['ids of facts that do not exist', { kind: 'unknown-facts', times: 1 }, 2],
		['JSON wrapped in prose', { kind: 'wrapped-json' }, 1],
		['a server without structured output', { kind: 'no-schema-support' }, 2],
	]
	test.each(recoveries)('[W-4] copy is written in spite of %s', async (_, behaviour, requests) => {
		fake.setBehaviour(behaviour)
		fake.setBehaviour(behaviour, 'first')
		const { copy } = await write()
		expect(copy?.items.length).toBeGreaterThan(0)
		expect(fake.requests).toHaveLength(requests)
	})

	test('[W-4] an answer that cannot be used is sent back once, with the reasons', async () => {
		fake.setBehaviour({ kind: 'unknown-facts', times: 1 }, 'first')
		await write()
		const repair = fake.requests[1]?.messages.at(-1)
		expect(repair).toMatchObject({ role: 'user' })
		expect(repair?.content).toContain('f9999')
	})

	const failures: [string, ModelBehaviour, ErrorCode, number][] = [
		['stays malformed', { kind: 'invalid-json' }, 'writer_failed', 2],
		['stays in the wrong language', { kind: 'wrong-language' }, 'writer_failed', 2],
		['stays limited', { kind: 'rate-limited', retryAfterMs: 1 }, 'rate_limited', 3],
		['asks to wait for an hour', { kind: 'rate-limited', retryAfterMs: 3_600_000 }, 'rate_limited', 1],
		['refuses the key', { kind: 'error', status: 401 }, 'writer_failed', 1],
	]
	test.each(failures)('[W-4] a model that %s fails with its own code', async (_, behaviour, code, requests) => {
		fake.setBehaviour(behaviour, 'first')
		const failure = await write().catch((error: unknown) => error)
		expect(isAppError(failure, code)).toBe(true)
		expect(fake.requests).toHaveLength(requests)
	})

	test('[W-3] a model that never answers is a timeout', async () => {
		fake.setBehaviour({ kind: 'slow', delayMs: Number.POSITIVE_INFINITY }, 'first')
		const failure = await write({ timeoutMs: 60 }).catch((error: unknown) => error)
		expect(isAppError(failure, 'timeout')).toBe(true)
	})

	test('[W-3] when the first model fails for good the second one writes', async () => {
		fake.setBehaviour({ kind: 'error', status: 404 }, 'first')
		const { copy } = await write({ fallbackModel: 'second' })
		expect(copy).toBeDefined()
		expect(fake.requests.map((request) => request.model)).toEqual(['first', 'second'])
	})

	test('a canceled request ends at once and never reaches the second model', async () => {
		fake.setBehaviour({ kind: 'slow', delayMs: Number.POSITIVE_INFINITY }, 'first')
		const controller = new AbortController()
		const writing = write(
			{
				fallbackModel: 'second',
				fetch: (input, init) => {
					queueMicrotask(() => controller.abort())
					return fetch(input, init)
				},
			},
			controller.signal,
		)
		const failure = await writing.catch((error: unknown) => error)
		expect(isAppError(failure, 'canceled')).toBe(true)
		expect(fake.requests.filter((request) => request.model === 'second')).toEqual([])
	})

	test('[K-2] claims a model makes up do not survive the checker', async () => {
		fake.setBehaviour({ kind: 'unsupported-claims' })
		fake.setBehaviour({ kind: 'unsupported-claims' }, 'first')
		const brief = sampleBrief()
		const { copy } = await writer().write('benefits', brief, new AbortController().signal)
		if (!copy) throw new Error('no copy')
		expect(JSON.stringify(copy)).toMatch(/4\.9 stars.*TÜV.*warranty/)
		const checked = checkCopy('benefits', copy, brief.facts, 'english')
		expect(JSON.stringify(checked.copy)).not.toMatch(/4\.9|customers|TÜV|titanium|987|left|50%|warranty/)
		expect(checked.copy?.items.length).toBe(copy.items.length)
		expect(checked.removed.length).toBeGreaterThan(copy.items.length)
	})
})
