import { descriptorOf, type StoreId } from '../core/stores/store-ids'

/** What opens a shop from the command line. */
export type ShopAccess = { by: 'keys'; url: string; key: string; secret: string } | { by: 'token'; account: string; token: string }

/**
 * How a shop is opened without a browser: `<STORE>_URL`, `<STORE>_KEY` and `<STORE>_SECRET` where a store is opened by
 * keys, else `<STORE>_SHOP` and `<STORE>_TOKEN`. Answers the variables that are missing where one is.
 */
export function readShopAccess(store: StoreId, env: Readonly<Record<string, string | undefined>>): ShopAccess | { missing: string[] } {
	const isByKeys = descriptorOf(store).connect.by === 'keys'
	const names = (isByKeys ? ['URL', 'KEY', 'SECRET'] : ['SHOP', 'TOKEN']).map((name) => `${store.toUpperCase()}_${name}`)
	const missing = names.filter((name) => !env[name]?.trim())
	if (missing.length > 0) return { missing }
	const [first = '', second = '', third = ''] = names.map((name) => env[name]?.trim() ?? '')
	return isByKeys ? { by: 'keys', url: first, key: second, secret: third } : { by: 'token', account: first, token: second }
}
