import { type Money, majorAmount } from '../core/money'
import type { Product } from '../core/product/product'

const amount = (money: Money | undefined) => (money ? { amount: majorAmount(money), currency: money.currency } : null)
const values = <T>(entries: readonly { value: T }[]): T[] => entries.map(({ value }) => value)

/**
 * A product in the flat form of hand-made truth: bare values in major units, pictures by id, null for what is absent.
 */
export function labelForm(product: Product): Record<string, unknown> {
	return {
		asin: product.asin?.value ?? null,
		title: product.title?.value ?? null,
		brand: product.brand?.value ?? null,
		price: amount(product.price?.value),
		priceMax: product.priceMax ? majorAmount(product.priceMax.value) : null,
		listPrice: amount(product.listPrice?.value),
		availability: product.availability?.value ?? 'unknown',
		rating: product.rating?.value ?? null,
		ratingCount: product.ratingCount?.value ?? null,
		breadcrumbs: values(product.breadcrumbs),
		bullets: values(product.bullets),
		description: product.description?.value ?? null,
		galleryImageIds: values(product.gallery).map(({ id }) => id),
		descriptionImageIds: values(product.descriptionImages).map(({ id }) => id),
		specs: Object.fromEntries(values(product.specs).map(({ name, value }) => [name, value])),
		variants: product.variants?.value ?? null,
		language: product.source.language ?? null,
	}
}
