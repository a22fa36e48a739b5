import { z } from 'zod'
import {
	type AuthorizeResponse,
	authorizeResponseSchema,
	type Connection,
	type ConnectionList,
	connectionListSchema,
	connectionSchema,
	type PushList,
	type PushMessage,
	pushListSchema,
	pushMessageSchema,
	type RestoreOutcome,
	restoreOutcomeSchema,
	type WooCredentials,
	type WooStatus,
	type WooValidity,
	wooCredentialsSchema,
	wooStatusSchema,
	wooValiditySchema,
} from '../../core/contracts/stores'
import type { StoreId } from '../../core/stores/store-product'
import { call, jsonBody } from '../http'
import type { WooFields } from '../storage'

/** A store fetches a page's pictures while one waits; the server gives up before this does. */
const PUSH_TIMEOUT_MS = 300_000
/** Keys are tried for reading and writing, in a shop that may be slow. */
const TRY_KEYS_TIMEOUT_MS = 120_000

const at = (id: string, what = '') => `/api/stores/connections/${encodeURIComponent(id)}${what}`

/** What was asked of the stores; queries of it begin with this. */
export const STORES = ['stores'] as const
export const pushesOf = (pageId: string) => [...STORES, 'pushes', pageId] as const

/** The calls about stores; each throws AppError. */
export const storesApi = {
	connections(): Promise<ConnectionList> {
		return call('/api/stores/connections', connectionListSchema)
	},

	rename(id: string, name: string): Promise<Connection> {
		return call(at(id), connectionSchema, { ...jsonBody({ name }), method: 'PATCH' })
	},

	makeDefault(id: string): Promise<Connection> {
		return call(at(id, '/default'), connectionSchema, { method: 'POST' })
	},

	disconnect(id: string): Promise<unknown> {
		return call(at(id), z.undefined(), { method: 'DELETE' })
	},

	/** Where to go to connect a store without pushing anything. */
	authorize(store: StoreId, shop = ''): Promise<AuthorizeResponse> {
		return call(`/api/stores/${store}/authorize`, authorizeResponseSchema, jsonBody({ shop }))
	},

	pushes(pageId: string): Promise<PushList> {
		return call(`/api/pages/${encodeURIComponent(pageId)}/pushes`, pushListSchema)
	},

	/** Makes a product what it was before a push; answers what the store did not take back. */
	restore(pushId: string): Promise<RestoreOutcome> {
		const path = `/api/pushes/${encodeURIComponent(pushId)}/restore`
		return call(path, restoreOutcomeSchema, { method: 'POST', timeoutMs: PUSH_TIMEOUT_MS })
	},

	/** POST /shopify/push and /push_to_woocommerce (spec §7). */
	push(path: '/shopify/push' | '/push_to_woocommerce', fields: Readonly<Record<string, string>>): Promise<PushMessage> {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields)) form.set(name, value)
		return call(path, pushMessageSchema, { method: 'POST', body: form, timeoutMs: PUSH_TIMEOUT_MS })
	},

	wooCredentials(userId: string): Promise<WooCredentials> {
		return call(`/get_woo_credentials?clerk_user_id=${encodeURIComponent(userId)}`, wooCredentialsSchema)
	},

	saveWoo(userId: string, fields: WooFields): Promise<WooStatus> {
		const body = { clerk_user_id: userId, ...fields }
		return call('/save_woo_credentials', wooStatusSchema, { ...jsonBody(body), timeoutMs: TRY_KEYS_TIMEOUT_MS })
	},

	deleteWoo(userId: string): Promise<WooStatus> {
		return call('/delete_woo_credentials', wooStatusSchema, jsonBody({ clerk_user_id: userId }))
	},

	validateWoo(userId: string, connection?: string): Promise<WooValidity> {
		const body = { clerk_user_id: userId, ...(connection ? { connection } : {}) }
		return call('/validate_woo_credentials', wooValiditySchema, { ...jsonBody(body), timeoutMs: TRY_KEYS_TIMEOUT_MS })
	},
}
