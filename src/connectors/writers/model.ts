import type { ModelMessage } from 'ai'
import type { z } from 'zod'
import type { ChannelAds } from '../../core/copy/ads/ad-channels'
import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import type { WritingErrorKind } from '../../core/copy/writing-error'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Understanding } from '../../core/understanding/understanding'
import { adsAnswerSchema, answerSchemas, understandingAnswerSchema } from './answer-schemas'
import { type AskModel, askModel, type ModelSettings } from './ask-model'
import { translateModelError } from './model-errors'
import { type ModelRef, modelIdOf, seesPictures } from './open-model'
import { ADS_PROMPT_VERSION, adsPrompt } from './prompts/ads-v3'
import { PROMPT_VERSION, partPrompt, repairPrompt } from './prompts/page-copy-v6'
import { pagePrefix } from './prompts/page-system-v6'
import { UNDERSTAND_PROMPT_VERSION, understandPrompt } from './prompts/understand-v3'
import { readAds } from './read-ads'
import { readAnswer } from './read-answer'
import { readPartial } from './read-partial'
import { readUnderstanding } from './read-understanding'
import type { Asking, Picture, Writer } from './writer'

export type ModelWriterConfig = ModelSettings & {
	/** In the order to be asked: the second when the first fails for good, and so on. */
	models: readonly ModelRef[]
	/** Asked first for parts that arrange facts rather than tell of them; absent: `models` write everything. */
	smallModels?: readonly ModelRef[]
}

/** Parts a small model manages: they are bound to facts. */
const SMALL_PARTS: ReadonlySet<CopyPart> = new Set(['faq', 'seo', 'features'])

/** How an answer is used, or why it cannot be. */
type Read<T> = { value: T } | { kind: WritingErrorKind; reasons: string[] }
type Job<T> = {
	purpose: string
	promptVersion: string
	brief: Brief
	/** What is asked of a model, by how much it reads at a time and whether it sees. */
	task(of: Pick<AskModel, 'form' | 'sees'>): string
	pictures?: readonly Picture[]
	schema: z.ZodType
	read(answer: string): Read<T>
}

/**
 * A writer on models of any provider (W-3). Each answer is validated; one that cannot be used is sent back once with
 * the reasons, then the next model is asked, then the part fails as AppError (`writer_failed`, `timeout`,
 * `rate_limited`, `canceled`), `details.kind` saying why.
 */
export function modelWriter(config: ModelWriterConfig): Writer {
	const open = (refs: readonly ModelRef[]) => refs.map((ref) => askModel(ref, config))
	const [large, small] = [open(config.models), open([...(config.smallModels ?? []), ...config.models])]
	const modelsFor = (part: CopyPart) => (config.smallModels && SMALL_PARTS.has(part) ? small : large)
	const [first] = config.models
	const writePart = async <P extends CopyPart>(part: P, brief: Brief, asking: Asking<P>, purpose: string, task: string) => {
		const job: Job<CopyOf<P> | undefined> = {
			purpose,
			promptVersion: PROMPT_VERSION,
			brief,
			task: () => task,
			schema: answerSchemas[part],
			read: (answer) => readPart(part, answer, brief),
		}
		return { copy: await firstAnswer(modelsFor(part), job, asking, partialTeller(part, brief, asking)) }
	}
	return {
		kind: 'model',
		model: first && modelIdOf(first),
		promptVersion: PROMPT_VERSION,
		modelFor: (part) => modelsFor(part)[0]?.id,
		write: (part, brief, asking) => writePart(part, brief, asking, `write:${part}`, partPrompt(part, brief)),
		sees: first !== undefined && seesPictures(first),
		understand: ({ reviews, pictures }, brief, asking) =>
			firstAnswer<Understanding>(
				large,
				{
					purpose: 'understand',
					promptVersion: UNDERSTAND_PROMPT_VERSION,
					brief,
					task: ({ form, sees }) => understandPrompt({ facts: brief.facts, reviews, pictures: sees ? pictures : [] }, form),
					pictures,
					schema: understandingAnswerSchema,
					read: (answer) => readUnderstanding(answer, brief),
				},
				asking,
			),
		writeAds: (brief, asking) =>
			firstAnswer<ChannelAds>(
				large,
				{
					purpose: 'ads',
					promptVersion: ADS_PROMPT_VERSION,
					brief,
					task: adsPrompt,
					schema: adsAnswerSchema,
					read: (answer) => readAds(answer, brief),
				},
				asking,
			),
	}
}

/** A model that finds nothing to write is believed where the facts alone give nothing either. */
function readPart<P extends CopyPart>(part: P, answer: string, brief: Brief): Read<CopyOf<P> | undefined> {
	const read = readAnswer(part, answer, brief)
	if (read.reasons) return read
	if (!isEmpty(read.copy)) return { value: read.copy }
	if (!writeEmbedded(part, brief)) return { value: undefined }
	return { kind: 'empty', reasons: ['There are facts for this part, but no items were written.'] }
}

/** Tells whenever an item may have become whole. */
function partialTeller<P extends CopyPart>(part: P, brief: Brief, { partial }: Asking<P>): ((text: string) => void) | undefined {
	if (!partial) return undefined
	let lastLength = 0
	return (text) => {
		// Only a closed object can have made anything whole; looking at every token would be looking for nothing.
		const fresh = text.slice(lastLength)
		lastLength = text.length
		if (fresh.includes('}')) partial(() => readPartial(part, text, brief))
	}
}

/** The first usable answer of the models in turn. */
async function firstAnswer<T>(
	models: readonly AskModel[],
	job: Job<T>,
	asking: Pick<Asking, 'signal' | 'record'>,
	onText?: (text: string) => void,
): Promise<T> {
	let failure: AppError | undefined
	for (const model of models) {
		try {
			return await answerOf(model, job, asking, onText)
		} catch (error) {
			failure = translateModelError(error, model.id, asking.signal.aborted)
			if (failure.code === 'canceled') break
		}
	}
	throw failure ?? new AppError('writer_failed', msg('writing.no_model'))
}

async function answerOf<T>(
	model: AskModel,
	job: Job<T>,
	{ signal, record }: Pick<Asking, 'signal' | 'record'>,
	onText: ((text: string) => void) | undefined,
): Promise<T> {
	signal.throwIfAborted()
	const more: ModelMessage[] = []
	let unusable: Exclude<Read<T>, { value: T }> = { kind: 'empty', reasons: [] }
	for (let round = 0; round < 2; round++) {
		const answer = await model.ask({
			prefix: pagePrefix(job.brief, model.form),
			...(job.pictures && model.sees ? { pictures: job.pictures } : {}),
			taskUnseen: job.task({ form: model.form, sees: false }),
			task: job.task(model),
			more,
			schema: job.schema,
			signal,
			...(record ? { record: (call) => record({ ...call, purpose: job.purpose, promptVersion: job.promptVersion }) } : {}),
			...(onText ? { onText } : {}),
		})
		const read = job.read(answer)
		if ('value' in read) return read.value
		unusable = read
		more.push({ role: 'assistant', content: answer || '(no answer)' }, { role: 'user', content: repairPrompt(read.reasons) })
	}
	throw new AppError('writer_failed', msg('writing.unusable'), {
		details: { model: model.id, kind: unusable.kind, reasons: unusable.reasons },
	})
}

/** True for a part whose list of items or paragraphs is empty. */
function isEmpty(copy: object): boolean {
	return (
		('items' in copy && Array.isArray(copy.items) && copy.items.length === 0) ||
		('paragraphs' in copy && Array.isArray(copy.paragraphs) && copy.paragraphs.length === 0)
	)
}
