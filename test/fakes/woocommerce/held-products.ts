import { decodeHTML } from 'entities'
import type { HeldProduct } from '../../support/store-world'
import type { ShopState } from './shop-state'
import { isOnSale } from './show-product'

/** The products as every store's fake shows them. */
export function heldProducts({ products, attachments }: ShopState): HeldProduct[] {
	return [...products.values()].map((product) => ({
		id: String(product.id),
		key: product.sku,
		title: decodeHTML(product.name),
		html: product.description,
		price: isOnSale(product) ? product.salePrice : product.regularPrice,
		compareAtPrice: isOnSale(product) ? product.regularPrice : null,
		status: product.status === 'publish' ? 'published' : 'draft',
		vendor: null,
		inTrash: product.status === 'trash',
		images: product.imageIds.flatMap((id) => attachments.get(id)?.source ?? []),
	}))
}
