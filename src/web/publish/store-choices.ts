import type { Me } from '../../core/contracts/account'
import type { ExportFormat } from '../../core/contracts/pages'
import { STORE_NAMES } from '../../core/stores/store-names'
import type { StoreId } from '../../core/stores/store-product'

/** A store a page can be added to, and the file that does the same by hand. */
export type StoreChoice = { id: StoreId; name: string; button: string; format: ExportFormat; byHand: string }

const STORES: readonly StoreChoice[] = [
	{
		id: 'youcan',
		...STORE_NAMES.youcan,
		format: 'youcan',
		byHand: 'Until then, download “HTML for YouCan” under More downloads, open a product in YouCan, and paste it as its description.',
	},
	{
		id: 'shopify',
		...STORE_NAMES.shopify,
		format: 'shopify-csv',
		byHand: 'Until then, download “Shopify CSV” under More downloads and import it in Shopify under Products → Import.',
	},
	{
		id: 'woocommerce',
		...STORE_NAMES.woocommerce,
		format: 'woocommerce-csv',
		byHand: 'Until then, download “WooCommerce CSV” under More downloads and import it in WordPress under Products → Import.',
	},
]

/** The stores whose buttons this person sees: YouCan for everybody, the others for whom the operator lets have them (requirements, decision 8). */
export function storesFor({ store_access }: Pick<Me, 'store_access'>): StoreChoice[] {
	return STORES.filter(({ id }) => store_access[id] !== 'not_allowed')
}
