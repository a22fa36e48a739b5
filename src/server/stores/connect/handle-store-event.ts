import { createHash } from 'node:crypto'
import type { StoreEvent, StoreMessage } from '../../../connectors/stores/store'
import { isAppError } from '../../../core/errors'
import type { StoreId } from '../../../core/stores/store-ids'
import type { Database } from '../../db/open-database'
import { storeEvents } from '../../db/schema/schema'
import { connectorOf, type StoresDeps } from '../stores-deps'
import { type ConnectionRow, deleteConnection, endAccess, listByAccount } from './connection-repository'
import { boundTo } from './open-access'
import type { CredentialSeal } from './seal-credentials'

/**
 * Deals with a store's signed message, once: one that is sent again changes nothing, and one that comes late, after the
 * seller connected the store anew, does not end the new connection. Throws AppError `forbidden` for what the store did
 * not sign.
 */
export async function handleStoreEvent(deps: StoresDeps, store: StoreId, message: StoreMessage): Promise<void> {
	const { db, seal } = deps
	const event = connectorOf(deps, store).readEvent(message)
	const said = `${store}\n${event.kind}\n${event.happenedAt?.toISOString() ?? ''}\n`
	const id = createHash('sha256').update(said).update(message.body).digest('base64url')
	await db.transaction(async (tx) => {
		const heard = await tx
			.insert(storeEvents)
			.values({ id, store, kind: event.kind })
			.onConflictDoNothing()
			.returning({ id: storeEvents.id })
		if (heard.length === 0) return
		for (const connection of await listByAccount(tx, store, event.account)) await obey(tx, seal, connection, event)
	})
}

async function obey(tx: Database, seal: CredentialSeal, connection: ConnectionRow, { kind, happenedAt }: StoreEvent): Promise<void> {
	if (kind === 'uninstalled' && !isOlderThan(happenedAt, connectedAtOf(seal, connection))) await endAccess(tx, connection)
	if (kind === 'store-data-erased' && connection.sealed === null) await deleteConnection(tx, connection.id)
}

function isOlderThan(happenedAt: Date | undefined, connectedAt: string | undefined): boolean {
	return happenedAt !== undefined && connectedAt !== undefined && happenedAt < new Date(connectedAt)
}

/**
 * Undefined for an access that was given back, and for one that cannot be opened any more: there is nothing to protect
 * then.
 */
function connectedAtOf(seal: CredentialSeal, connection: ConnectionRow): string | undefined {
	if (connection.sealed === null) return undefined
	try {
		return seal.open(connection.sealed, boundTo(connection)).connectedAt
	} catch (error) {
		if (isAppError(error)) return undefined
		throw error
	}
}
