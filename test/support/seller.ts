import type { Me } from '../../src/core/contracts/account'

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
	stores: { youcan: true, shopify: false, woocommerce: false },
	store_access: { youcan: 'available', shopify: 'not_allowed', woocommerce: 'not_allowed' },
}
