import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { UserDatabase } from '../list-users'
import * as schema from './schema'

export type FoundSession = { session: typeof schema.session.$inferSelect; user: typeof schema.user.$inferSelect }

/**
 * Finds the session whose cookie this is, and its user, by one statement that is put together once; undefined for
 * everything that is not plainly a valid one, which the library then judges, and for one it would prolong: its last
 * use is known to `seenEverySeconds`. The library asks with two statements and several times the processor time, at
 * every request.
 */
export function freshSessions(
	db: UserDatabase,
	{ days, seenEverySeconds }: { days: number; seenEverySeconds: number },
): (signedToken: string | undefined, secret: string) => Promise<FoundSession | undefined> {
	const { session, user } = schema
	const usedSince = sql`now() + ${days * 86_400 - seenEverySeconds} * interval '1 second'`
	const put = () =>
		db
			.select({ session, user })
			.from(session)
			.innerJoin(user, eq(user.id, session.userId))
			.where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, usedSince)))
			.prepare(UNNAMED)
	let statement: ReturnType<typeof put> | undefined
	return async (signedToken, secret) => {
		const token = signedToken === undefined ? undefined : tokenOf(signedToken, secret)
		if (token === undefined) return undefined
		statement ??= put()
		const [found] = await statement.execute({ token })
		return found
	}
}

/** Put together here and kept nowhere in the database, whose connections share one session where it is embedded. */
const UNNAMED = ''

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
