import { z } from 'zod'
import type { ListingToUnderstand, Picture } from '../../connectors/writers/writer'
import type { Brief } from '../../core/copy/brief'
import { msg } from '../../core/messages/message'
import { type Note, noteSchema } from '../../core/messages/message-schema'
import type { Fact } from '../../core/product/facts'
import type { Product } from '../../core/product/product'
import { speakFacts } from '../../core/specs/speak-facts'
import { withUnderstanding } from '../../core/understanding/apply-understanding'
import { type Understanding, understandingSchema } from '../../core/understanding/understanding'
import { expectError } from '../step-parts/expect-error'
import { factsFor } from '../step-parts/facts-for'
import type { StepContext } from '../step-parts/generator'
import { noteEvent } from '../step-parts/note-event'
import { runStepOnce } from '../step-parts/run-step-once'
import { paidAnswer } from '../step-parts/writing'
import type { PreparedImages } from './prepare-images'

/** The facts as the page may use them, and what a model took the product to be; `note`: it could not be asked. */
export type Understood = { facts: Fact[]; understanding?: Understanding | undefined; note?: Note | undefined }

const storedSchema = z.object({ understanding: understandingSchema.nullable(), note: noteSchema.optional() })
const NOT_UNDERSTOOD = msg('writing.not_understood')

/** Pictures sent to a model that sees, and the least width in pixels that shows what they are. */
const MOST_PICTURES = 8
const LEAST_WIDTH = 480

/**
 * Has the product understood before anything is written (W-10), in one call. Without a model, or when that fails or
 * answers nonsense, rows say what the tables of `core/specs` know of them and else what the listing says; the page's
 * record says that it failed.
 */
export async function understandStep(context: StepContext, product: Product, images: Promise<PreparedImages>): Promise<Understood> {
	const { deps, input, journal, signal } = context
	const facts = factsFor(input, product)
	const { writer } = deps
	const byTables = () => speakFacts(facts, input.language, product.source.language)
	if (!writer.understand) return { facts: byTables() }
	const understand = writer.understand.bind(writer)
	const { understanding, note } = await runStepOnce(
		context,
		'understand',
		storedSchema,
		async () => {
			journal.tell({ type: 'step', step: 'understand', state: 'started' })
			const brief: Brief = {
				language: input.language,
				market: input.market,
				factsLanguage: product.source.language,
				facts,
				...voiceOf(input),
			}
			const listing: ListingToUnderstand = {
				reviews: product.reviews.map(({ value }) => `${value.title} ${value.text}`.trim()),
				pictures: writer.sees ? await picturesOf(context, await images) : [],
			}
			const asked = {
				purpose: 'understand',
				model: writer.model ?? '',
				promptVersion: writer.promptVersion ?? '',
				of: [brief, listing.reviews, listing.pictures.map(({ id }) => id)],
			}
			try {
				const answer = await paidAnswer(deps, { ...input, generationId: input.id }, asked, ({ record }) =>
					understand(listing, brief, { signal, record }),
				)
				return { understanding: answer }
			} catch (error) {
				expectError(error, signal)
				deps.warn('the product was not understood', { code: error.code, reason: error.message, ...error.details })
				return { understanding: null, note: NOT_UNDERSTOOD }
			}
		},
		({ note: said }) => [{ type: 'step', step: 'understand', state: 'finished' }, ...(said ? [noteEvent(said)] : [])],
	)
	return understanding ? { facts: withUnderstanding(facts, understanding), understanding } : { facts: byTables(), note }
}

const voiceOf = ({ seller }: StepContext['input']): Pick<Brief, 'voice'> => (seller ? { voice: seller.voice } : {})

/** The first pictures, each in the smallest file that is large enough. */
async function picturesOf({ deps }: StepContext, { gallery, description }: PreparedImages): Promise<Picture[]> {
	const pictures: Picture[] = []
	for (const { id, files } of [...gallery, ...description].slice(0, MOST_PICTURES)) {
		const seen = files.filter(({ format }) => format === 'webp' || format === 'jpeg').toSorted((a, b) => a.width - b.width)
		const file = seen.find(({ width }) => width >= LEAST_WIDTH) ?? seen.at(-1)
		const bytes = file && (await deps.files.get(file.key))
		if (file && bytes) pictures.push({ id, bytes, type: `image/${file.format}` })
	}
	return pictures
}
