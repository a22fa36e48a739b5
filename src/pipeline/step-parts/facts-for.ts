import { type Fact, factsOf } from '../../core/product/facts'
import type { Product } from '../../core/product/product'
import { sellerStatements } from '../../core/seller/seller-statements'
import type { GenerationInput } from './generator'

/**
 * The facts a page may rest on: what the listing says and what its seller states for its market, in its language (K-4,
 * The same at every step, ids included.
 */
export function factsFor(input: Pick<GenerationInput, 'seller' | 'market' | 'language'>, product: Product): Fact[] {
	return factsOf(product, input.seller && sellerStatements(input.seller, input))
}
