import type { Me } from '../../core/contracts/account'
import { STORE_NAMES } from '../../core/stores/store-names'
import type { StoreId } from '../../core/stores/store-product'
import type { ExportChoice } from './export-choices'

/** A store a page can be added to, and the file that does the same by hand. */
export type StoreChoice = { id: StoreId; name: string; format: ExportChoice['format'] }

const STORES: readonly StoreChoice[] = [
	{ id: 'youcan', name: STORE_NAMES.youcan.name, format: 'youcan' },
	{ id: 'shopify', name: STORE_NAMES.shopify.name, format: 'shopify-csv' },
	{ id: 'woocommerce', name: STORE_NAMES.woocommerce.name, format: 'woocommerce-csv' },
]

/**
 * The stores whose buttons this person sees: YouCan for everybody, the others for whom the operator lets have them
 * (requirements, decision 8).
 */
export function storesFor({ store_access }: Pick<Me, 'store_access'>): StoreChoice[] {
	return STORES.filter(({ id }) => store_access[id] !== 'not_allowed')
}
