import { getTableName, sql } from 'drizzle-orm'
import type { Database } from './open-database'
import { billingEvents, modelCalls, storeEvents, writtenCopy } from './schema/schema'

/**
 * How many days rows are of use that nobody deletes by hand: costs for a year and its comparison with the one before,
 * copy that was paid for while the seller may ask for the same again, messages of others while they may be sent again.
 */
const KEPT_DAYS = [
	{ table: modelCalls, moment: modelCalls.at, days: 400 },
	{ table: writtenCopy, moment: writtenCopy.createdAt, days: 90 },
	{ table: billingEvents, moment: billingEvents.handledAt, days: 90 },
	{ table: storeEvents, moment: storeEvents.handledAt, days: 90 },
] as const
/** Rows of a table that are deleted in one run. */
const AT_ONCE = 5_000

/** Deletes what has been kept for long enough, the oldest first. */
export async function deleteOldRows(db: Database): Promise<void> {
	for (const { table, moment, days } of KEPT_DAYS) {
		await db.execute(sql`
			delete from ${sql.identifier(getTableName(table))} where ctid in (
				select ctid from ${table} where ${moment} < now() - make_interval(days => ${days}) order by ${moment} limit ${AT_ONCE})`)
	}
}
