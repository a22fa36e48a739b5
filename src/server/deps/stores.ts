import type { Config } from '../../config/config'
import type { Outbound } from '../../connectors/fetch'
import { createShopify } from '../../connectors/stores/shopify/shopify'
import { createWoocommerce } from '../../connectors/stores/woocommerce/woocommerce'
import { createYoucan } from '../../connectors/stores/youcan/youcan'
import type { Database } from '../db/open-database'
import { type CredentialSeal, clearStoreLeases, createSeal, type StoreConnectors } from '../stores/stores'

export type StoresDeps = {
	/** The stores this installation is configured for. */
	storeConnectors: StoreConnectors
	/** Seals what opens them, for the database. */
	storeSeal: CredentialSeal
}

type Given = { db: Database; secret: string; outbound: Outbound }

/**
 * Joins the stores' port to the platforms. What an earlier process held of a store is let go where this is the only
 * one.
 */
export async function createStoresDeps(config: Config, { db, secret, outbound }: Given): Promise<StoresDeps> {
	if (config.databaseUrl === undefined) await clearStoreLeases(db)
	const { youcan, shopify, woocommerce } = config.stores
	const browserUrl = shopify?.browserUrl === undefined ? {} : { browserUrl: shopify.browserUrl }
	return {
		storeSeal: createSeal(secret, config.formerSecrets),
		storeConnectors: {
			...(youcan ? { youcan: createYoucan({ outbound, ...youcan }) } : {}),
			...(shopify
				? {
						shopify: createShopify({
							outbound,
							clientId: shopify.clientId,
							clientSecret: shopify.clientSecret,
							...browserUrl,
						}),
					}
				: {}),
			woocommerce: createWoocommerce({ outbound, allowHttp: woocommerce.allowHttp }),
		},
	}
}
