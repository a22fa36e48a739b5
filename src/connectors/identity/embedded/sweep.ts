import { lt, or, sql } from 'drizzle-orm'
import type { UserDatabase } from '../list-users'
import { rateLimit, session, verification } from './schema'
import { SESSION_MAX_DAYS } from './session-length'

/** No limit looks further back than this. */
const TRIES_KEPT_MS = 60 * 60_000

/** Forgets sessions and links that have run out, and counts of tries that no limit looks at any more. */
export async function sweepExpired(db: UserDatabase): Promise<void> {
	const tooOld = sql`now() - make_interval(days => ${SESSION_MAX_DAYS})`
	await db.delete(session).where(or(lt(session.expiresAt, sql`now()`), lt(session.createdAt, tooOld)))
	await db.delete(verification).where(lt(verification.expiresAt, sql`now()`))
	await db.delete(rateLimit).where(lt(rateLimit.lastRequest, Date.now() - TRIES_KEPT_MS))
}
