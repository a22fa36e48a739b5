import type { Product } from '../core/product/product'
import type { GenerationInput, GeneratorDeps } from './step-parts/generator'
import { createMemoryJournal } from './step-parts/memory-journal'
import { openStepJournal } from './step-parts/step-journal'
import { extractStep } from './steps/extract-product'
import { readStep } from './steps/read-listing'

/**
 * The first two steps of a generation alone: what the listing says, word for word. Throws AppError as a generation
 * would.
 */
export async function extractListing(deps: GeneratorDeps, input: GenerationInput, signal: AbortSignal): Promise<Product> {
	const context = { input, deps, journal: openStepJournal(createMemoryJournal()), signal }
	return extractStep(context, await readStep(context), 'as-read')
}
