import type { Outbound } from '../../fetch'

export type ShopifyConfig = {
	outbound: Outbound
	clientId: string
	clientSecret: string
	/** Another version of the Admin API than the one our documents are checked with. */
	apiVersion?: string
	/** Where browsers find a shop: `https://{shop}` but in the demo. */
	browserUrl?: string
	/** For everything one call waits for; what Shopify does not answer by then is a time-out. */
	timeoutMs?: number
	/** Stand-ins for the clock. */
	now?: () => number
	wait?: (milliseconds: number) => Promise<unknown>
}

/** Our app at Shopify, as the parts of the connector use it. */
export type ShopifyApp = Required<ShopifyConfig>
