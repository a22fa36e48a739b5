import type { LanguageModel, ModelMessage, Output, streamText } from 'ai'
import type { z } from 'zod'
import { lacksStructuredOutput, MAX_ATTEMPTS, refusesPictures, retryDelayMs, translateModelError, wait } from './model-errors'
import { type ModelRef, modelIdOf, openModel, seesPictures } from './open-model'
import type { PagePrefix, PromptForm } from './prompts/page-system-v6'
import type { ModelCall, Picture } from './writer'

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
	/** What all calls about a page begin with, byte for byte. */
	prefix: PagePrefix
	pictures?: readonly Picture[]
	/** The task for a model that turns out not to see. */
	taskUnseen?: string
	/** What is asked this time. */
	task: string
	/** What was answered to that and said again. */
	more?: readonly ModelMessage[]
	schema: z.ZodType
	signal: AbortSignal
	/** Hears of every call, also of those that failed. */
	record?: (call: AskedCall) => void
	/** When given, the answer is streamed: hears all of the text that is there so far. */
	onText?: (text: string) => void
}
/** Asks one model, again where that can help; answers its text. Throws what the AI SDK throws. */
export type AskModel = { id: string; sees: boolean; form: PromptForm; ask(question: Question): Promise<string> }
/** A model that reads no more than this at a time gets the compact prompts. */
const SMALL_CONTEXT = 16_000

type Tokens = { inputTokens: number; outputTokens: number }
type Answer = Tokens & { text: string }
const NO_TOKENS: Tokens = { inputTokens: 0, outputTokens: 0 }

/** Comes with the first question: a process or thread that asks no model does without its megabytes. */
const loadSdk = () => import('ai')
type Sdk = Awaited<ReturnType<typeof loadSdk>>

export function askModel(ref: ModelRef, settings: ModelSettings): AskModel {
	let opened: Promise<LanguageModel> | undefined
	const id = modelIdOf(ref)
	let structured = true
	const recorded = async (question: Question): Promise<string> => {
		const began = performance.now()
		const told = (outcome: string, { inputTokens, outputTokens }: Tokens) =>
			question.record?.({ model: id, outcome, inputTokens, outputTokens, durationMs: Math.round(performance.now() - began) })
		try {
			opened ??= openModel(ref, settings.fetch)
			const sdk = await loadSdk()
			const shape = structured ? shapeFor(sdk, ref, question) : undefined
			const answer = await call(sdk, await opened, question, shape, settings.timeoutMs)
			told('ok', answer)
			return answer.text
		} catch (error) {
			told(translateModelError(error, id, question.signal.aborted).code, NO_TOKENS)
			throw error
		}
	}
	return {
		id,
		sees: seesPictures(ref),
		form: (ref.contextTokens ?? Number.POSITIVE_INFINITY) <= SMALL_CONTEXT ? 'compact' : 'full',
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
					if (question.pictures && question.pictures.length > 0 && refusesPictures(error)) {
						const { pictures: _, taskUnseen = question.task, ...rest } = question
						return this.ask({ ...rest, task: taskUnseen })
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
 * The form asked of an answer. OpenAI and Anthropic put a schema in front of the prompt, where another one for each
 * part would keep their caches from serving what all calls begin with; their models answer JSON without it.
 */
function shapeFor({ Output }: Sdk, { provider }: ModelRef, { schema }: Question) {
	if (provider === 'openai') return unread(Output.json())
	return provider === 'anthropic' ? undefined : unread(Output.object({ schema }))
}

/** Nothing is made of the text with every piece that comes, as the SDK would: whoever hears it reads what it needs. */
const unread = <T extends ReturnType<typeof Output.json> | ReturnType<typeof Output.object>>(output: T): T => ({
	...output,
	parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
})

/** Anthropic's cache is told where what is common to all calls ends; the others find out for themselves. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

/** The facts first, then pictures, then what is asked. */
function messagesOf({ prefix, pictures = [], task, more = [] }: Question): ModelMessage[] {
	const content = [
		{ type: 'text' as const, text: prefix.facts, providerOptions: CACHED },
		...(prefix.plan ? [{ type: 'text' as const, text: prefix.plan }] : []),
		...pictures.map(({ bytes, type }) => ({ type: 'file' as const, data: bytes, mediaType: type })),
		{ type: 'text' as const, text: task },
	]
	return [{ role: 'user', content }, ...more]
}

type Shape = ReturnType<typeof shapeFor>

async function call(sdk: Sdk, model: LanguageModel, question: Question, output: Shape, timeoutMs: number): Promise<Answer> {
	const options = {
		model,
		instructions: question.prefix.system,
		messages: messagesOf(question),
		maxRetries: 0,
		abortSignal: AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]),
	}
	const shaped = output ? { ...options, output: output as ReturnType<typeof Output.object> } : options
	if (question.onText) return streamed(sdk, shaped, question.onText)
	try {
		const { text, usage } = await sdk.generateText(shaped)
		return { text, ...tokensOf(usage) }
	} catch (error) {
		// The answer came but does not fit the schema: the reader of answers is more tolerant, and knows how to ask again.
		if (sdk.NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', ...tokensOf(error.usage) }
		throw error
	}
}

async function streamed({ streamText }: Sdk, options: Parameters<typeof streamText>[0], onText: (text: string) => void): Promise<Answer> {
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
