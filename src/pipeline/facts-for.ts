import { type Fact, factsOf } from '../core/product/facts'
import type { Product } from '../core/product/product'
import type { GenerationInput } from './generator'

/**
 * The facts a page may rest on: what the listing says and what its seller states (K-4). The same at every step, ids
 * included.
 */
export function factsFor({ seller }: Pick<GenerationInput, 'seller'>, product: Product): Fact[] {
	return factsOf(product, seller)
}
