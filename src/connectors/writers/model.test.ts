import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../../../test/fakes/model/model'
import { checkCopy } from '../../core/copy/check/check-copy'
import type { CopyOf } from '../../core/copy/copy'
import { isAppError } from '../../core/errors'
import { type ModelWriterConfig, modelWriter } from './model'
import { modelJudge } from './model-judge'
import type { ModelRef } from './open-model'
import { PROMPT_VERSION } from './prompts/page-copy-v6'
import type { Asking, ModelCall } from './writer'
import { writerContract } from './writer.contract'
import { sampleBrief } from './writer.samples'

for (const provider of ['compatible', 'anthropic', 'google'] as const) {
	writerContract(`model, ${provider}`, async () => {
		const fake = await startFakeModel()
		const models = [{ provider, name: 'fake-writer', baseUrl: fake.baseUrl, apiKey: 'key' }]
		return { writer: modelWriter({ models, timeoutMs: 30_000 }), stop: fake.close }
	})
}

let fake: FakeModel
beforeAll(async () => {
	fake = await startFakeModel()
})
afterAll(() => fake.close())
beforeEach(() => {
	fake.requests.length = 0
	for (const model of [undefined, 'first', 'second', 'small']) fake.setBehaviour({ kind: 'ok' }, model)
})
const ref = (name: string, provider: ModelRef['provider'] = 'compatible'): ModelRef => ({
	provider,
	name,
	baseUrl: fake.baseUrl,
	apiKey: 'key',
})
const writer = (config: Partial<ModelWriterConfig> = {}) =>
	modelWriter({ models: [ref('first')], timeoutMs: 30_000, retryDelayMs: 1, ...config })
const never = new AbortController().signal
const write = (config: Partial<ModelWriterConfig> = {}, asking: Partial<Asking<'benefits'>> = {}) =>
	writer(config).write('benefits', sampleBrief({ language: 'french' }), { signal: never, ...asking })

describe('who is asked', () => {
	test('[W-3] the key, the model and the prompt version are what was configured, and every call is told with its tokens', async () => {
		const calls: ModelCall[] = []
		await write({}, { record: (call) => calls.push(call) })
		expect(fake.requests[0]).toMatchObject({ model: 'first', authorization: 'Bearer key' })
		expect(writer()).toMatchObject({ kind: 'model', model: 'first', promptVersion: PROMPT_VERSION })
		expect(calls).toMatchObject([{ purpose: 'write:benefits', model: 'first', promptVersion: PROMPT_VERSION, outcome: 'ok' }])
		expect(calls[0]?.inputTokens).toBeGreaterThan(100)
		expect(calls[0]?.outputTokens).toBeGreaterThan(10)
	})

	test('[W-3] each provider is called by its own protocol and key, whole and streamed; tokens are counted for all', async () => {
		for (const provider of ['openai', 'anthropic', 'google'] as const) {
			for (const partial of [undefined, () => undefined]) {
				const calls: ModelCall[] = []
				const { copy } = await write({ models: [ref('first', provider)] }, { partial, record: (call) => calls.push(call) })
				expect(copy?.items.length).toBeGreaterThan(0)
				expect(fake.requests.at(-1)).toMatchObject({
					protocol: provider,
					stream: partial !== undefined,
					structured: provider !== 'anthropic',
				})
				expect(fake.requests.at(-1)?.authorization).toContain('key')
				expect(calls).toMatchObject([{ model: `${provider}/first`, outcome: 'ok' }])
				expect(calls.every((call) => call.inputTokens > 100 && call.outputTokens > 10)).toBe(true)
			}
		}
	})

	test('[W-3] requests go through the door that is passed in', async () => {
		const seen: string[] = []
		const door: typeof fetch = (input, init) => {
			seen.push(String(input))
			return fetch(input, init)
		}
		await write({ fetch: door })
		expect(seen).toEqual([`${fake.baseUrl}/chat/completions`])
	})

	test('[W-3] when the first model fails for good the second one writes, of another provider too', async () => {
		fake.setBehaviour({ kind: 'error', status: 404 }, 'first')
		const { copy } = await write({ models: [ref('first'), ref('second', 'anthropic')] })
		expect(copy).toBeDefined()
		expect(fake.requests.map(({ model, protocol }) => [model, protocol])).toEqual([
			['first', 'openai'],
			['second', 'anthropic'],
		])
	})

	test('[W-3] a small model arranges facts, the large one takes over where it fails and writes the stories', async () => {
		const small = writer({ smallModels: [ref('small')] })
		const brief = sampleBrief()
		await small.write('faq', brief, { signal: never })
		await small.write('story', brief, { signal: never })
		fake.setBehaviour({ kind: 'refusal' }, 'small')
		await small.write('seo', brief, { signal: never })
		expect(fake.requests.map(({ model }) => model)).toEqual(['small', 'first', 'small', 'small', 'first'])
		expect([small.modelFor('faq'), small.modelFor('story')]).toEqual(['small', 'first'])
	})

	test('a canceled request ends at once and never reaches the second model', async () => {
		fake.setBehaviour({ kind: 'slow', delayMs: Number.POSITIVE_INFINITY }, 'first')
		const controller = new AbortController()
		const door: typeof fetch = (input, init) => {
			queueMicrotask(() => controller.abort())
			return fetch(input, init)
		}
		const writing = write({ models: [ref('first'), ref('second')], fetch: door }, { signal: controller.signal })
		const failure = await writing.catch((error: unknown) => error)
		expect(isAppError(failure, 'canceled')).toBe(true)
		expect(fake.requests.filter((request) => request.model === 'second')).toEqual([])
	})
})

describe('while a part is being written', () => {
	/** What of a part is whole, unless it is what was told before. */
	const newOnes = (told: readonly CopyOf<'benefits'>[], part: CopyOf<'benefits'> | undefined) =>
		part && JSON.stringify(part) !== JSON.stringify(told.at(-1)) ? [part] : []

	test('[W-5] each item is told of when it is whole, with the facts it cites, and the last telling is what is answered', async () => {
		const told: CopyOf<'benefits'>[] = []
		const { copy } = await write({}, { partial: (read) => told.push(...newOnes(told, read())) })
		expect(told.length).toBeGreaterThan(1)
		expect(told.map(({ items }) => items.length)).toEqual(told.map((_, index) => index + 1))
		expect(told.at(-1)?.items).toEqual(copy?.items)
		expect(told[0]?.items[0]?.text.facts.length).toBeGreaterThan(0)
	})

	test('[W-5] nothing is told of an answer that cites facts which do not exist, or is in another language', async () => {
		for (const kind of ['unknown-facts', 'wrong-language'] as const) {
			fake.setBehaviour({ kind }, 'first')
			const told: unknown[] = []
			await write({}, { partial: (read) => told.push(...newOnes([], read())) }).catch(() => undefined)
			expect(told).toEqual([])
		}
	})
})

describe('what a model makes up', () => {
	test('[K-2] does not survive the checker', async () => {
		fake.setBehaviour({ kind: 'unsupported-claims' }, 'first')
		const brief = sampleBrief()
		const { copy } = await writer().write('benefits', brief, { signal: never })
		if (!copy) throw new Error('no copy')
		expect(JSON.stringify(copy)).toMatch(/4\.9 stars.*TÜV.*warranty/)
		const checked = checkCopy('benefits', copy, brief.facts, 'english')
		expect(JSON.stringify(checked.copy)).not.toMatch(/4\.9|customers|TÜV|titanium|987|left|50%|warranty/)
		expect(checked.copy?.items.length).toBe(copy.items.length)
		expect(checked.removed.length).toBeGreaterThan(copy.items.length)
	})

	test('[T-2] in ads that are too long, repeat or cite nothing is left out', async () => {
		const ads = await writer().writeAds(sampleBrief(), { signal: never })
		fake.setBehaviour({ kind: 'unsupported-claims' }, 'first')
		const longer = await writer().writeAds(sampleBrief(), { signal: never })
		expect(longer.google.headline.length).toBeLessThan(ads.google.headline.length)
	})
})

describe('a model that judges (K-7)', () => {
	const judge = () => modelJudge(ref('first'), { timeoutMs: 2_000, retryDelayMs: 1 })
	const TRUE = 'Works on gas, electric and induction hobs.'
	const FALSE = 'It holds 77 litres.'

	test('[K-7] gives a verdict with existing facts for every sentence of one call', async () => {
		const said = await judge().judge({ sentences: [TRUE, FALSE] }, sampleBrief(), { signal: never })
		expect(said.verdicts).toMatchObject({ [TRUE]: { verdict: 'entailed', facts: ['f1'] }, [FALSE]: { verdict: 'unsupported' } })
	})

	test('[K-2] what it or the rules object to comes back said otherwise, sentence by sentence, and nothing else does', async () => {
		const refused = [{ text: 'Certified by TÜV.', reasons: [{ code: 'unstated' as const, words: 'TÜV' }] }]
		const said = await judge().judge({ sentences: [TRUE, FALSE, 'Certified by TÜV.'], refused }, sampleBrief(), { signal: never })
		const asked = fake.requests.at(-1)?.messages.at(-1)?.content ?? ''
		for (const part of ['Certified by TÜV.', 'No fact states this. (“TÜV”)', '<facts>']) expect(asked).toContain(part)
		expect(Object.keys(said.replaced)).toEqual([FALSE, 'Certified by TÜV.'])
	})

	test('[K-7] it names the rows that say something else than their fact', async () => {
		fake.setBehaviour({ kind: 'doubts-row', word: 'titane' }, 'first')
		const rows = [
			{ id: 'f3', text: 'Matière : titane' },
			{ id: 'f4', text: 'Couleur : noir' },
		]
		expect((await judge().judge({ sentences: [TRUE], rows }, sampleBrief(), { signal: never })).wrongRows).toEqual(['f3'])
	})

	test.each([
		{ kind: 'invalid-json' },
		{ kind: 'silent' },
		{ kind: 'empty' },
		{ kind: 'refusal' },
		{ kind: 'error', status: 500 },
	] as const)('[K-7] one that answers $kind fails as a writer does; it is never taken for agreement', async (behaviour) => {
		fake.setBehaviour(behaviour, 'first')
		const failure = await judge()
			.judge({ sentences: [TRUE] }, sampleBrief(), { signal: never })
			.catch((error: unknown) => error)
		expect(isAppError(failure, 'writer_failed')).toBe(true)
	})

	test('[K-7] one that is too slow is given up', async () => {
		fake.setBehaviour({ kind: 'slow', delayMs: Number.POSITIVE_INFINITY }, 'first')
		const slow = modelJudge(ref('first'), { timeoutMs: 50, retryDelayMs: 1 })
		const failure = await slow.judge({ sentences: [TRUE] }, sampleBrief(), { signal: never }).catch((error: unknown) => error)
		expect(isAppError(failure, 'timeout')).toBe(true)
	})
})
