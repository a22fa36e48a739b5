import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../../../test/fakes/model/model'
import { type ErrorCode, isAppError } from '../../core/errors'
import type { ModelCall } from '../writers/writer'
import { editPrompt } from './edit-prompt'
import { modelImageEditor } from './model-image-editor'

let fake: FakeModel
let picture: Uint8Array
beforeAll(async () => {
	fake = await startFakeModel()
	picture = new Uint8Array(
		await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
			.jpeg()
			.toBuffer(),
	)
})
afterAll(() => fake.close())
beforeEach(() => {
	fake.images.length = 0
	fake.setBehaviour({ kind: 'ok' })
	fake.setImage(async ({ image }) => image)
})
const editor = (timeoutMs = 5_000) => modelImageEditor({ model: 'painter', baseUrl: fake.baseUrl, apiKey: 'key', timeoutMs })
const wanted = { translateTo: 'french', removeChinese: true }
const never = new AbortController().signal

describe('an image model behind images/edits', () => {
	test('[W-9] gets the picture, the model, the key and the wish, and its picture is answered', async () => {
		const green = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3c3' } })
			.png()
			.toBuffer()
		fake.setImage(async () => green)
		const calls: ModelCall[] = []
		const edited = await editor().edit(picture, wanted, { signal: never, record: (call) => calls.push(call) })
		expect(Buffer.from(edited).equals(green)).toBe(true)
		expect(fake.images).toMatchObject([{ model: 'painter', authorization: 'Bearer key' }])
		expect(Buffer.from(fake.images[0]?.image ?? []).equals(Buffer.from(picture))).toBe(true)
		// A form writes its line ends in its own way.
		expect(fake.images[0]?.prompt.replaceAll('\r\n', '\n')).toBe(editPrompt(wanted))
		expect(calls).toMatchObject([{ purpose: 'image', model: 'painter', outcome: 'ok' }])
	})

	test('[W-9] only what was wished for is asked for, in the page’s language', () => {
		expect(editPrompt(wanted)).toMatch(/Chinese writing[\s\S]*French \(Français\)/)
		expect(editPrompt({ removeChinese: true })).not.toContain('translation')
		expect(editPrompt({ translateTo: 'moroccan arabic', removeChinese: false })).not.toContain('Chinese')
		expect(editPrompt({ translateTo: 'moroccan arabic', removeChinese: false })).toContain('Moroccan Darija')
	})

	const failures: [string, Parameters<FakeModel['setBehaviour']>[0], ErrorCode][] = [
		['fails', { kind: 'error', status: 500 }, 'upstream'],
		['refuses the key', { kind: 'error', status: 401 }, 'upstream'],
		['accepts no more', { kind: 'error', status: 429 }, 'rate_limited'],
		['never answers', { kind: 'slow', delayMs: Number.POSITIVE_INFINITY }, 'timeout'],
	]
	test.each(failures)('[W-9] one that %s is an error with its own code, on the record', async (_, behaviour, code) => {
		fake.setBehaviour(behaviour)
		const calls: ModelCall[] = []
		const failure = await editor(behaviour.kind === 'slow' ? 150 : 5_000)
			.edit(picture, wanted, { signal: never, record: (call) => calls.push(call) })
			.catch((error: unknown) => error)
		expect(isAppError(failure, code)).toBe(true)
		expect(calls).toMatchObject([{ outcome: code }])
	})

	test('[W-9] an answer without a picture is no picture', async () => {
		fake.setImage(async () => new Uint8Array())
		const failure = await editor()
			.edit(picture, wanted, { signal: never })
			.catch((error: unknown) => error)
		expect(isAppError(failure, 'upstream')).toBe(true)
	})
})
