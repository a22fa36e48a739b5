import { createHash } from 'node:crypto'
import type { StoreEvent, StoreMessage } from '../../connectors/stores/store'
import type { StoreId } from '../../core/stores/store-product'
import type { Database } from '../db/open-database'
import { storeEvents } from '../db/schema/schema'
import { type ConnectionRow, deleteConnection, listByAccount, updateConnection } from './connection-store'
import { connectorOf, type StoresDeps } from './stores-deps'

/**
 * Deals with a store's signed message, once: one that is sent again, perhaps after the seller connected the store anew, changes nothing.
 * Throws AppError `forbidden` for what the store did not sign.
 */
export async function handleStoreEvent(deps: StoresDeps, store: StoreId, message: StoreMessage): Promise<void> {
	const { db } = deps
	const event = connectorOf(deps, store).readEvent(message)
	const id = createHash('sha256').update(`${store}\n${event.kind}\n`).update(message.body).digest('base64url')
	await db.transaction(async (tx) => {
		const heard = await tx
			.insert(storeEvents)
			.values({ id, store, kind: event.kind })
			.onConflictDoNothing()
			.returning({ id: storeEvents.id })
		if (heard.length === 0) return
		for (const connection of await listByAccount(tx, store, event.account)) await obey(tx, connection, event.kind)
	})
}

async function obey(tx: Database, { id, status, sealed }: ConnectionRow, kind: StoreEvent['kind']): Promise<void> {
	if (kind === 'uninstalled') await updateConnection(tx, id, { sealed: null, ...(status === 'active' ? { status: 'reconnect' } : {}) })
	if (kind === 'store-data-erased' && sealed === null) await deleteConnection(tx, id)
}
