import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreAccess, StoreConnector } from '../store'
import { askByAccess } from './ask-shopify'
import { listCollections } from './collections'
import { connectShop, readCallback, readShopHealth } from './connect-shop'
import { API_VERSION } from './documents'
import { findByKey } from './find-product'
import { pushProduct, updateProduct } from './push-product'
import { readShopifyEvent } from './read-event'
import { readShop } from './read-shop'
import { ASKED_RIGHTS } from './rights'
import type { ShopifyApp, ShopifyConfig } from './shopify-app'
import { fieldsOfSnapshot, restoreProduct, snapshotProduct } from './snapshot-product'

const TIMEOUT_MS = 30_000

/** Shopify by its Admin API (GraphQL), for an app that is not embedded, with access that expires and is renewed. */
export function createShopify(config: ShopifyConfig): StoreConnector {
	const app: ShopifyApp = {
		apiVersion: API_VERSION,
		browserUrl: 'https://{shop}',
		timeoutMs: TIMEOUT_MS,
		now: Date.now,
		wait,
		...config,
	}
	const as = (access: StoreAccess) => askByAccess(app, access)

	return {
		id: 'shopify',
		entry: 'oauth',
		authorizeUrl: ({ state, returnUrl, shop = '' }) => authorizeUrl(app, readShop(shop), state, returnUrl),
		readAccount: readShop,
		readEntry(query) {
			const callback = readCallback(app, query)
			return callback && { state: callback.state, startedByStore: callback.code === undefined }
		},
		async connect(input) {
			if (!('query' in input)) throw new AppError('invalid_request', msg('shopify.by_sign_in'))
			return connectShop(app, input.query, input.eventsUrl)
		},
		async check(access) {
			const { account: _, ...health } = await readShopHealth(as(access), access.account)
			return health
		},
		find: (access, key, skus = []) => findByKey(as(access), key, skus),
		push: (access, product, known = {}) => pushProduct(app, access.account, as(access), product, known),
		update: (access, ref, product) => updateProduct(app, access.account, as(access), ref, product),
		listCategories: (access) => listCollections(as(access)),
		snapshot: (access, { id }) => snapshotProduct(as(access), id),
		fieldsOf: fieldsOfSnapshot,
		restore: (access, { id }, snapshot) => restoreProduct(as(access), access.account, id, snapshot),
		async disconnect(access) {
			try {
				await as(access)('uninstall', {}, z.unknown())
			} catch (error) {
				if (!isAppError(error)) throw error
			}
		},
		readEvent: (message) => readShopifyEvent(message, config.clientSecret),
	}
}

function authorizeUrl({ clientId, browserUrl }: ShopifyApp, shop: string, state: string, returnUrl: string): string {
	const url = new URL(`${browserUrl.replace('{shop}', shop)}/admin/oauth/authorize`)
	url.search = new URLSearchParams({ client_id: clientId, scope: ASKED_RIGHTS, redirect_uri: returnUrl, state }).toString()
	return url.href
}
