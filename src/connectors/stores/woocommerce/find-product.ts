import type { StoreRef } from '../../../core/stores/store-product'
import { notedImageIds, type Shop } from './shop'

/**
 * The product with a sku, also one in the trash: that still holds its sku, and only a question for the trash finds it. A live one comes
 * first. Variations share the question; theirs are other skus.
 */
export async function findProduct(shop: Shop, key: string): Promise<(StoreRef & { inTrash: boolean }) | undefined> {
	for (const status of ['any', 'trash']) {
		const found = await shop.listProducts({ sku: key, status, per_page: '10' })
		const product = found.find((one) => one.sku === key)
		if (product) return { id: String(product.id), imageIds: notedImageIds(product), inTrash: product.status === 'trash' }
	}
	return undefined
}
