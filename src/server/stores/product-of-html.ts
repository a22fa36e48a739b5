import { createHash } from 'node:crypto'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { readableSku } from '../../core/stores/readable-sku'
import { slugOf } from '../../core/text/slug'
import { type Prepared, type PushTerms, sendsPictures, statusOf } from './product-of-page'
import type { ReadHtml } from './pushed-html'

/**
 * HTML of a caller that knows no typed pages, as a product. The same seller's HTML of the same title is the same
 * product. Throws AppError `invalid_request` when there is no text in it.
 */
export function productOfHtml(
	userId: string,
	{ title, html, description, images, htmlImages, leftOut }: ReadHtml,
	terms: PushTerms,
): Prepared {
	if (!title) throw new AppError('invalid_request', msg('stores.no_product'))
	const hash = createHash('sha256').update(`${userId}\n${title}`).digest('hex').slice(0, 24)
	return {
		product: {
			key: `vitrine-h-${hash}`,
			sku: terms.sku || readableSku(title, `vitrine-h-${hash}`),
			title,
			html,
			shortDescription: '',
			slug: slugOf(title),
			...statusOf(terms),
			price: String(terms.price),
			compareAtPrice: terms.compareAt === undefined ? null : String(terms.compareAt),
			options: [],
			variants: [],
			images,
			htmlImages,
			sendsPictures: sendsPictures(terms),
			seo: { title, description },
			vendor: null,
			category: terms.category ?? null,
			tags: [],
			attributes: [],
			weightGrams: null,
			sizeMm: null,
			gtin: null,
			quantity: terms.quantity ?? null,
		},
		leftOut,
	}
}
