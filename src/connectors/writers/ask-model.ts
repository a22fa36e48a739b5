import { generateText, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { z } from 'zod'
import { lacksStructuredOutput, MAX_ATTEMPTS, retryDelayMs, translateModelError, wait } from './model-errors'
import { type ModelRef, modelIdOf, openModel } from './open-model'
import type { ModelCall } from './writer'

export type ModelSettings = {
	/** Limit of one call; a part may need several. */
	timeoutMs: number
	/** First pause before an overloaded model is asked again; it doubles. A provider's Retry-After goes before it. */
	retryDelayMs?: number
	/** The outbound door the server passes in. */
	fetch?: typeof fetch
}

/** A call as the one that asked tells it; who asked adds what for. */
export type AskedCall = Pick<ModelCall, 'model' | 'outcome' | 'inputTokens' | 'outputTokens' | 'durationMs'>

export type Question = {
	system: string
	messages: ModelMessage[]
	schema: z.ZodType
	signal: AbortSignal
	/** Hears of every call, also of those that failed. */
	record?: (call: AskedCall) => void
	/** When given, the answer is streamed: hears all of the text that is there so far. */
	onText?: (text: string) => void
}
/** Asks one model, again where that can help; answers its text. Throws what the AI SDK throws. */
export type AskModel = { id: string; ask(question: Question): Promise<string> }

type Tokens = { inputTokens: number; outputTokens: number }
type Answer = Tokens & { text: string }
const NO_TOKENS: Tokens = { inputTokens: 0, outputTokens: 0 }

export function askModel(ref: ModelRef, settings: ModelSettings): AskModel {
	const model = openModel(ref, settings.fetch)
	const id = modelIdOf(ref)
	let structured = true
	const recorded = async (question: Question): Promise<string> => {
		const began = performance.now()
		const told = (outcome: string, { inputTokens, outputTokens }: Tokens) =>
			question.record?.({ model: id, outcome, inputTokens, outputTokens, durationMs: Math.round(performance.now() - began) })
		try {
			const answer = await call(model, question, structured, settings.timeoutMs)
			told('ok', answer)
			return answer.text
		} catch (error) {
			told(translateModelError(error, id, question.signal.aborted).code, NO_TOKENS)
			throw error
		}
	}
	return {
		id,
		async ask(question) {
			for (let attempt = 1; ; attempt++) {
				try {
					return await recorded(question)
				} catch (error) {
					if (question.signal.aborted) throw error
					if (structured && lacksStructuredOutput(error)) {
						structured = false
						continue
					}
					const delayMs = attempt < MAX_ATTEMPTS ? retryDelayMs(error, attempt, settings.retryDelayMs ?? 1_000) : undefined
					if (delayMs === undefined) throw error
					await wait(delayMs, question.signal)
				}
			}
		},
	}
}

/**
 * Anthropic's models get the schema as an output format; the kind that pretends to call a tool cannot be streamed as
 * text.
 */
const PROVIDER_OPTIONS = { anthropic: { structuredOutputMode: 'outputFormat' } }

async function call(model: LanguageModel, question: Question, structured: boolean, timeoutMs: number): Promise<Answer> {
	const options = {
		model,
		instructions: question.system,
		messages: question.messages,
		maxRetries: 0,
		abortSignal: AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]),
		providerOptions: PROVIDER_OPTIONS,
	}
	const shaped = structured ? { ...options, output: Output.object({ schema: question.schema }) } : options
	if (question.onText) return streamed(shaped, question.onText)
	try {
		const { text, usage } = await generateText(shaped)
		return { text, ...tokensOf(usage) }
	} catch (error) {
		// The answer came but does not fit the schema: the reader of answers is more tolerant, and knows how to ask again.
		if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', ...tokensOf(error.usage) }
		throw error
	}
}

async function streamed(options: Parameters<typeof streamText>[0], onText: (text: string) => void): Promise<Answer> {
	const result = streamText({ ...options, onError: () => undefined })
	let text = ''
	let tokens = NO_TOKENS
	for await (const part of result.fullStream) {
		if (part.type === 'error') throw part.error
		if (part.type === 'abort') throw options.abortSignal?.reason
		if (part.type === 'text-delta') {
			text += part.text
			onText(text)
		}
		if (part.type === 'finish') tokens = tokensOf(part.totalUsage)
	}
	return { text, ...tokens }
}

function tokensOf(usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined): Tokens {
	return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}
