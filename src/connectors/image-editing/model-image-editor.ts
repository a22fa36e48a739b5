import { z } from 'zod'
import { AppError, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { ModelCall } from '../writers/writer'
import { EDIT_PROMPT_VERSION, editPrompt } from './edit-prompt'
import type { ImageEditor } from './image-editor'

export type ImageModelConfig = { model: string; baseUrl: string; apiKey?: string; timeoutMs?: number }

/** Image models are slow; one that takes longer than this is not waited for. */
const TIMEOUT_MS = 90_000
/** A picture of 4096 × 4096 pixels as base64 in JSON, with room to spare. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

const answerSchema = z.object({
	data: z.array(z.object({ b64_json: z.string().min(1) })).min(1),
	usage: z.object({ input_tokens: z.number().default(0), output_tokens: z.number().default(0) }).optional(),
})

/**
 * Edits pictures through `images/edits` of any OpenAI-compatible server. Only the server that is configured is ever
 * asked; addresses in its answer are not followed.
 */
export function modelImageEditor({ model, baseUrl, apiKey, timeoutMs = TIMEOUT_MS }: ImageModelConfig): ImageEditor {
	return {
		model,
		async edit(picture, wanted, { signal, record }) {
			const began = performance.now()
			const told = (outcome: string, tokens: { input_tokens: number; output_tokens: number } = { input_tokens: 0, output_tokens: 0 }) =>
				record?.({ ...callOf(model, outcome, tokens), durationMs: Math.round(performance.now() - began) })
			try {
				const form = new FormData()
				form.set('model', model)
				form.set('prompt', editPrompt(wanted))
				form.set('image', new Blob([new Uint8Array(picture)], { type: typeOf(picture) }), 'picture')
				const response = await fetch(`${baseUrl}/images/edits`, {
					method: 'POST',
					body: form,
					headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
					signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
				})
				const answer = await readAnswer(response)
				told('ok', answer.usage)
				return answer.picture
			} catch (error) {
				const failure = translate(error, signal.aborted)
				told(failure.code)
				throw failure
			}
		},
	}
}

function callOf(model: string, outcome: string, tokens: { input_tokens: number; output_tokens: number }): Omit<ModelCall, 'durationMs'> {
	const { input_tokens: inputTokens, output_tokens: outputTokens } = tokens
	return { purpose: 'image', model, promptVersion: EDIT_PROMPT_VERSION, outcome, inputTokens, outputTokens }
}

type Read = { picture: Uint8Array; usage: { input_tokens: number; output_tokens: number } | undefined }

async function readAnswer(response: Response): Promise<Read> {
	if (!response.ok) {
		await response.body?.cancel()
		throw refusal(response.status)
	}
	const length = Number(response.headers.get('content-length') ?? 0)
	if (length > MAX_ANSWER_BYTES) throw new AppError('upstream', msg('machine.image_model_too_large'))
	const parsed = answerSchema.safeParse(await response.json())
	if (!parsed.success) throw new AppError('upstream', msg('machine.image_model_no_picture'))
	const [first] = parsed.data.data
	return { picture: new Uint8Array(Buffer.from(first?.b64_json ?? '', 'base64')), usage: parsed.data.usage }
}

function refusal(status: number): AppError {
	if (status === 429) return new AppError('rate_limited', msg('machine.image_model_busy'), { details: { status } })
	const message = status === 401 || status === 403 ? msg('machine.image_model_key') : msg('machine.image_model_failed')
	return new AppError('upstream', message, { details: { status } })
}

function translate(error: unknown, canceled: boolean): AppError {
	if (canceled) return new AppError('canceled', msg('machine.editing_canceled'), { cause: error })
	if (isAppError(error)) return error
	if (error instanceof Error && error.name === 'TimeoutError')
		return new AppError('timeout', msg('machine.image_model_timeout'), { cause: error })
	return new AppError('upstream', msg('machine.image_model_unreachable'), { cause: error })
}

/** By the first bytes: the server wants to be told. */
function typeOf(picture: Uint8Array): string {
	if (picture[0] === 0x89) return 'image/png'
	return picture[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
