import type { z } from 'zod'
import type { saveWooRequestSchema, WooCredentials, WooValidity } from '../../core/contracts/stores'
import { AppError, isAppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { NO_WOOCOMMERCE } from '../../core/stores/store-names'
import { keepConnection } from './connect-store'
import { type ConnectionRow, getOwnConnection, listConnections } from './connection-repository'
import { askStore, readSealed } from './open-access'
import { connectorOf, type StoresDeps } from './stores-deps'

const DOTS = '••••••••'
const SHOWN = 4

/** `ck_••••••••1a2b`: enough to tell one key from another, not enough to use it. */
export function maskKey(key: string): string {
	const prefix = /^c[ks]_/.exec(key)?.[0] ?? ''
	return key.length < prefix.length + 2 * SHOWN ? DOTS : `${prefix}${DOTS}${key.slice(-SHOWN)}`
}

/** The WooCommerce store of a user: the one named, or the default one; undefined when there is none. */
export async function findWooStore(
	{ db }: Pick<StoresDeps, 'db'>,
	userId: string,
	id: string | null | undefined,
): Promise<ConnectionRow | undefined> {
	if (id) return getOwnConnection(db, userId, id)
	const [first] = await listConnections(db, userId, 'woocommerce')
	return first
}

/** What stands in the form (requirements, decision 9): never the key and the secret themselves. */
export async function getWooCredentials(deps: StoresDeps, userId: string, id: string | undefined): Promise<WooCredentials> {
	const found = await findWooStore(deps, userId, id)
	const typed = found?.sealed ? (await readSealed(deps, found.id)).typed : undefined
	if (!found || !typed) return { store_url: found?.url ?? '', consumer_key: '', consumer_secret: '' }
	return { store_url: found.url, consumer_key: maskKey(typed.key), consumer_secret: maskKey(typed.secret) }
}

/**
 * Keeps a WooCommerce store after its keys were tried for reading and writing. A masked value stands for what is
 * stored, of the same store only. Throws AppError `invalid_request`, and the store's own.
 */
export async function saveWooCredentials(
	deps: StoresDeps,
	userId: string,
	typed: z.infer<typeof saveWooRequestSchema>,
): Promise<ConnectionRow> {
	const { store_url: url, consumer_key, consumer_secret } = typed
	if (!url || !consumer_key || !consumer_secret) throw new AppError('invalid_request', 'Please fill all fields.')
	const masked = isMasked(consumer_key) || isMasked(consumer_secret)
	const kept = masked ? await findKept(deps, userId, url, consumer_key, consumer_secret) : undefined
	const key = isMasked(consumer_key) && kept ? kept.key : consumer_key
	const secret = isMasked(consumer_secret) && kept ? kept.secret : consumer_secret
	const connected = await connectorOf(deps, 'woocommerce').connect({ url, key, secret })
	return keepConnection(deps, userId, 'woocommerce', connected, { key, secret })
}

const isMasked = (value: string) => value.includes(DOTS)

/** The stored keys the masks stand for. A store at another host gets none of them: whoever owns it would learn them. */
async function findKept(
	deps: StoresDeps,
	userId: string,
	url: string,
	key: string,
	secret: string,
): Promise<{ key: string; secret: string }> {
	for (const row of await listConnections(deps.db, userId, 'woocommerce')) {
		const typed = row.sealed && hostOf(row.url) === hostOf(url) ? (await readSealed(deps, row.id)).typed : undefined
		const fits = (given: string, stored: string) => !isMasked(given) || given === maskKey(stored)
		if (typed && fits(key, typed.key) && fits(secret, typed.secret)) return typed
	}
	throw new AppError('invalid_request', 'The dots stand for the keys of another store. Enter this store’s own consumer key and secret.')
}

function hostOf(url: string): string {
	const whole = /^https?:\/\//i.test(url) ? url : `https://${url}`
	return URL.canParse(whole) ? new URL(whole).host.toLowerCase() : ''
}

/** Whether the stored keys still read and write (spec §7). A store that says no is an answer, not an error. */
export async function validateWooCredentials(deps: StoresDeps, userId: string, id: string | null | undefined): Promise<WooValidity> {
	const found = await findWooStore(deps, userId, id)
	if (!found) return { valid: false, error: inEnglish(NO_WOOCOMMERCE), said: NO_WOOCOMMERCE, status_code: 404 }
	try {
		await askStore(deps, found, (access) => connectorOf(deps, 'woocommerce').check(access))
		return { valid: true, error: null, status_code: 200 }
	} catch (error) {
		if (!isAppError(error)) throw error
		return { valid: false, error: error.message, said: error.said, status_code: statusOf(error) }
	}
}

/** What the store answered, where its connector says so; else what the error means over HTTP. */
function statusOf(error: AppError): number {
	const { status } = error.details
	return typeof status === 'number' ? status : error.rule.status
}
