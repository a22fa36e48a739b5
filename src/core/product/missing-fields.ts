import type { Product } from './product'

/** The fields a listing can give, in the order they are told. */
const FIELDS = [
	'title',
	'asin',
	'brand',
	'price',
	'priceMax',
	'listPrice',
	'availability',
	'rating',
	'ratingCount',
	'breadcrumbs',
	'bullets',
	'description',
	'specs',
	'gallery',
	'descriptionImages',
	'variants',
	'inTheBox',
	'reviews',
] as const satisfies readonly (keyof Product)[]

/** The product with `missing` naming exactly the fields it does not have, but for one its marketplace never has. */
export function withMissing(product: Product, { besides }: { besides?: (typeof FIELDS)[number] } = {}): Product {
	const missing = FIELDS.filter((field) => {
		if (field === besides) return false
		const value = product[field]
		return value === undefined || (Array.isArray(value) && value.length === 0)
	})
	return { ...product, missing }
}
