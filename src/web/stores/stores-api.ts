import { z } from 'zod'
import type { PushFields } from '../../core/contracts/push-form'
import {
	type AuthorizeResponse,
	authorizeResponseSchema,
	type Connection,
	type ConnectionList,
	connectionListSchema,
	connectionSchema,
	type KeysStatus,
	type KeysValidity,
	keysStatusSchema,
	keysValiditySchema,
	type PushList,
	type PushMessage,
	type PushOutcome,
	pushListSchema,
	pushMessageSchema,
	pushOutcomeSchema,
	type RestoreOutcome,
	restoreOutcomeSchema,
	type StoreCategories,
	type StoreKeys,
	storeCategoriesSchema,
	storeKeysSchema,
} from '../../core/contracts/stores'
import type { KeysCalls } from '../../core/stores/descriptors/descriptor'
import type { EditChoices } from '../../core/stores/store-fields'
import type { StoreId } from '../../core/stores/store-ids'
import type { ProductStatus } from '../../core/stores/store-product'
import type { KeysFields } from '../browser/storage'
import { call, jsonBody } from '../calls/http'

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

	categories(id: string, pageId: string): Promise<StoreCategories> {
		return call(at(id, `/categories?page=${encodeURIComponent(pageId)}`), storeCategoriesSchema)
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

	/** Sends a page to a connected store, with the prices it states unless others are given. */
	pushPage(
		pageId: string,
		body: { connection: string; new_status?: ProductStatus; edits?: EditChoices; without_pictures: boolean },
	): Promise<PushOutcome> {
		const path = `/api/pages/${encodeURIComponent(pageId)}/push`
		return call(path, pushOutcomeSchema, { ...jsonBody(body), timeoutMs: PUSH_TIMEOUT_MS })
	},

	/** Makes a product what it was before a push; answers what the store did not take back. */
	restore(pushId: string): Promise<RestoreOutcome> {
		const path = `/api/pushes/${encodeURIComponent(pushId)}/restore`
		return call(path, restoreOutcomeSchema, { method: 'POST', timeoutMs: PUSH_TIMEOUT_MS })
	},

	/** POST of a store's own push call (spec §7). */
	push(path: string, fields: PushFields): Promise<PushMessage> {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields)) form.set(name, value)
		return call(path, pushMessageSchema, { method: 'POST', body: form, timeoutMs: PUSH_TIMEOUT_MS })
	},

	/** The calls of a store that is opened by keys. */
	keys: {
		read({ read }: KeysCalls, userId: string): Promise<StoreKeys> {
			return call(`${read}?clerk_user_id=${encodeURIComponent(userId)}`, storeKeysSchema)
		},

		save({ save }: KeysCalls, userId: string, fields: KeysFields): Promise<KeysStatus> {
			const body = { clerk_user_id: userId, ...fields }
			return call(save, keysStatusSchema, { ...jsonBody(body), timeoutMs: TRY_KEYS_TIMEOUT_MS })
		},

		remove({ remove }: KeysCalls, userId: string): Promise<KeysStatus> {
			return call(remove, keysStatusSchema, jsonBody({ clerk_user_id: userId }))
		},

		validate({ validate }: KeysCalls, userId: string, connection?: string): Promise<KeysValidity> {
			const body = { clerk_user_id: userId, ...(connection ? { connection } : {}) }
			return call(validate, keysValiditySchema, { ...jsonBody(body), timeoutMs: TRY_KEYS_TIMEOUT_MS })
		},
	},
}
