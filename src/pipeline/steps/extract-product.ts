import { gunzipSync } from 'node:zlib'
import type { GenerationEvent } from '../../core/contracts/generation'
import { AppError } from '../../core/errors'
import { findLanguage } from '../../core/locale/languages'
import { msg } from '../../core/messages/message'
import { mendProduct } from '../../core/product/mend-words'
import { withMissing } from '../../core/product/missing-fields'
import { type Product, productSchema } from '../../core/product/product'
import { expectError } from '../step-parts/expect-error'
import { factsFor } from '../step-parts/facts-for'
import type { GenerationInput, StepContext } from '../step-parts/generator'
import { productGiven, withGiven } from '../step-parts/product-given'
import { runStepOnce } from '../step-parts/run-step-once'
import { picturesOfProduct } from './prepare-images'
import type { Listing } from './read-listing'

/**
 * The product of the page or of what the seller gave, or of both; for a page with its words mended, for who asks what
 * the listing says with its words as they are read. Throws AppError `listing_unreadable` when there is not even a
 * title.
 */
export async function extractStep(context: StepContext, listing: Listing, words: 'mended' | 'as-read' = 'mended'): Promise<Product> {
	return runStepOnce(
		context,
		'extract-product',
		productSchema,
		async () => {
			context.journal.tell({ type: 'step', step: 'extract-product', state: 'started' })
			const product = productGiven(context.input) ?? (await productRead(context, listing))
			return withGiven(words === 'mended' ? mendProduct(product) : product, context.input)
		},
		(product) => [found(product, context.input), galleryOf(product), { type: 'step', step: 'extract-product', state: 'finished' }],
	)
}

async function productRead(context: StepContext, { htmlKey, url }: Listing): Promise<Product> {
	const { deps } = context
	const zipped = htmlKey === undefined ? undefined : await deps.files.get(htmlKey)
	if (!zipped) throw new AppError('listing_unreachable', msg('generations.listing_lost'))
	const html = gunzipSync(zipped).toString('utf8')
	return withDescription(context, html, deps.marketplace.extract(html, deps.marketplace.parseLink(url)))
}

/**
 * The product with the pictures of a description that lies in a document of its own; without them when that cannot be
 * had.
 */
async function withDescription({ deps, signal }: StepContext, html: string, product: Product): Promise<Product> {
	const document = product.descriptionImages.length === 0 ? deps.marketplace.descriptionOf?.(html) : undefined
	if (!document || !deps.fetchDocument) return product
	try {
		const pictures = document.picturesIn(await deps.fetchDocument(document.address, signal))
		const descriptionImages = pictures.map((value) => ({ value, origin: { rule: 'description-document', place: 'img' } }))
		return withMissing({ ...product, descriptionImages })
	} catch (error) {
		expectError(error, signal)
		deps.warn('the description of a listing could not be read', { code: error.code })
		return product
	}
}

/** The pictures there will be, in order, before any of them is there. */
export function galleryOf(product: Product): GenerationEvent {
	return { type: 'gallery', images: picturesOfProduct(product).map(({ id, alt }) => ({ id, alt: alt ?? product.title?.value ?? '' })) }
}

/** What was found, as the live view tells it. */
export function found(product: Product, input: Pick<GenerationInput, 'language' | 'market' | 'seller'>): GenerationEvent {
	const language = findLanguage(input.language)
	return {
		type: 'product',
		title: product.title?.value ?? '',
		...(product.brand ? { brand: product.brand.value } : {}),
		facts: factsFor(input, product).length,
		images: picturesOfProduct(product).length + product.descriptionImages.length,
		missing: product.missing,
		language: language?.tag ?? 'en',
		direction: language?.direction ?? 'ltr',
	}
}
