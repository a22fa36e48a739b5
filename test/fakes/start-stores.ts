import { type FakeShopify, startFakeShopify } from './shopify/shopify'
import { type FakeWoocommerce, startFakeWoocommerce } from './woocommerce/woocommerce'
import { type FakeYoucan, startFakeYoucan } from './youcan/youcan'

export type FakeStores = {
	youcan: FakeYoucan
	shopify: FakeShopify
	woocommerce: FakeWoocommerce
	/** What the app is configured with to push to all three, by everybody. */
	settings: Record<string, string>
	close(): Promise<void>
}

/**
 * All three stores on this machine. Browsers reach their consent pages, shop windows and admins; WooCommerce is a shop
 * without https.
 */
export async function startFakeStores(): Promise<FakeStores> {
	const [youcan, shopify, woocommerce] = await Promise.all([
		startFakeYoucan(),
		startFakeShopify(),
		startFakeWoocommerce({ home: 'origin', takesPrivatePictures: true }),
	])
	return {
		youcan,
		shopify,
		woocommerce,
		settings: {
			...youcan.settings,
			SHOPIFY_CLIENT_ID: shopify.client.id,
			SHOPIFY_CLIENT_SECRET: shopify.client.secret,
			SHOPIFY_BROWSER_URL: shopify.browserUrl,
			SHOPIFY_ACCESS: 'everyone',
			WOOCOMMERCE_ACCESS: 'everyone',
			WOOCOMMERCE_ALLOW_HTTP: 'true',
			STORES_MAY_FETCH_LOCALLY: 'true',
			ALLOW_PRIVATE_HOSTS: '127.0.0.1',
			OUTBOUND_ROUTES: [youcan.routes, shopify.routes, woocommerce.routes].join(','),
		},
		async close() {
			await Promise.all([youcan.close(), shopify.close(), woocommerce.close()])
		},
	}
}
