import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { isAppError } from '../../../core/errors'
import type { ClerkApi } from './clerk-api'
import type { MirrorDatabase } from './mirror'
import { endedSessions } from './schema'

/** Once Clerk has ended a session it makes no more tokens, and those it made work for a minute: a day is plenty. */
const KEPT_AFTER_DAYS = 1
/** Sessions tried again at a time. */
const AT_ONCE = 50

export async function isEnded(db: MirrorDatabase, sessionId: string): Promise<boolean> {
	return (await db.select({ id: endedSessions.id }).from(endedSessions).where(eq(endedSessions.id, sessionId))).length > 0
}

/** Notes sessions as ended. */
export async function insertEnded(db: MirrorDatabase, sessionIds: readonly string[]): Promise<void> {
	if (sessionIds.length === 0) return
	await db
		.insert(endedSessions)
		.values(sessionIds.map((id) => ({ id })))
		.onConflictDoNothing()
}

/**
 * Ends sessions, noted here first: should Clerk not answer, they are good for nothing here all the same. Throws
 * AppError `upstream`, `timeout`.
 */
export async function endSessions(db: MirrorDatabase, api: ClerkApi, sessionIds: readonly string[]): Promise<void> {
	await insertEnded(db, sessionIds)
	for (const id of sessionIds) await revoke(db, api, id)
}

/**
 * Ends at Clerk what it could not end when it was asked, and forgets the sessions it has ended. One that Clerk still
 * keeps is never forgotten, however long ago it was ended here: its browser would be signed in again.
 */
export async function sweepEnded(db: MirrorDatabase, api: ClerkApi): Promise<void> {
	const forgettable = sql`now() - make_interval(days => ${KEPT_AFTER_DAYS})`
	await db.delete(endedSessions).where(lt(endedSessions.confirmedAt, forgettable))
	const waiting = await db
		.select({ id: endedSessions.id })
		.from(endedSessions)
		.where(isNull(endedSessions.confirmedAt))
		// In no order: one that Clerk cannot end would keep the others from their turn.
		.orderBy(sql`random()`)
		.limit(AT_ONCE)
	for (const { id } of waiting) {
		try {
			await revoke(db, api, id)
		} catch (error) {
			if (!isAppError(error)) throw error
			const { status } = error.details
			// This one Clerk will not end; it stays refused here, and the others get their turn.
			if (typeof status === 'number' && status >= 400 && status < 500 && status !== 429) continue
			// Clerk does not answer now; the next run asks again.
			return
		}
	}
}

async function revoke(db: MirrorDatabase, api: ClerkApi, id: string): Promise<void> {
	await api.revokeSession(id)
	await db
		.update(endedSessions)
		.set({ confirmedAt: sql`now()` })
		.where(and(eq(endedSessions.id, id), isNull(endedSessions.confirmedAt)))
}
