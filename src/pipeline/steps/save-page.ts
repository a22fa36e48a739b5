import type { Page } from '../../core/page/page'
import type { Product } from '../../core/product/product'
import type { StepContext } from '../step-parts/generator'
import type { Listing } from './read-listing'

/** Stores the page and ends the generation; answers the page's id. */
export async function saveStep(context: StepContext, made: { page: Page; product: Product; listing: Listing }): Promise<string> {
	context.signal.throwIfAborted()
	context.journal.tell({ type: 'step', step: 'save-page', state: 'started' })
	return context.journal.finish({
		page: made.page,
		productUrl: context.input.link ?? (made.listing.url || made.product.source.url),
		shouldShowToast: made.product.descriptionImages.length === 0 ? 1 : 0,
	})
}
