import { decodeHTML } from 'entities'
import type { HeldProduct } from '../../support/store-world'
import type { ShopState } from './shop-state'
import { isOnSale } from './show-product'

/** The products as every store's fake shows them. */
export function heldProducts({ products, attachments }: ShopState): HeldProduct[] {
	return [...products.values()].map((product) => ({
		id: String(product.id),
		key: String(product.meta.get('_vitrine_key') ?? ''),
		title: decodeHTML(product.name),
		html: product.description,
		price: isOnSale(product) ? product.salePrice : product.regularPrice,
		compareAtPrice: isOnSale(product) ? product.regularPrice : null,
		status: product.status === 'publish' ? 'published' : 'draft',
		vendor: null,
		inTrash: product.status === 'trash',
		variants: product.variations.map((one) => ({
			values: product.attributes.flatMap(({ name }) => one.attributes.find((own) => own.name === name)?.option ?? []),
			price: one.salePrice || one.regularPrice,
			compareAtPrice: one.salePrice ? one.regularPrice : null,
			sku: one.sku,
			image: one.imageId === null ? null : (attachments.get(one.imageId)?.source ?? null),
			gtin: one.gtin || null,
			isSoldOut: one.stockStatus === 'outofstock',
		})),
		images: product.imageIds.flatMap((id) => attachments.get(id)?.source ?? []),
		alts: product.imageIds.map((id) => attachments.get(id)?.alt ?? ''),
	}))
}
