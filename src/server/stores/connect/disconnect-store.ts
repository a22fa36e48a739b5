import type { StoresDeps } from '../stores-deps'
import { type ConnectionRow, listByAccount, listConnections, updateConnection, updateDefault } from './connection-repository'
import { openAccess } from './open-access'

/**
 * Gives the access to a store back, as far as the store lets us, and forgets what opens it. Another store of the
 * platform becomes the default one.
 */
export async function disconnectStore(deps: StoresDeps, connection: ConnectionRow): Promise<void> {
	await giveBack(deps, connection)
	await updateConnection(deps.db, connection.id, { sealed: null, status: 'disconnected', isDefault: false })
	const [next] = await listConnections(deps.db, connection.userId, connection.store)
	if (connection.isDefault && next) await updateDefault(deps.db, next)
}

/**
 * Tells the store that we need its access no longer, unless somebody else here still does: a store may know only one of
 * us.
 */
export async function giveBack(deps: StoresDeps, connection: ConnectionRow): Promise<void> {
	if (connection.sealed === null) return
	const same = await listByAccount(deps.db, connection.store, connection.account)
	if (same.some(({ id, sealed }) => id !== connection.id && sealed !== null)) return
	await deps.connectors[connection.store]?.disconnect(openAccess(deps, connection))
}
