import type { ModelMessage } from 'ai'
import type { Brief } from '../../core/copy/brief'
import type { CopyPart } from '../../core/copy/copy'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import { AppError } from '../../core/errors'
import { answerSchemas } from './answer-schemas'
import { type AskModel, askModel, type ModelConfig } from './ask-model'
import { translateModelError } from './model-errors'
import { PROMPT_VERSION, partPrompt, repairPrompt, systemPrompt } from './prompts/page-copy-v1'
import { readAnswer } from './read-answer'
import type { Writer, WriterUsage, WrittenPart } from './writer'

export type ModelWriterConfig = ModelConfig & {
	model: string
	/** Asked when `model` fails for good. */
	fallbackModel?: string
}

/**
 * A writer on any OpenAI-compatible server (W-3). Each answer is validated; one that cannot be used is sent back once with the
 * reasons, then the fallback model is asked, then the part fails as AppError (`writer_failed`, `timeout`, `rate_limited`, `canceled`).
 */
export function modelWriter(config: ModelWriterConfig): Writer {
	const models = [config.model, ...(config.fallbackModel ? [config.fallbackModel] : [])].map((id) => ({ id, ask: askModel(config, id) }))
	return {
		kind: 'model',
		model: config.model,
		promptVersion: PROMPT_VERSION,
		async write<P extends CopyPart>(part: P, brief: Brief, signal: AbortSignal): Promise<WrittenPart<P>> {
			const usage: WriterUsage = { inputTokens: 0, outputTokens: 0 }
			let failure: AppError | undefined
			for (const { id, ask } of models) {
				try {
					return { copy: await writeWith(ask, part, brief, signal, usage), usage }
				} catch (error) {
					failure = translateModelError(error, id, signal.aborted)
					if (failure.code === 'canceled') break
				}
			}
			throw failure ?? new AppError('writer_failed', 'No writing model is configured.')
		},
	}
}

async function writeWith<P extends CopyPart>(ask: AskModel, part: P, brief: Brief, signal: AbortSignal, usage: WriterUsage) {
	signal.throwIfAborted()
	const messages: ModelMessage[] = [{ role: 'user', content: partPrompt(part, brief) }]
	let reasons: string[] = []
	for (let round = 0; round < 2; round++) {
		const answer = await ask({ system: systemPrompt(brief), messages, schema: answerSchemas[part], signal })
		usage.inputTokens += answer.usage.inputTokens
		usage.outputTokens += answer.usage.outputTokens
		const read = readAnswer(part, answer.text, brief)
		if (read.copy) {
			if (!isEmpty(read.copy)) return read.copy
			// A model that finds nothing to write is believed where the facts alone give nothing either.
			if (!writeEmbedded(part, brief)) return undefined
		}
		reasons = read.reasons ?? ['There are facts for this part, but no items were written.']
		messages.push({ role: 'assistant', content: answer.text || '(no answer)' }, { role: 'user', content: repairPrompt(reasons) })
	}
	throw new AppError('writer_failed', 'The writing model’s answer could not be used, even after a second try.', {
		details: { part, reasons },
	})
}

/** True for a part whose list of items or paragraphs is empty. */
function isEmpty(copy: object): boolean {
	return (
		('items' in copy && Array.isArray(copy.items) && copy.items.length === 0) ||
		('paragraphs' in copy && Array.isArray(copy.paragraphs) && copy.paragraphs.length === 0)
	)
}
