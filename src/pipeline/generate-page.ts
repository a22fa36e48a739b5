import type { Product } from '../core/product/product'
import type { GenerationInput, GeneratorDeps, StepContext } from './step-parts/generator'
import type { Journal } from './step-parts/journal'
import { openStepJournal } from './step-parts/step-journal'
import { checkStep } from './steps/check-copy'
import { factsStep } from './steps/check-facts'
import { composeStep } from './steps/compose-page'
import { extractStep } from './steps/extract-product'
import { imagesStep, type PreparedImages } from './steps/prepare-images'
import { readStep } from './steps/read-listing'
import { saveStep } from './steps/save-page'
import { understandStep } from './steps/understand-product'
import { writeStep } from './steps/write-copy'

/**
 * Makes a page of a listing; answers the page's id, or undefined when it now waits for its seller to check the facts.
 * Ended by `signal` it throws the signal's reason.
 */
export type GeneratePage = (input: GenerationInput, journal: Journal, signal: AbortSignal) => Promise<string | undefined>

/**
 * The steps of a generation. Each that asks somebody or takes long stores its result before the next begins, so a
 * generation that was interrupted anywhere goes on where it was. Throws AppError with the code and the words for the
 * person who waits.
 */
export function createGenerator(deps: GeneratorDeps): GeneratePage {
	return async (input, journal, signal) => {
		const context: StepContext = { input, deps, journal: openStepJournal(journal), signal }
		try {
			return await makePage(context)
		} finally {
			await context.journal.settle()
		}
	}
}

async function makePage(context: StepContext): Promise<string | undefined> {
	await context.deps.localModel?.refresh()
	const listing = await readStep(context)
	const found = await extractStep(context, listing)
	const product = await factsStep(context, found)
	if (!product) return undefined
	const [images, { understood, written }] = await sideBySide(context, (both) => {
		const prepared = imagesStep(both, product)
		return [prepared, understandAndWrite(both, product, prepared)]
	})
	const checked = checkStep(context, understood.facts, written)
	const page = composeStep(context, { product, understood, images, written, checked })
	return saveStep(context, { page, product, listing })
}

async function understandAndWrite(context: StepContext, product: Product, images: Promise<PreparedImages>) {
	const understood = await understandStep(context, product, images)
	return { understood, written: await writeStep(context, product, understood) }
}

/** Two steps at once; when one fails the other is stopped. */
async function sideBySide<A, B>(context: StepContext, begin: (both: StepContext) => [Promise<A>, Promise<B>]): Promise<[A, B]> {
	const stop = new AbortController()
	const both = begin({ ...context, signal: AbortSignal.any([context.signal, stop.signal]) })
	try {
		return await Promise.all(both)
	} catch (error) {
		stop.abort(error)
		await Promise.allSettled(both)
		throw error
	}
}
