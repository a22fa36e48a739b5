import type { Me } from '../../src/core/contracts/account'
import { forEachStore } from '../../src/core/stores/store-ids'

/** A seller on Free with all five pages left. */
export const SELLER: Me = {
	user: { id: 'u-1', email: 'amina@vitrine.example', name: 'Amina Trader', created_at: '2026-01-01T00:00:00.000Z' },
	app_language: 'en',
	plan: 'Free',
	pages_generated: 0,
	limit: 5,
	is_owner: false,
	identity: 'embedded',
	model_writer: false,
	image_editing: false,
	price_decimals: false,
	sources: ['amazon'],
	stores: forEachStore((store) => store === 'youcan'),
	store_access: forEachStore((store) => (store === 'youcan' ? 'available' : 'not_allowed')),
}
