import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeModel, type ModelBehaviour, startFakeModel } from '../../../test/fakes/model/model'
import { errorNote, type WritingErrorKind } from '../../core/copy/writing-error'
import { AppError, type ErrorCode } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { modelWriter } from './model'
import type { Asking, ModelCall } from './writer'
import { sampleBrief } from './writer.samples'

let fake: FakeModel
beforeAll(async () => {
	fake = await startFakeModel()
})
afterAll(() => fake.close())
beforeEach(() => {
	fake.requests.length = 0
})

const PROVIDERS = ['openai', 'anthropic', 'google'] as const
const WAYS = ['whole', 'streamed'] as const
const EVERYWHERE = PROVIDERS.flatMap((provider) => WAYS.map((way) => ({ provider, way })))
type Way = (typeof EVERYWHERE)[number]

function write({ provider, way }: Way, asking: Partial<Asking<'benefits'>> = {}, { baseUrl, timeoutMs } = { ...fake, timeoutMs: 30_000 }) {
	const models = [{ provider, name: 'm', baseUrl, apiKey: 'key' }]
	const partial = way === 'streamed' ? { partial: () => undefined } : {}
	const brief = sampleBrief({ language: 'french' })
	return modelWriter({ models, timeoutMs, retryDelayMs: 1 }).write('benefits', brief, {
		signal: new AbortController().signal,
		...partial,
		...asking,
	})
}

/** How a part ended that could not be written. */
async function errorOf(writing: Promise<unknown>): Promise<AppError> {
	const failure = await writing.then(
		() => undefined,
		(error: unknown) => error,
	)
	if (failure instanceof AppError) return failure
	throw new Error(`it did not fail as expected: ${String(failure)}`)
}

describe.each(EVERYWHERE)('a $provider model asked for a $way answer', (way) => {
	const recoveries: [string, ModelBehaviour, number][] = [
		['a rate limit with Retry-After', { kind: 'rate-limited', retryAfterMs: 1, times: 2 }, 3],
		['a rate limit until a date that has come', { kind: 'rate-limited', date: 'Thu, 01 Jan 2026 00:00:00 GMT', times: 1 }, 2],
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
	test.each(recoveries)('[W-4] writes in spite of %s', async (_, behaviour, requests) => {
		fake.setBehaviour(behaviour)
		const { copy } = await write(way)
		expect(copy?.items.length).toBeGreaterThan(0)
		// Anthropic is asked for no form, which would stand in front of what its cache keeps.
		expect(fake.requests).toHaveLength(behaviour.kind === 'no-schema-support' && way.provider === 'anthropic' ? 1 : requests)
	})

	const failures: [string, ModelBehaviour, ErrorCode, WritingErrorKind, number][] = [
		['stays malformed', { kind: 'invalid-json' }, 'writer_failed', 'malformed', 2],
		['stays empty', { kind: 'empty' }, 'writer_failed', 'empty', 2],
		['keeps refusing', { kind: 'refusal' }, 'writer_failed', 'refused', 2],
		['stays in the wrong language', { kind: 'wrong-language' }, 'writer_failed', 'language', 2],
		['stays limited', { kind: 'rate-limited', retryAfterMs: 1 }, 'rate_limited', 'limited', 3],
		['asks to wait for an hour', { kind: 'rate-limited', retryAfterMs: 3_600_000 }, 'rate_limited', 'limited', 1],
		['asks to wait until a day far away', { kind: 'rate-limited', date: 'Fri, 01 Jan 2100 00:00:00 GMT' }, 'rate_limited', 'limited', 1],
		['stays overloaded', { kind: 'overloaded' }, 'writer_failed', 'overloaded', 3],
		['is cut off every time', { kind: 'cut' }, 'writer_failed', 'failed', 3],
		['refuses the key', { kind: 'error', status: 401 }, 'writer_failed', 'key', 1],
		['has no credit', { kind: 'error', status: 402 }, 'writer_failed', 'credit', 1],
	]
	test.each(failures)('[W-4] that %s fails with its own code and words', async (_, behaviour, code, kind, requests) => {
		fake.setBehaviour(behaviour)
		const calls: ModelCall[] = []
		const failure = await errorOf(write(way, { record: (call) => calls.push(call) }))
		expect(failure).toMatchObject({ code, details: { kind } })
		expect(fake.requests).toHaveLength(requests)
		expect(calls).toHaveLength(requests)
		expect(inEnglish(errorNote('benefits', failure.details.kind))).toMatch(
			/^The writing model.*; the benefits were made from the listing’s own sentences/,
		)
	})

	test('[W-3] that never answers is a timeout, on the record as one', async () => {
		// One of its own: a request that was given up may still arrive, after the next test has begun.
		const silent = await startFakeModel()
		silent.setBehaviour({ kind: 'slow', delayMs: Number.POSITIVE_INFINITY })
		const calls: ModelCall[] = []
		const writing = write(way, { record: (call) => calls.push(call) }, { ...silent, timeoutMs: 60 })
		expect(await errorOf(writing)).toMatchObject({ code: 'timeout', details: { kind: 'slow' } })
		expect(calls).toMatchObject([{ outcome: 'timeout', inputTokens: 0 }])
		await silent.close()
	})

	test('[W-4] whose answer cannot be used gets it back once, with the reasons', async () => {
		fake.setBehaviour({ kind: 'unknown-facts', times: 1 })
		await write(way)
		const repair = fake.requests[1]?.messages.at(-1)
		expect(repair).toMatchObject({ role: 'user' })
		expect(repair?.content).toContain('f9999')
	})
})

describe.each(PROVIDERS)('a %s model that is overloaded in the middle of its stream', (provider) => {
	test('[W-4] is asked again, and if it stays so the part says why it failed', async () => {
		fake.setBehaviour({ kind: 'overloaded-mid-stream', times: 1 })
		expect((await write({ provider, way: 'streamed' })).copy?.items.length).toBeGreaterThan(0)
		expect(fake.requests).toHaveLength(2)
		fake.setBehaviour({ kind: 'overloaded-mid-stream' })
		expect(await errorOf(write({ provider, way: 'streamed' }))).toMatchObject({ details: { kind: 'overloaded' } })
	})
})
