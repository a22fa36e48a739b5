import type { z } from 'zod'
import type { KeysValidity, StoreKeys, saveKeysRequestSchema } from '../../../core/contracts/stores'
import { AppError, isAppError } from '../../../core/errors'
import { inEnglish } from '../../../core/messages/in-english'
import { msg } from '../../../core/messages/message'
import { type StoreId, storeName } from '../../../core/stores/store-ids'
import { connectorOf, type StoresDeps } from '../stores-deps'
import { keepConnection } from './connect-store'
import { type ConnectionRow, getOwnConnection, listConnections } from './connection-repository'
import { askStore, readSealed } from './open-access'

const DOTS = '••••••••'
const SHOWN = 4

/** `ck_••••••••1a2b`: enough to tell one key from another, not enough to use it. */
export function maskKey(key: string): string {
	const prefix = /^c[ks]_/.exec(key)?.[0] ?? ''
	return key.length < prefix.length + 2 * SHOWN ? DOTS : `${prefix}${DOTS}${key.slice(-SHOWN)}`
}

/** The store of a user that is opened by keys: the one named, or the default one; undefined when there is none. */
export async function findKeysStore(
	{ db }: Pick<StoresDeps, 'db'>,
	userId: string,
	store: StoreId,
	id: string | null | undefined,
): Promise<ConnectionRow | undefined> {
	if (id) return getOwnConnection(db, userId, id)
	const [first] = await listConnections(db, userId, store)
	return first
}

/** What stands in the form (requirements, decision 9): never the key and the secret themselves. */
export async function getKeys(deps: StoresDeps, userId: string, store: StoreId, id: string | undefined): Promise<StoreKeys> {
	const found = await findKeysStore(deps, userId, store, id)
	const typed = found?.sealed ? (await readSealed(deps, found.id)).typed : undefined
	if (!found || !typed) return { store_url: found?.url ?? '', consumer_key: '', consumer_secret: '' }
	return { store_url: found.url, consumer_key: maskKey(typed.key), consumer_secret: maskKey(typed.secret) }
}

/**
 * Keeps a store after its keys were tried for reading and writing. A masked value stands for what is
 * stored, of the same store only. Throws AppError `invalid_request`, and the store's own.
 */
export async function saveKeys(
	deps: StoresDeps,
	userId: string,
	store: StoreId,
	typed: z.infer<typeof saveKeysRequestSchema>,
): Promise<ConnectionRow> {
	const { store_url: url, consumer_key, consumer_secret } = typed
	if (!url || !consumer_key || !consumer_secret) throw new AppError('invalid_request', msg('stores.fill_all'))
	const masked = isMasked(consumer_key) || isMasked(consumer_secret)
	const kept = masked ? await findKept(deps, userId, store, url, consumer_key, consumer_secret) : undefined
	const key = isMasked(consumer_key) && kept ? kept.key : consumer_key
	const secret = isMasked(consumer_secret) && kept ? kept.secret : consumer_secret
	const connected = await connectorOf(deps, store).connect({ url, key, secret })
	return keepConnection(deps, userId, store, connected, { key, secret })
}

const isMasked = (value: string) => value.includes(DOTS)

/** The stored keys the masks stand for. A store at another host gets none of them: whoever owns it would learn them. */
async function findKept(
	deps: StoresDeps,
	userId: string,
	store: StoreId,
	url: string,
	key: string,
	secret: string,
): Promise<{ key: string; secret: string }> {
	for (const row of await listConnections(deps.db, userId, store)) {
		const typed = row.sealed && hostOf(row.url) === hostOf(url) ? (await readSealed(deps, row.id)).typed : undefined
		const fits = (given: string, stored: string) => !isMasked(given) || given === maskKey(stored)
		if (typed && fits(key, typed.key) && fits(secret, typed.secret)) return typed
	}
	throw new AppError('invalid_request', msg('stores.dots'))
}

function hostOf(url: string): string {
	const whole = /^https?:\/\//i.test(url) ? url : `https://${url}`
	return URL.canParse(whole) ? new URL(whole).host.toLowerCase() : ''
}

/** Whether the stored keys still read and write (spec §7). A store that says no is an answer, not an error. */
export async function validateKeys(deps: StoresDeps, userId: string, store: StoreId, id: string | null | undefined): Promise<KeysValidity> {
	const found = await findKeysStore(deps, userId, store, id)
	const none = msg('stores.connect_by_keys', { store: storeName(store) })
	if (!found) return { valid: false, error: inEnglish(none), said: none, code: 'not_found', status_code: 404 }
	try {
		await askStore(deps, found, (access) => connectorOf(deps, store).check(access))
		return { valid: true, error: null, status_code: 200 }
	} catch (error) {
		if (!isAppError(error)) throw error
		return { valid: false, error: error.message, said: error.said, code: error.code, status_code: statusOf(error) }
	}
}

/** What the store answered, where its connector says so; else what the error means over HTTP. */
function statusOf(error: AppError): number {
	const { status } = error.details
	return typeof status === 'number' ? status : error.rule.status
}
