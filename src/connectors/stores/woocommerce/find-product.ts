import type { StoreRef } from '../../../core/stores/store-product'
import { KEY_META } from './product-fields'
import { notedImageIds, type Shop, type WooProduct } from './shop'

/**
 * The product of a key, also one in the trash: that still holds its sku, and only a question for the trash finds it.
 * WooCommerce finds products by sku alone, so each sku the key was ever pushed under is asked for; ours is the one that
 * notes the key. A live one comes first.
 */
export async function findProduct(
	shop: Shop,
	key: string,
	skus: readonly string[],
): Promise<(StoreRef & { inTrash: boolean }) | undefined> {
	for (const status of ['any', 'trash']) {
		for (const sku of new Set([...skus, key])) {
			const found = await shop.listProducts({ sku, status, per_page: '10' })
			const product = found.find((one) => isOf(one, key))
			if (product) return { id: String(product.id), imageIds: notedImageIds(product), inTrash: product.status === 'trash' }
		}
	}
	return undefined
}

/** Products of the first versions have the key for a sku. */
function isOf({ sku, meta_data }: WooProduct, key: string): boolean {
	return sku === key || meta_data.some((meta) => meta.key === KEY_META && meta.value === key)
}
