import type { StoreSettings } from '../config/stores'
import type { Outbound } from '../connectors/fetch'
import { createShopify } from '../connectors/stores/shopify/shopify'
import type { StoreConnector } from '../connectors/stores/store'
import { createWoocommerce } from '../connectors/stores/woocommerce/woocommerce'
import { createYoucan } from '../connectors/stores/youcan/youcan'
import type { StoreId } from '../core/stores/store-ids'

type Create = (outbound: Outbound, settings: StoreSettings) => StoreConnector

const app = (settings: StoreSettings) => ({ clientId: text(settings, 'CLIENT_ID'), clientSecret: text(settings, 'CLIENT_SECRET') })
const text = (settings: StoreSettings, name: string) => String(settings[name] ?? '')

/** The connector of each store, of the settings its descriptor names. */
export const STORE_CONNECTORS: Record<StoreId, Create> = {
	youcan: (outbound, settings) =>
		createYoucan({ outbound, ...app(settings), apiUrl: text(settings, 'API_URL'), authorizeUrl: text(settings, 'AUTHORIZE_URL') }),
	shopify: (outbound, settings) =>
		createShopify({ outbound, ...app(settings), ...(settings.BROWSER_URL ? { browserUrl: text(settings, 'BROWSER_URL') } : {}) }),
	woocommerce: (outbound, settings) => createWoocommerce({ outbound, allowHttp: settings.ALLOW_HTTP === true }),
}
