import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { UserDatabase } from '../list-users'
import * as schema from './schema'

export type FoundSession = { session: typeof schema.session.$inferSelect; user: typeof schema.user.$inferSelect }

/**
 * The session whose cookie this is, and its user, by one statement; undefined for everything that is not plainly a
 * valid one, which the library then judges, and for one it would prolong: its last use is known to `seenEverySeconds`.
 * The library asks with two statements and several times the processor time, at every request.
 */
export async function findFreshSession(
	db: UserDatabase,
	{ secret, days, seenEverySeconds }: { secret: string; days: number; seenEverySeconds: number },
	signedToken: string | undefined,
): Promise<FoundSession | undefined> {
	const token = signedToken === undefined ? undefined : tokenOf(signedToken, secret)
	if (token === undefined) return undefined
	const { session, user } = schema
	const usedSince = sql`now() + ${days * 86_400 - seenEverySeconds} * interval '1 second'`
	const [found] = await db
		.select({ session, user })
		.from(session)
		.innerJoin(user, eq(user.id, session.userId))
		.where(and(eq(session.token, token), gt(session.expiresAt, usedSince)))
	return found
}

/** What a cookie of the library says, when the secret signed it. */
function tokenOf(signed: string, secret: string): string | undefined {
	const value = decoded(signed)
	const end = value.lastIndexOf('.')
	if (end < 1) return undefined
	const token = value.slice(0, end)
	const given = Buffer.from(value.slice(end + 1), 'base64')
	const wanted = createHmac('sha256', secret).update(token).digest()
	return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return ''
	}
}
