import { STORES } from '../stores/registry'

/** The screens behind sign-in, by their addresses without the first slash. */
export const APP_SCREENS = [
	...(['dashboard', 'bring-page', 'pages', 'settings', 'product-result', 'push-success'] as const),
	...(['sandbox-checkout', 'sandbox-portal'] as const),
	...(['owner/users', 'owner/pages', 'owner/failures', 'owner/listings', 'owner/costs', 'owner/reviews'] as const),
] as const

/** Those where a seller types a store's keys: one for each store that is connected so. */
export const KEY_SCREENS = STORES.flatMap(({ id, connect }) =>
	connect.by === 'keys' ? [{ store: id, screen: connect.screen.slice(1) }] : [],
)
