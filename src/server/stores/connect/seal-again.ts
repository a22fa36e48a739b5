import { isNotNull } from 'drizzle-orm'
import { isAppError } from '../../../core/errors'
import type { Database } from '../../db/open-database'
import { storeConnections } from '../../db/schema/schema'
import { replaceSealed } from './connection-repository'
import { boundTo } from './open-access'
import type { CredentialSeal } from './seal-credentials'

/**
 * Seals every store's credentials with the present secret; servers may run meanwhile. `unreadable`: sealed with a
 * secret nobody names any more, left as they are; their sellers have to connect again.
 */
export async function sealAgain(db: Database, seal: CredentialSeal): Promise<{ sealed: number; unreadable: number }> {
	const rows = await db.select().from(storeConnections).where(isNotNull(storeConnections.sealed))
	let [sealed, unreadable] = [0, 0]
	for (const row of rows) {
		try {
			const content = seal.open(row.sealed ?? '', boundTo(row))
			// Replaced meanwhile by a server: then that sealed it with the present secret.
			if (await replaceSealed(db, row.id, row.sealed ?? '', seal.seal(content, boundTo(row)))) sealed += 1
		} catch (error) {
			if (!isAppError(error, 'store_reconnect')) throw error
			unreadable += 1
		}
	}
	return { sealed, unreadable }
}
