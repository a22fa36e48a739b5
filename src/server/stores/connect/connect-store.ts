import type { ConnectedStore } from '../../../connectors/stores/store'
import type { Connection } from '../../../core/contracts/stores'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { descriptorOf, type StoreId } from '../../../core/stores/store-ids'
import { connectorOf, type StoresDeps } from '../stores-deps'
import { type ConnectionRow, listConnections, updateDefault, upsertConnection } from './connection-repository'
import { type Intent, insertOauthState, takeOauthState } from './oauth-state'
import { boundTo } from './open-access'
import type { SealedContent } from './seal-credentials'

type Whose = { userId: string; browser: string; store: StoreId }

/** True where the seller says which shop it is before they are sent there. */
export function asksForShop(store: StoreId): boolean {
	const { connect } = descriptorOf(store)
	return connect.by === 'consent' && connect.shop !== undefined
}

/** Where a store sends the seller back to, and its messages. */
const callbackUrl = (publicUrl: string, store: StoreId) => `${publicUrl}/${store}/callback`
const eventsUrl = (publicUrl: string, store: StoreId) => `${publicUrl}/webhooks/${store}`

/**
 * Begins to connect a store by consent: answers where the seller is to go. Throws AppError `invalid_request` for a shop
 * that cannot be one.
 */
export async function beginConnecting(deps: StoresDeps, whose: Whose, intent: Intent, shop: string | undefined): Promise<string> {
	const connector = connectorOf(deps, whose.store)
	const state = await insertOauthState(deps.db, { kind: 'authorize', ...whose, intent })
	const returnUrl = callbackUrl(deps.config.publicUrl, whose.store)
	return connector.authorizeUrl({ state, returnUrl, ...(shop === undefined ? {} : { shop }) })
}

/**
 * What somebody set out for who comes back from a store: theirs, of this browser, and good once. Throws AppError
 * `forbidden`.
 */
export async function takeIntent(deps: StoresDeps, whose: Whose, query: string): Promise<Intent> {
	const state = connectorOf(deps, whose.store).readEntry(query)?.state
	if (!state) throw new AppError('forbidden', msg('stores.not_begun_here'))
	return takeOauthState(deps.db, state, { kind: 'authorize', ...whose })
}

/**
 * Connects the store somebody comes back from; its state must have been taken before. Throws the store's own AppErrors.
 */
export async function finishConnecting(deps: StoresDeps, { userId, store }: Whose, query: string): Promise<ConnectionRow> {
	const { publicUrl } = deps.config
	const urls = { returnUrl: callbackUrl(publicUrl, store), eventsUrl: eventsUrl(publicUrl, store) }
	return keepConnection(deps, userId, store, await connectorOf(deps, store).connect({ query, ...urls }))
}

/** Keeps a store that was just connected, its credentials sealed. The first of a platform becomes its default one. */
export async function keepConnection(
	deps: StoresDeps,
	userId: string,
	store: StoreId,
	connected: ConnectedStore,
	typed?: SealedContent['typed'],
): Promise<ConnectionRow> {
	const { db, seal } = deps
	const connectedAt = new Date().toISOString()
	const content: SealedContent = { credentials: { ...connected.credentials }, connectedAt, ...(typed ? { typed } : {}) }
	const sealed = seal.seal(content, boundTo({ userId, store, account: connected.account }))
	const row = await upsertConnection(db, { id: deps.newId(), userId, store, connected, sealed })
	const others = await listConnections(db, userId, store)
	if (others.some(({ isDefault }) => isDefault)) return row
	await updateDefault(db, row)
	return { ...row, isDefault: true }
}

/** A connection as its owner is told of it. */
export function connectionOf(row: ConnectionRow): Connection {
	return {
		id: row.id,
		store: row.store,
		name: row.name,
		account: row.account,
		url: row.url,
		currency: row.currency,
		status: row.status === 'active' ? 'active' : 'reconnect',
		is_default: row.isDefault,
		last_used_at: row.lastUsedAt?.toISOString() ?? null,
		created_at: row.createdAt.toISOString(),
	}
}
