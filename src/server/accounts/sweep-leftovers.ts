import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import type { UserData } from './user-data'

/** Tables that may name who is no more: records of payments, which the law asks for. */
const KEPT_BY_LAW = new Set(['billing_customers', 'subscriptions', 'refunds'])
/** Users of one table dealt with in one run. */
const AT_ONCE = 100

/**
 * Deletes what is left of users who are no more: a generation or an upload that was under way when its account was
 * deleted may have written after everything else was gone. Whatever table names users is looked at, also one that a
 * feature adds later. Answers the users' ids.
 */
export async function sweepLeftovers({ db, userData }: { db: Database; userData: readonly UserData[] }): Promise<string[]> {
	const gone = new Set<string>()
	for (const table of await tablesWithUsers(db)) for (const id of await strangersIn(db, table)) gone.add(id)
	const failed: unknown[] = []
	for (const id of gone) {
		try {
			for (const kept of userData) await kept.delete(id)
		} catch (error) {
			// The others behind it have their turn first.
			failed.push(error)
		}
	}
	if (failed.length > 0) throw failed[0]
	return [...gone]
}

async function tablesWithUsers(db: Database): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql`select columns.table_name as name from information_schema.columns
			join information_schema.tables using (table_schema, table_name)
			where column_name = 'user_id' and table_schema = 'public' and table_type = 'BASE TABLE'`,
	)
	return rows.map(({ name }) => name ?? '').filter((name) => !KEPT_BY_LAW.has(name))
}

async function strangersIn(db: Database, table: string): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql`select distinct user_id as name from ${sql.identifier(table)} as kept
			where user_id is not null and not exists (select 1 from "user" where "user".id = kept.user_id) limit ${AT_ONCE}`,
	)
	return rows.map(({ name }) => name ?? '')
}

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<{ name: string | null }[]> {
	return ((await db.execute(query)) as unknown as { rows: { name: string | null }[] }).rows
}
