import type { Me } from '../../../../core/contracts/account'
import { csvFormatOf } from '../../../../core/contracts/pages'
import { CSV_STORE_IDS, STORE_IDS, type StoreId, storePlace } from '../../../../core/stores/store-ids'
import { EXPORT_CHOICES } from '../export-choices'
import type { useWords } from '../words'

/**
 * The stores whose buttons this person sees: those the operator lets them have (requirements, decision 8).
 */
export function storesFor({ store_access }: Pick<Me, 'store_access'>): StoreId[] {
	return STORE_IDS.filter((id) => store_access[id] !== 'not_allowed')
}

/** How a page gets into a store by hand: the file of its import where it has one, else HTML to paste. */
export function byHand(t: ReturnType<typeof useWords>, store: StoreId): string {
	const csv = CSV_STORE_IDS.find((id) => id === store)
	const format = csv ? csvFormatOf(csv) : store
	const file = EXPORT_CHOICES.find((choice) => choice.format === format)?.label(t) ?? ''
	return t(csv ? 'stores.by_hand.import' : 'stores.by_hand.description', { file, store: storePlace(store) })
}
