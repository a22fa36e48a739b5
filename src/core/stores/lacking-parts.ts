import { type Message, msg } from '../messages/message'
import type { ProductPart, StoreDescriptor } from './descriptors/descriptor'
import type { LeftOut, StoreProduct } from './store-product'

/** What each part is called. */
const PRODUCT_PARTS: Readonly<Record<ProductPart, Message>> = {
	sku: msg('stores.sku'),
	shortDescription: msg('stores.short_description'),
	category: msg('stores.category'),
	tags: msg('stores.tags'),
	attributes: msg('stores.specifications'),
	weight: msg('stores.weight'),
	size: msg('stores.size'),
	gtin: msg('stores.gtin'),
	quantity: msg('stores.quantity'),
	altTexts: msg('stores.alt_texts'),
}

const HAS: Readonly<Record<ProductPart, (product: StoreProduct) => boolean>> = {
	sku: () => true,
	shortDescription: ({ shortDescription }) => shortDescription !== '',
	category: ({ category }) => category !== null,
	tags: ({ tags }) => tags.length > 0,
	attributes: ({ attributes }) => attributes.length > 0,
	weight: ({ weightGrams }) => weightGrams !== null,
	size: ({ sizeMm }) => sizeMm !== null,
	// Combinations have numbers of their own, which every platform takes.
	gtin: ({ gtin, variants }) => gtin !== null && variants.length === 0,
	quantity: ({ quantity }) => quantity !== null,
	altTexts: ({ images }) => images.some(({ alt }) => alt !== ''),
}

/**
 * The parts a product has and a platform's API takes by no call; said once, when the product is made.
 * @param why where it is not the API that has no place for them
 */
export function lackingParts(
	product: StoreProduct,
	{ name, lacks }: Pick<StoreDescriptor, 'name' | 'lacks'>,
	why: Message = msg('stores.no_place', { store: name }),
): LeftOut[] {
	return lacks.filter((part) => HAS[part](product)).map((part) => ({ what: PRODUCT_PARTS[part], why }))
}
