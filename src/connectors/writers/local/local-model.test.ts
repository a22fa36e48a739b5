import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeLocalServer, startFakeLlamaCpp, startFakeOllama, startFakeStudio } from '../../../../test/fakes/local-models/local-models'
import { type LocalAddresses, type LocalServer, USUAL_ADDRESSES } from '../../../core/local-models'
import { openTruthData } from '../../truth-data/open-truth-data'
import { embeddedWriter } from '../embedded'
import { modelWriter } from '../model'
import { modelJudge } from '../model-judge'
import { writerContract } from '../writer.contract'
import { sampleBrief } from '../writer.samples'
import { findLocalModel } from './find-local-model'
import { localModel } from './local-model'

openTruthData()
/** Nobody listens at port 1. */
const NOWHERE: LocalAddresses = { ollama: 'http://127.0.0.1:1', 'lm-studio': 'http://127.0.0.1:1', 'llama-cpp': 'http://127.0.0.1:1' }
const STARTS: Readonly<Record<LocalServer, () => Promise<FakeLocalServer>>> = {
	ollama: startFakeOllama,
	'lm-studio': startFakeStudio,
	'llama-cpp': () => startFakeLlamaCpp(),
}
const EXPECTED = {
	ollama: { name: 'qwen3:8b', sees: false, contextTokens: 16_384 },
	'lm-studio': { name: 'qwen2.5-vl-7b', sees: true, contextTokens: 8_192 },
	'llama-cpp': { name: 'mistral-small.gguf', sees: false, contextTokens: 8_192 },
}
const signal = new AbortController().signal

describe.each(Object.keys(STARTS) as LocalServer[])('a %s server of this machine', (server) => {
	let fake: FakeLocalServer
	beforeAll(async () => {
		fake = await STARTS[server]()
	})
	afterAll(() => fake.close())

	test('[W-12] is found with a model that writes, what it sees and how much it reads', async () => {
		const found = await findLocalModel({ ...NOWHERE, [server]: fake.address })
		expect(found).toMatchObject({ server, ref: EXPECTED[server] })
	})

	test('[W-12] understands, writes as a stream, and judges, by a grammar and within what it reads', async () => {
		const found = await findLocalModel({ ...NOWHERE, [server]: fake.address })
		if (!found) throw new Error('not found')
		fake.asked.length = 0
		const settings = { timeoutMs: 10_000, ...(found.fetch ? { fetch: found.fetch } : {}) }
		const writer = modelWriter({ ...settings, models: [found.ref] })
		const brief = sampleBrief()
		expect((await writer.understand?.({ reviews: [], pictures: [] }, brief, { signal }))?.plan.sections.benefits?.length).toBeGreaterThan(0)
		const told: unknown[] = []
		const { copy } = await writer.write('benefits', brief, { signal, partial: (read) => told.push(read()) })
		expect(copy?.items.length).toBeGreaterThan(0)
		expect(told.filter(Boolean).length).toBeGreaterThan(0)
		const said = await modelJudge(found.ref, settings).judge({ sentences: ['It holds 77 litres.'] }, brief, { signal })
		expect(said.verdicts['It holds 77 litres.']?.verdict).toBe('unsupported')
		expect(fake.asked.length).toBe(3)
		expect(fake.asked.every(({ schema, truncated }) => schema && !truncated)).toBe(true)
	})
})

for (const server of Object.keys(STARTS) as LocalServer[]) {
	writerContract(`a model of this machine, ${server}`, async () => {
		const fake = await STARTS[server]()
		const found = await findLocalModel({ ...NOWHERE, [server]: fake.address })
		if (!found) throw new Error('not found')
		return {
			writer: modelWriter({ timeoutMs: 10_000, models: [found.ref], ...(found.fetch ? { fetch: found.fetch } : {}) }),
			stop: fake.close,
		}
	})
}

test('[W-12] it is used with MODEL=auto, or once its owner chose it, and no longer when it is gone', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'local-model-'))
	const fake = await startFakeLlamaCpp()
	const config = {
		addresses: { ...NOWHERE, 'llama-cpp': fake.address },
		choiceFile: join(folder, 'data', 'use-local-model'),
		timeoutMs: 5_000,
	}
	const open = (use: 'always' | 'if-chosen') => localModel({ ...config, use }, embeddedWriter())
	const [auto, chosen] = [open('always'), open('if-chosen')]
	expect([auto.writer.kind, await auto.refresh(), auto.writer.kind, auto.writer.model]).toMatchObject([
		'embedded',
		{ used: true, fixed: true },
		'model',
		'mistral-small.gguf',
	])
	expect([await chosen.refresh(), chosen.writer.kind, chosen.writer.understand]).toMatchObject([{ used: false }, 'embedded', undefined])
	expect([await chosen.choose(true), chosen.writer.kind]).toMatchObject([{ used: true }, 'model'])
	// Another process of the same installation sees the choice.
	const other = open('if-chosen')
	await other.refresh()
	expect(other.writer.kind).toBe('model')
	expect([await chosen.choose(false), chosen.writer.kind]).toMatchObject([{ used: false }, 'embedded'])
	await fake.close()
	const gone = open('always')
	expect([await gone.refresh(), gone.writer.kind]).toMatchObject([{ found: null, used: false }, 'embedded'])
	await rm(folder, { recursive: true })
})

test('[W-12] only this machine is asked, at the ports these servers have unless told otherwise', () => {
	expect(Object.values(USUAL_ADDRESSES).map((address) => new URL(address).host)).toEqual([
		'127.0.0.1:11434',
		'127.0.0.1:1234',
		'127.0.0.1:8080',
	])
})
