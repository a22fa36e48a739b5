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

/** The product with `missing` naming exactly the fields it does not have. */
export function withMissing(product: Product): Product {
	const missing = FIELDS.filter((field) => {
		const value = product[field]
		return value === undefined || (Array.isArray(value) && value.length === 0)
	})
	return { ...product, missing }
}
