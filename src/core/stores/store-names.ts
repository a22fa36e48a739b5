import { msg } from '../messages/message'
import type { StoreId } from './store-product'

/** What each store is called, and its button (spec §2). */
export const STORE_NAMES: Readonly<Record<StoreId, { name: string; button: string }>> = {
	youcan: { name: 'YouCan', button: 'Add to YouCan' },
	shopify: { name: 'Shopify', button: 'Add to Shopify' },
	woocommerce: { name: 'WooCommerce', button: 'Add to WordPress' },
}

/** What one who has no WooCommerce store connected is told (spec §8). */
export const NO_WOOCOMMERCE = msg('stores.connect_woocommerce')
