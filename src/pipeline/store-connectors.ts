import type { Config } from '../config/config'
import type { Outbound } from '../connectors/fetch'
import type { StoreConnector } from '../connectors/stores/store'
import { STORE_IDS, type StoreId } from '../core/stores/store-ids'
import { STORE_CONNECTORS } from './store-connector-list'

/** The connectors of all stores that are configured. */
export function createStoreConnectors({ stores }: Pick<Config, 'stores'>, outbound: Outbound): Partial<Record<StoreId, StoreConnector>> {
	return Object.fromEntries(
		STORE_IDS.flatMap((id) => {
			const settings = stores.settings[id]
			return settings ? [[id, STORE_CONNECTORS[id](outbound, settings)]] : []
		}),
	)
}
