import { desc, ilike, or } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { user } from './embedded/schema'
import type { KnownUser } from './identity'

/** A Drizzle PostgreSQL database that has the table of the embedded provider’s users. */
export type UserDatabase = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

/** Users of both providers stand in one table: the embedded one's own, and the copies of the other's. Newest first. */
export async function listUsers(db: UserDatabase, search: string, limit: number): Promise<KnownUser[]> {
	const { id, email, name, emailVerified, createdAt } = user
	const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
	return db
		.select({ id, email, name, emailVerified, createdAt })
		.from(user)
		.where(search ? or(ilike(email, pattern), ilike(name, pattern)) : undefined)
		.orderBy(desc(createdAt), desc(id))
		.limit(limit)
}
