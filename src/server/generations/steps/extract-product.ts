import { gunzipSync } from 'node:zlib'
import type { GenerationEvent } from '../../../core/contracts/generation'
import { AppError } from '../../../core/errors'
import { findLanguage } from '../../../core/locale/languages'
import { factsOf } from '../../../core/product/facts'
import { type Product, productSchema } from '../../../core/product/product'
import type { GenerationInput, StepContext } from '../generator'
import { remember } from '../remember'
import type { Listing } from './read-listing'

/** Reads the product out of the page. Throws AppError `listing_unreadable` when there is not even a title. */
export async function extractStep(context: StepContext, listing: Listing): Promise<Product> {
	return remember(
		context,
		'extract-product',
		productSchema,
		async () => {
			await context.journal.emit({ type: 'step', step: 'extract-product', state: 'started' })
			const zipped = await context.deps.files.get(listing.htmlKey)
			if (!zipped) throw new AppError('listing_unreachable', 'The listing that was read has been lost. Generate the page again.')
			const html = gunzipSync(zipped).toString('utf8')
			const link = context.deps.marketplace.parseLink(listing.url)
			return context.deps.marketplace.extract(html, link)
		},
		(product) => [found(product, context.input), { type: 'step', step: 'extract-product', state: 'finished' }],
	)
}

function found(product: Product, input: GenerationInput): GenerationEvent {
	const language = findLanguage(input.language)
	return {
		type: 'product',
		title: product.title?.value ?? '',
		...(product.brand ? { brand: product.brand.value } : {}),
		facts: factsOf(product).length,
		images: product.gallery.length + product.descriptionImages.length,
		missing: product.missing,
		language: language?.tag ?? 'en',
		direction: language?.direction ?? 'ltr',
	}
}
