import type { HeldWooProduct, ShopState } from './shop-state'
import { autop } from './the-content'

/**
 * A product as the API answers it. Read for viewing, its description is as the theme gets it; written or read for
 * editing, as it is stored.
 */
export function shownProduct(shop: ShopState, product: HeldWooProduct, home: string, context: 'view' | 'edit'): Record<string, unknown> {
	const { id, name, slug, type, status, description, shortDescription, sku, regularPrice, salePrice } = product
	const isShown = status === 'publish'
	return {
		id,
		name,
		slug: isShown ? slug : '',
		permalink: permalinkOf(product, home),
		type,
		status,
		description: context === 'view' ? autop(description) : description,
		short_description: context === 'view' ? autop(shortDescription) : shortDescription,
		sku,
		price: isOnSale(product) ? salePrice : regularPrice,
		regular_price: regularPrice,
		sale_price: salePrice,
		date_on_sale_from: product.saleFrom,
		date_on_sale_to: product.saleTo,
		on_sale: isOnSale(product),
		manage_stock: product.stockQuantity !== null,
		stock_quantity: product.stockQuantity,
		categories: product.categories,
		tags: product.tags,
		brands: product.brands,
		attributes: product.attributes,
		variations: product.variations.map(({ id }) => id),
		weight: product.weight,
		dimensions: product.dimensions,
		global_unique_id: product.gtin,
		images: product.imageIds.flatMap((imageId) => {
			const found = shop.attachments.get(imageId)
			return found ? [{ id: found.id, src: `${home}${found.src}`, name: found.name, alt: found.alt }] : []
		}),
		meta_data: [...product.meta].map(([key, value], at) => ({ id: id * 100 + at, key, value })),
	}
}

/** WooCommerce asks for the sale price by the clock. */
export function isOnSale({ salePrice, saleFrom, saleTo }: HeldWooProduct): boolean {
	const now = Date.now()
	return salePrice !== '' && (saleFrom === null || Date.parse(saleFrom) <= now) && (saleTo === null || Date.parse(saleTo) >= now)
}

export function permalinkOf({ id, slug, status }: HeldWooProduct, home: string): string {
	return status === 'publish' ? `${home}/product/${slug}/` : `${home}/?post_type=product&p=${id}`
}

/** What `_fields` leaves of an answer: names, also of inner parts (`settings.currency`). */
export function onlyFields(data: unknown, fields: string | null): unknown {
	if (!fields) return data
	if (Array.isArray(data)) return data.map((one) => onlyFields(one, fields))
	const kept: Record<string, unknown> = {}
	for (const path of fields.split(',')) copyPath(data as Record<string, unknown>, kept, path.split('.'))
	return kept
}

function copyPath(from: Record<string, unknown>, to: Record<string, unknown>, [name = '', ...rest]: string[]): void {
	if (!(name in from)) return
	if (rest.length === 0) to[name] = from[name]
	else {
		to[name] ??= {}
		copyPath(from[name] as Record<string, unknown>, to[name] as Record<string, unknown>, rest)
	}
}
