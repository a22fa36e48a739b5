import { getTableName, sql } from 'drizzle-orm'
import type { Database } from './open-database'
import { billingEvents, listingAttempts, modelCalls, storeEvents, writtenCopy } from './schema/schema'

/** Calls of models: what they cost for a year, and its comparison with the one before. */
export const MODEL_CALL_DAYS = 400
/** Copy that was paid for: while the seller may ask for the same again. */
export const PAID_COPY_DAYS = 90
/** How a source's try at a listing ended: while somebody may ask why it fails. */
export const ATTEMPT_DAYS = 90
/** Which messages of others were handled: while they may be sent again. */
export const MESSAGE_DAYS = 90

/** How many days rows are of use that nobody deletes by hand. */
const KEPT_DAYS = [
	{ table: modelCalls, moment: modelCalls.at, days: MODEL_CALL_DAYS },
	{ table: writtenCopy, moment: writtenCopy.createdAt, days: PAID_COPY_DAYS },
	{ table: listingAttempts, moment: listingAttempts.at, days: ATTEMPT_DAYS },
	{ table: billingEvents, moment: billingEvents.handledAt, days: MESSAGE_DAYS },
	{ table: storeEvents, moment: storeEvents.handledAt, days: MESSAGE_DAYS },
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
