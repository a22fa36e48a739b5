import { z } from 'zod'
import { httpUrl } from './fields'

export const storeAudience = z.enum(['owner', 'pro', 'everyone'], 'must be owner, pro or everyone')
/** Who may push to a store: the owner alone, whoever is on Pro as well, or everybody. */
export type StoreAudience = z.infer<typeof storeAudience>

/** An address with the shop's name in it. */
export const shopUrl = httpUrl.refine((url) => url.includes('{shop}'), 'must have {shop} where the shop’s name goes')

/** What the environment says of stores; each field as its variable is called. */
export type StoresEnvironment = {
	YOUCAN_CLIENT_ID?: string | undefined
	YOUCAN_CLIENT_SECRET?: string | undefined
	YOUCAN_API_URL?: string | undefined
	YOUCAN_AUTHORIZE_URL?: string | undefined
	SHOPIFY_CLIENT_ID?: string | undefined
	SHOPIFY_CLIENT_SECRET?: string | undefined
	SHOPIFY_BROWSER_URL?: string | undefined
	SHOPIFY_ACCESS: StoreAudience
	WOOCOMMERCE_ACCESS: StoreAudience
	WOOCOMMERCE_ALLOW_HTTP: boolean
	STORES_MAY_FETCH_LOCALLY: boolean
}

type App = { clientId: string; clientSecret: string }

/** The stores this installation can push to. WooCommerce needs nothing of ours, so it is always there. */
export type StoresConfig = {
	youcan: (App & { apiUrl: string; authorizeUrl: string }) | undefined
	/** `browserUrl`: where browsers find a shop, when not at its own address. */
	shopify: (App & { browserUrl: string | undefined }) | undefined
	woocommerce: { allowHttp: boolean }
	access: { youcan: StoreAudience; shopify: StoreAudience; woocommerce: StoreAudience }
	/** True when the stores are on this machine (the fakes), and can fetch pictures from an address nobody else can. */
	mayFetchLocally: boolean
}

const YOUCAN_API_URL = 'https://api.youcan.shop'
const YOUCAN_AUTHORIZE_URL = 'https://seller-area.youcan.shop/admin/oauth/authorize'

/** Each store whole or absent. */
export function readStores(env: StoresEnvironment): { stores: StoresConfig; faults: string[] } {
	const youcan = appOf(env, 'YOUCAN')
	const shopify = appOf(env, 'SHOPIFY')
	const addresses = ['YOUCAN_API_URL' as const, 'YOUCAN_AUTHORIZE_URL' as const].filter((name) => env[name])
	const stray = !youcan.app && !youcan.fault && addresses.length > 0
	const stores = {
		youcan: youcan.app && {
			...youcan.app,
			apiUrl: env.YOUCAN_API_URL ?? YOUCAN_API_URL,
			authorizeUrl: env.YOUCAN_AUTHORIZE_URL ?? YOUCAN_AUTHORIZE_URL,
		},
		shopify: shopify.app && { ...shopify.app, browserUrl: env.SHOPIFY_BROWSER_URL },
		woocommerce: { allowHttp: env.WOOCOMMERCE_ALLOW_HTTP },
		access: { youcan: 'everyone' as const, shopify: env.SHOPIFY_ACCESS, woocommerce: env.WOOCOMMERCE_ACCESS },
		mayFetchLocally: env.STORES_MAY_FETCH_LOCALLY,
	}
	const strayFault = `YOUCAN_CLIENT_ID and YOUCAN_CLIENT_SECRET must be set when ${addresses.join(' and ')} is`
	return { stores, faults: [youcan.fault, shopify.fault, stray && strayFault].filter((fault) => typeof fault === 'string') }
}

function appOf(env: StoresEnvironment, store: 'YOUCAN' | 'SHOPIFY'): { app?: App; fault?: string } {
	const clientId = env[`${store}_CLIENT_ID`]
	const clientSecret = env[`${store}_CLIENT_SECRET`]
	if (clientId && clientSecret) return { app: { clientId, clientSecret } }
	if (!clientId && !clientSecret) return {}
	const [missing, given] = clientId ? ['SECRET', 'ID'] : ['ID', 'SECRET']
	return { fault: `${store}_CLIENT_${missing} must be set when ${store}_CLIENT_${given} is; or remove both` }
}
