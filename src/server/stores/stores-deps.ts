import type { Config } from '../../config/config'
import type { StoreConnector } from '../../connectors/stores/store'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { type StoreId, storeName } from '../../core/stores/store-ids'
import type { Database } from '../db/open-database'
import type { CredentialSeal } from './connect/seal-credentials'
import type { PushedHtml, ReadHtml } from './pushed-html'

/** The stores this installation is configured for. */
export type StoreConnectors = Partial<Record<StoreId, StoreConnector>>

/** Reading HTML that is to be pushed, wherever it is done. */
export type PushedHtmlWork = { readPushedHtml(given: PushedHtml): Promise<ReadHtml> }

/** What the stores' use cases work with. */
export type StoresDeps = {
	db: Database
	connectors: StoreConnectors
	seal: CredentialSeal
	newId: () => string
	/** Reads what is pushed as HTML. */
	pages: PushedHtmlWork
	config: Pick<Config, 'stores' | 'owners' | 'mail' | 'clerk' | 'publicUrl' | 'priceDecimals'>
}

/** A store's connector. Throws AppError `conflict` when this installation has none. */
export function connectorOf({ connectors }: Pick<StoresDeps, 'connectors'>, store: StoreId): StoreConnector {
	const connector = connectors[store]
	if (connector) return connector
	throw new AppError('conflict', msg('stores.no_app', { store: storeName(store) }))
}
