import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { generationEvents, generations } from '../db/schema/schema'

/** What happened in a generation is told for this long after its end; how it ended, always. */
const KEPT_DAYS = 30
/** Generations dealt with in one run. */
const AT_ONCE = 500

/** Deletes the events of generations that ended long ago, but for the last of each, which says how it ended. */
export async function deleteOldEvents(db: Database): Promise<void> {
	await db.execute(sql`
		with old as (
			select id, (select max(seq) from ${generationEvents} where generation_id = id) as last from ${generations}
			where status in ('done', 'failed', 'canceled') and ended_at < now() - make_interval(days => ${KEPT_DAYS})
				and exists (select from ${generationEvents} where generation_id = id and seq = 1)
			order by ended_at limit ${AT_ONCE})
		delete from ${generationEvents} using old where generation_id = old.id and seq < old.last`)
}
