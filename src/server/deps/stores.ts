import type { Config } from '../../config/config'
import type { Outbound } from '../../connectors/fetch'
import { createStoreConnectors } from '../../pipeline/store-connectors'
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
	return { storeSeal: createSeal(secret, config.formerSecrets), storeConnectors: createStoreConnectors(config, outbound) }
}
