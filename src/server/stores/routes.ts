import { STORE_IDS } from '../../core/stores/store-ids'
import type { RouteContext } from '../http/context'
import type { Routes } from '../http/route-schemas'
import { registerConnectionRoutes } from './connect/connection-routes'
import { registerConsentRoutes } from './connect/consent-routes'
import { registerKeysRoutes } from './connect/keys-routes'
import { registerWebhookRoutes } from './connect/webhook-routes'
import { registerPushRoutes } from './push-routes'
import { acceptForms } from './read-fields'
import type { StoreContext, StoresUse } from './store-context'
import type { StoresDeps } from './stores-deps'

/** Stores: the calls of spec §7, connections, pushes, and what the stores tell us. */
export function registerStoreRoutes(app: Routes, context: RouteContext<StoresUse>): void {
	const { config, deps } = context
	const stores: StoresDeps = {
		db: deps.database.db,
		connectors: deps.storeConnectors,
		seal: deps.storeSeal,
		newId: deps.newId,
		pages: deps.work.pages,
		config,
	}
	const own: StoreContext = { config, stores }
	registerConnectionRoutes(app, own)
	registerPushRoutes(app, own)
	registerWebhookRoutes(app, stores)
	app.register(async (scope) => {
		acceptForms(scope)
		for (const store of STORE_IDS) {
			registerConsentRoutes(scope, own, store)
			registerKeysRoutes(scope, own, store)
		}
	})
}
