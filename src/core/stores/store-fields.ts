import { z } from 'zod'
import type { StoreProduct } from './store-product'

/** What of a product both the page and the merchant may write. */
export const storeFieldSchema = z.enum([
	'title',
	'description',
	'short_description',
	'price',
	'compare_at_price',
	'variant_prices',
	'sale_dates',
	'seo_title',
	'seo_description',
])
export type StoreField = z.infer<typeof storeFieldSchema>

/** Those fields a store has of a product, as it holds them; empty for none. */
export type StoreFields = Partial<Record<StoreField, string>>

/** A field the merchant changed over there since the last push: what stands there, and what the page says. */
export type MerchantEdit = { field: StoreField; theirs: string; ours: string }

/** What is to become of the merchant's edits: each field as it is there, or as the page says. */
export const editChoicesSchema = z.partialRecord(storeFieldSchema, z.enum(['keep', 'overwrite']))
export type EditChoices = z.infer<typeof editChoicesSchema>

/** An amount without the zeros that say nothing, so that a store's "249.00" is the page's "249". */
export const amountText = (amount: string | null | undefined): string => (amount ? String(Number(amount)) : '')

/** Prices of combinations as one text: values, price and compared price of each, in an order of its own. */
export function variantPricesText(
	variants: readonly { values: readonly string[]; price: string; compareAtPrice: string | null }[],
): string {
	const each = variants.map(({ values, price, compareAtPrice }) =>
		[...values, amountText(price), ...(compareAtPrice ? [amountText(compareAtPrice)] : [])].join(' / '),
	)
	return each.sort().join('; ')
}

/** A product's fields as the page says them. No page gives a sale dates. */
export function fieldsOfProduct(product: StoreProduct): Required<StoreFields> {
	const { title, html, shortDescription, price, compareAtPrice, variants, seo } = product
	return {
		title,
		description: html,
		short_description: shortDescription,
		price: amountText(price),
		compare_at_price: amountText(compareAtPrice),
		variant_prices: variantPricesText(variants),
		sale_dates: '',
		seo_title: seo.title,
		seo_description: seo.description,
	}
}

/** The product with a field as the merchant has it. */
export function withMerchantField(product: StoreProduct, field: StoreField, value: string): StoreProduct {
	switch (field) {
		case 'title':
			return { ...product, title: value }
		case 'description':
			return { ...product, html: value, htmlImages: [] }
		case 'short_description':
			return { ...product, shortDescription: value }
		case 'price':
			return { ...product, price: value }
		case 'compare_at_price':
			return { ...product, compareAtPrice: value || null }
		case 'variant_prices':
		case 'sale_dates':
			return { ...product, keeps: [...(product.keeps ?? []), field] }
		case 'seo_title':
			return { ...product, keeps: [...(product.keeps ?? []), field], seo: { ...product.seo, title: value } }
		case 'seo_description':
			return { ...product, keeps: [...(product.keeps ?? []), field], seo: { ...product.seo, description: value } }
	}
}
