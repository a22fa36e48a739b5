import type { RouteContext } from '../http/context'
import type { Routes } from '../http/route-schemas'
import { registerConnectionRoutes } from './connection-routes'
import { registerPushRoutes } from './push-routes'
import { acceptForms } from './read-fields'
import { registerShopifyRoutes } from './shopify-routes'
import type { StoreContext } from './store-context'
import type { StoresDeps } from './stores-deps'
import { registerWebhookRoutes } from './webhook-routes'
import { registerWooRoutes } from './woo-routes'
import { registerYoucanRoutes } from './youcan-routes'

/** Stores: the calls of spec §7, connections, pushes, and what the stores tell us. */
export function registerStoreRoutes(app: Routes, context: RouteContext): void {
	const { config, deps } = context
	const stores: StoresDeps = {
		db: deps.database.db,
		connectors: deps.storeConnectors,
		seal: deps.storeSeal,
		newId: deps.newId,
		config,
	}
	const own: StoreContext = { ...context, stores }
	registerConnectionRoutes(app, own)
	registerPushRoutes(app, own)
	registerWebhookRoutes(app, stores)
	app.register(async (scope) => {
		acceptForms(scope)
		registerYoucanRoutes(scope, own)
		registerShopifyRoutes(scope, own)
		registerWooRoutes(scope, own)
	})
}
