/** What a call costs: a model's or a marketplace's time, a picture's or a file's making, another service's patience. Each is counted by itself. */
type Cost = 'generation' | 'rewriting' | 'ads' | 'images' | 'push' | 'store' | 'export'

/** Calls that are counted by account and by network besides the count of all calls; by method and route. */
export const COSTLY_CALLS: Readonly<Record<string, Cost>> = {
	'POST /api/generate': 'generation',
	'POST /api/generations/:id/facts': 'generation',
	'POST /api/pages/:id/rewrite': 'rewriting',
	'POST /generate_ad_copy': 'ads',
	'POST /api/pages/:id/images': 'images',
	'POST /api/store-profile/logo': 'images',
	'POST /api/pages/:id/push': 'push',
	'POST /api/pushes/:id/restore': 'push',
	'POST /shopify/push': 'push',
	'POST /push_to_woocommerce': 'push',
	'POST /youcan/authorize': 'push',
	'POST /shopify/authorize': 'store',
	'POST /api/stores/:store/authorize': 'store',
	'POST /save_woo_credentials': 'store',
	'POST /validate_woo_credentials': 'store',
	'GET /api/pages/:id/export/:format': 'export',
	'GET /api/pages/:id/download': 'export',
	'GET /api/account/export': 'export',
}

/** How many more of a kind one person may ask for than of generations: who adds pictures adds many. */
export const TIMES_MORE: Readonly<Partial<Record<Cost, number>>> = { images: 3 }

/** Behind one network's address several people may sit: a household, an office, a village. */
export const ACCOUNTS_PER_NETWORK = 4
