import { type Product, productSchema } from '../../core/product/product'
import type { StepContext } from '../step-parts/generator'

/**
 * The facts as their seller let them stand; as found when nobody asked to check them. Undefined when the generation now
 * waits for that.
 */
export async function factsStep({ input, journal }: StepContext, found: Product): Promise<Product | undefined> {
	if (!input.checkFacts) return found
	const checked = await journal.findStep('check-facts')
	if (checked !== undefined) return productSchema.parse(checked)
	await journal.waitForFacts()
	return undefined
}
