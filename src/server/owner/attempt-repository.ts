import { count, desc, gte, sql } from 'drizzle-orm'
import type { ListingAttempt } from '../../connectors/sources/source'
import type { ListingAttempts } from '../../core/contracts/owner'
import { inEnglish } from '../../core/messages/in-english'
import type { Database } from '../db/open-database'
import { listingAttempts } from '../db/schema/schema'

const DAYS_COUNTED = 7
const MOST_LISTED = 100

/** Writes down how a source's try ended. */
export async function insertListingAttempt(db: Database, attempt: ListingAttempt): Promise<void> {
	await db.insert(listingAttempts).values({
		generationId: attempt.generationId,
		source: attempt.source,
		domain: attempt.domain ?? null,
		outcome: attempt.outcome,
		detail: attempt.detail ?? null,
		said: attempt.said ?? null,
		durationMs: attempt.durationMs,
	})
}

/** What the owner is shown: counts of the last seven days, and the latest hundred. */
export async function summarizeAttempts(db: Database, now: Date): Promise<ListingAttempts> {
	const since = new Date(now.getTime() - DAYS_COUNTED * 86_400_000)
	const counts = await db
		.select({
			source: listingAttempts.source,
			outcome: listingAttempts.outcome,
			detail: listingAttempts.detail,
			count: count(),
			median_ms: sql<number>`round(percentile_cont(0.5) within group (order by ${listingAttempts.durationMs}))`.mapWith(Number),
		})
		.from(listingAttempts)
		.where(gte(listingAttempts.at, since))
		.groupBy(listingAttempts.source, listingAttempts.outcome, listingAttempts.detail)
		.orderBy(desc(count()), listingAttempts.source, listingAttempts.outcome, listingAttempts.detail)
	const latest = await db.select().from(listingAttempts).orderBy(desc(listingAttempts.id)).limit(MOST_LISTED)
	return {
		since: since.toISOString(),
		counts,
		latest: latest.map((row) => ({
			id: row.id,
			generation_id: row.generationId,
			source: row.source,
			domain: row.domain,
			outcome: row.outcome,
			detail: row.detail,
			note: row.said ? inEnglish(row.said) : row.note,
			...(row.said && { said: row.said }),
			duration_ms: row.durationMs,
			at: row.at.toISOString(),
		})),
	}
}
