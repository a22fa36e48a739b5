import { isDeepStrictEqual } from 'node:util'
import type { StoreAccess, StoreCredentials } from '../../../connectors/stores/store'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { storeConnections } from '../../db/schema/schema'
import { withLease } from '../lease'
import type { StoresDeps } from '../stores-deps'
import { type ConnectionRow, findConnection, replaceSealed, updateRefused } from './connection-repository'
import type { SealedContent } from './seal-credentials'

/** Replacing credentials is one short call to the store. */
const ROTATION_WAIT_MS = 90_000

type AccessDeps = Pick<StoresDeps, 'db' | 'seal'>

/** What a seal is bound to. */
export function boundTo({ userId, store, account }: Pick<ConnectionRow, 'userId' | 'store' | 'account'>): string {
	return [userId, store, account].join('\n')
}

/**
 * What is kept of how a store is opened. Throws AppError `store_reconnect` when it was given back or cannot be read.
 */
export async function readSealed(deps: AccessDeps, id: string): Promise<SealedContent> {
	return (await readSeal(deps, id)).content
}

async function readSeal({ db, seal }: AccessDeps, id: string): Promise<{ sealed: string; content: SealedContent }> {
	const row = await findConnection(db, id)
	if (!row?.sealed) throw new AppError('store_reconnect', msg('stores.not_connected'))
	return { sealed: row.sealed, content: seal.open(row.sealed, boundTo(row)) }
}

/**
 * Opens a connected store for its connector. Credentials are replaced by one at a time, in whichever process
 * (lease.ts).
 */
export function openAccess(deps: AccessDeps, connection: ConnectionRow, signal?: AbortSignal): StoreAccess {
	const { db, seal } = deps
	const { id, account } = connection
	const read = async (): Promise<StoreCredentials> => (await readSealed(deps, id)).credentials
	return {
		account,
		...(signal ? { signal } : {}),
		read,
		async rotate(seen, make) {
			const newer = async () => {
				const now = await read()
				return isDeepStrictEqual(now, seen) ? undefined : now
			}
			return withLease<StoreCredentials>(db, storeConnections, id, { waitMs: ROTATION_WAIT_MS, meanwhile: newer }, async (lease) => {
				const { sealed, content } = await readSeal(deps, id)
				if (!isDeepStrictEqual(content.credentials, seen)) return content.credentials
				await lease.check()
				const credentials = await make(content.credentials)
				const kept = await replaceSealed(db, id, sealed, seal.seal({ ...content, credentials }, boundTo(connection)))
				// Connected anew in between: what that brought is what counts.
				return kept ? credentials : read()
			})
		},
	}
}

/**
 * Asks a store something; when it no longer takes our access, that is noted, so that the seller is told to connect it
 * again. `signal` ends the asking.
 */
export async function askStore<T>(
	deps: AccessDeps,
	connection: ConnectionRow,
	ask: (access: StoreAccess) => Promise<T>,
	signal?: AbortSignal,
): Promise<T> {
	try {
		return await ask(openAccess(deps, connection, signal))
	} catch (error) {
		if (isAppError(error, 'store_reconnect')) await updateRefused(deps.db, connection.id)
		throw error
	}
}
