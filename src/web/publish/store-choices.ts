import type { Me } from '../../core/contracts/account'
import type { ExportFormat } from '../../core/contracts/pages'

export type StoreId = keyof Me['stores']
/** A store a page can be added to, and the file that does the same by hand. */
export type StoreChoice = { id: StoreId; name: string; button: string; format: ExportFormat; byHand: string }

const STORES: readonly StoreChoice[] = [
	{
		id: 'youcan',
		name: 'YouCan',
		button: 'Add to YouCan',
		format: 'youcan',
		byHand: 'Until then, download “HTML for YouCan” under More downloads, open a product in YouCan, and paste it as its description.',
	},
	{
		id: 'shopify',
		name: 'Shopify',
		button: 'Add to Shopify',
		format: 'shopify-csv',
		byHand: 'Until then, download “Shopify CSV” under More downloads and import it in Shopify under Products → Import.',
	},
	{
		id: 'woocommerce',
		name: 'WooCommerce',
		button: 'Add to WordPress',
		format: 'woocommerce-csv',
		byHand: 'Until then, download “WooCommerce CSV” under More downloads and import it in WordPress under Products → Import.',
	},
]

/** The stores whose buttons this person sees: YouCan for everybody, the others for the owner (requirements, decision 8). */
export function storesFor(me: Pick<Me, 'is_owner'>): StoreChoice[] {
	return STORES.filter((store) => store.id === 'youcan' || me.is_owner)
}
