const PICTURES = 'addresses of at least three pictures, different in colour, that the shop can fetch; commas between them'

/**
 * What names a shop of the developer's own to the tests: store → variable → what it is.
 * @type {Record<string, Record<string, string>>}
 */
export const SHOP_SETTINGS = {
	woocommerce: {
		WOOCOMMERCE_TEST_URL: 'address of a WordPress with WooCommerce',
		WOOCOMMERCE_TEST_KEY: 'a consumer key that may read and write',
		WOOCOMMERCE_TEST_SECRET: 'its secret',
		STORES_TEST_PICTURES: PICTURES,
	},
	shopify: {
		SHOPIFY_TEST_SHOP: 'a development store, your-store.myshopify.com',
		SHOPIFY_TEST_TOKEN: 'access of an app in it, with write_products and write_publications',
		STORES_TEST_PICTURES: PICTURES,
	},
	youcan: {
		YOUCAN_TEST_SHOP: 'the name of a test seller’s store',
		YOUCAN_TEST_TOKEN: 'access of an app in it, with read-products, edit-products and view-store-info',
		STORES_TEST_PICTURES: PICTURES,
	},
}

/**
 * What is missing to test on a real shop, a line each.
 * @param {string} store
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function missingSettings(store, env) {
	return Object.entries(SHOP_SETTINGS[store] ?? {})
		.filter(([name]) => !env[name]?.trim())
		.map(([name, what]) => `  ${name}: ${what}`)
}
