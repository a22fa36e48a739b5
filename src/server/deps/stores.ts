import type { Config } from '../../config/config'
import type { Outbound } from '../../connectors/fetch'
import { createStoreConnectors } from '../../pipeline/store-connectors'
import type { Database } from '../db/open-database'
import { clearStoreLeases, createSeal, type OpenStores } from '../stores/stores'

/** `former`: secrets that opened what is not yet sealed with the present one. */
type Given = { db: Database; secret: string; former: readonly string[]; outbound: Outbound }

/**
 * Joins the stores' port to the platforms. What an earlier process held of a store is let go where this is the only
 * one.
 */
export async function createStoresDeps(config: Config, { db, secret, former, outbound }: Given): Promise<OpenStores> {
	if (config.databaseUrl === undefined) await clearStoreLeases(db)
	return { storeSeal: createSeal(secret, former), storeConnectors: createStoreConnectors(config, outbound) }
}
