import { and, countDistinct, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { generations, pages } from '../db/schema/schema'

/** Below this many pages a figure says nothing, and none is shown (requirements, decision 6). */
export const FEWEST_PAGES = 50

export type Measured = { pages: number; medianSeconds: number; languages: number; markets: number }

/**
 * What this installation has made: pages, the median time of one in seconds, languages and markets used; null while
 * there is too little.
 */
export async function measureSite(db: Database): Promise<Measured | null> {
	const [made] = await db
		.select({
			pages: sql<number>`count(*)`.mapWith(Number),
			medianSeconds:
				sql<number>`percentile_cont(0.5) within group (order by extract(epoch from ${generations.endedAt} - ${generations.createdAt}))`.mapWith(
					Number,
				),
		})
		.from(generations)
		.where(and(eq(generations.status, 'done'), isNotNull(generations.endedAt)))
	if (!made || made.pages < FEWEST_PAGES) return null
	const [used] = await db.select({ languages: countDistinct(pages.language), markets: countDistinct(pages.market) }).from(pages)
	return {
		pages: made.pages,
		medianSeconds: Math.max(1, Math.round(made.medianSeconds)),
		languages: used?.languages ?? 0,
		markets: used?.markets ?? 0,
	}
}
