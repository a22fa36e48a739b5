/**
 * The address of an API route below a root. A root is a folder (`https://shop.example/wp-json/`) or, where the site has
 * plain permalinks, a query (`https://shop.example/index.php?rest_route=/`).
 */
export function apiAddress(root: string, route: string, params: Readonly<Record<string, string>> = {}): string {
	const pairs = Object.entries(params).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
	if (!isQueryRoot(root)) return joined(`${root}${route}`, pairs)
	return joined(root.replace(/[?&]rest_route=.*$/, ''), [`rest_route=/${route}`, ...pairs, WAKES_KEYS])
}

/** True for the root of a site with plain permalinks. */
export function isQueryRoot(root: string): boolean {
	return root.includes('rest_route=')
}

/**
 * WooCommerce looks at keys only where the address holds these letters, which a route in the query does not (seen on
 * 9.2.5).
 */
const WAKES_KEYS = '_=wp-json/wc/'

/** The roots a WordPress in a folder may have, the usual one first. */
export function rootsOf(folder: string): string[] {
	return [`${folder}wp-json/`, `${folder}index.php/wp-json/`, `${folder}index.php?rest_route=/`]
}

function joined(address: string, pairs: string[]): string {
	return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`
}
