import { createOpenAI } from '@ai-sdk/openai'
import { generateText, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { lacksStructuredOutput, MAX_ATTEMPTS, retryDelayMs, wait } from './model-errors'
import type { WriterUsage } from './writer'

export type ModelConfig = {
	/** Address of any OpenAI-compatible server, e.g. `http://127.0.0.1:11434/v1`; OpenAI's own when absent. */
	baseUrl?: string
	apiKey?: string
	/** Limit of one call; a part may need several. */
	timeoutMs: number
	/** First pause before an overloaded model is asked again; it doubles. A provider's Retry-After goes before it. */
	retryDelayMs?: number
	/** The outbound door the server passes in. */
	fetch?: typeof fetch
}

export type Question = { system: string; messages: ModelMessage[]; schema: z.ZodType; signal: AbortSignal }
export type Answer = { text: string; usage: WriterUsage }
/** Asks the model once more if need be; throws what the AI SDK throws. */
export type AskModel = (question: Question) => Promise<Answer>

/** Only chat completions of servers that speak as OpenAI does are used, for every such server has them. */
export function askModel(config: ModelConfig, modelId: string): AskModel {
	const provider = createOpenAI({
		...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
		// Local servers need no key, but the client insists on one.
		apiKey: config.apiKey || 'none',
		...(config.fetch ? { fetch: config.fetch } : {}),
	})
	const model = provider.chat(modelId)
	let structured = true
	return async (question) => {
		for (let attempt = 1; ; attempt++) {
			try {
				return await call(model, question, structured, config.timeoutMs)
			} catch (error) {
				if (question.signal.aborted) throw error
				if (structured && lacksStructuredOutput(error)) {
					structured = false
					continue
				}
				const delayMs = attempt < MAX_ATTEMPTS ? retryDelayMs(error, attempt, config.retryDelayMs ?? 1_000) : undefined
				if (delayMs === undefined) throw error
				await wait(delayMs, question.signal)
			}
		}
	}
}

async function call(model: LanguageModel, question: Question, structured: boolean, timeoutMs: number): Promise<Answer> {
	const options = {
		model,
		instructions: question.system,
		messages: question.messages,
		maxRetries: 0,
		abortSignal: AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]),
	}
	try {
		const result = structured
			? await generateText({ ...options, output: Output.object({ schema: question.schema }) })
			: await generateText(options)
		return { text: result.text, usage: usageOf(result.usage) }
	} catch (error) {
		// The answer came but does not fit the schema: the reader of answers is more tolerant, and knows how to ask again.
		if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', usage: usageOf(error.usage) }
		throw error
	}
}

function usageOf(usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined): WriterUsage {
	return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}
