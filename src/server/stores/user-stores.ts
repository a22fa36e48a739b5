import { connectionOf } from './connect/connect-store'
import { deleteConnection, listAllConnections, listConnections } from './connect/connection-repository'
import { giveBack } from './connect/disconnect-store'
import { deleteOauthStates } from './connect/oauth-state'
import { listAllPushes } from './push-ledger'
import type { StoresDeps } from './stores-deps'

/**
 * What is kept of a user's stores: the connections, without what opens them, and every push. Deleting gives the access
 * back first.
 */
export function userStores(deps: StoresDeps) {
	return {
		feature: 'stores',
		async *list(userId: string) {
			const connections = (await listConnections(deps.db, userId)).map(connectionOf)
			const pushes = await listAllPushes(deps.db, userId)
			const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
			if (connections.length > 0) yield { name: 'stores/connections.json', content: json(connections) }
			if (pushes.length > 0) yield { name: 'stores/pushes.json', content: json(pushes) }
		},
		delete: (userId: string) => deleteUserStores(deps, userId),
	}
}

/** Gives back every access of a user and deletes all that is kept of their stores. */
async function deleteUserStores(deps: StoresDeps, userId: string): Promise<void> {
	for (const connection of await listAllConnections(deps.db, userId)) {
		await giveBack(deps, connection)
		await deleteConnection(deps.db, connection.id)
	}
	await deleteOauthStates(deps.db, userId)
}
