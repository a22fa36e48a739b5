import { extractListing } from '../pipeline/extract-listing'
import { type Input, inputsOf } from './inputs'
import { labelForm } from './label-form'
import { printOutcomes } from './report'
import { generationInput } from './take-input'
import { type Work, workThrough } from './work'

/**
 * `vitrine extract`: what listings say. One input prints the product alone, several a list of outcomes. Answers the
 * exit code.
 */
export async function extract(work: Work): Promise<number> {
	const inputs = await inputsOf(work.args)
	const one = async (input: Input) => {
		const product = await extractListing(work.deps, await generationInput(work, input), work.signal)
		return { product: work.args.form === 'labels' ? labelForm(product) : product }
	}
	return printOutcomes(await workThrough(work, inputs, one), inputs.length === 1)
}
