/**
 * Truth decided by hand for one page, or a program's output in the same form; unknown by nature, so judged field by
 * field.
 */
export type Label = Record<string, unknown>

/** One field's verdict on one page. `nonempty`: the truth has something there. */
export type FieldScore = { score: number; nonempty: boolean; note: string }
export type PageScore = {
	name: string
	year: number
	fields: Record<string, FieldScore>
	missing: boolean
	listPrice: { given: boolean; wanted: boolean; right: boolean }
}

/** Fields that count, in the order they are printed. */
export const JUDGED = [
	'title',
	'brand',
	'asin',
	'price',
	'currency',
	'listPrice',
	'availability',
	'rating',
	'ratingCount',
	'bullets',
	'gallery',
	'descriptionImages',
	'specs',
	'variants',
] as const
/** Printed for information, outside the means. */
export const INFORMATION = ['breadcrumbs', 'description', 'language', 'galleryFirst', 'specNames', 'variantValues', 'variantCount'] as const
