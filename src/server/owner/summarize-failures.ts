import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Failures } from '../../core/contracts/owner'
import { inEnglish } from '../../core/messages/in-english'
import { storedMessage } from '../../core/messages/told'
import type { Database } from '../db/open-database'
import type { StoredInput } from '../db/schema/generations'
import { generations } from '../db/schema/schema'

const DAYS_COUNTED = 7
const MOST_LISTED = 100

/**
 * Generations that made no page: counts of the last seven days, and the latest hundred with what the seller was told.
 */
export async function summarizeFailures(db: Database, now: Date): Promise<Failures> {
	const since = new Date(now.getTime() - DAYS_COUNTED * 86_400_000)
	const { status, endedAt, errorCode } = generations
	const [whole] = await db
		.select({ ended: count() })
		.from(generations)
		.where(and(inArray(status, ['done', 'failed']), gte(endedAt, since)))
	const counts = await db
		.select({ code: errorCode, count: count() })
		.from(generations)
		.where(and(eq(status, 'failed'), gte(endedAt, since)))
		.groupBy(errorCode)
		.orderBy(desc(count()), errorCode)
	const latest = await db
		.select()
		.from(generations)
		.where(eq(status, 'failed'))
		.orderBy(desc(endedAt), desc(generations.id))
		.limit(MOST_LISTED)
	return {
		since: since.toISOString(),
		ended: whole?.ended ?? 0,
		failed: counts.reduce((sum, one) => sum + one.count, 0),
		counts: counts.map((one) => ({ code: one.code ?? 'internal', count: one.count })),
		latest: latest.map((row) => ({
			generation_id: row.id,
			user_id: row.userId,
			code: row.errorCode ?? 'internal',
			...saidOf(row),
			from: sourceOf(row.input),
			market: row.input.market,
			language: row.input.language,
			at: (row.endedAt ?? row.createdAt).toISOString(),
		})),
	}
}

function saidOf(row: Parameters<typeof storedMessage>[0]): Pick<Failures['latest'][number], 'message' | 'said'> {
	const said = storedMessage(row)
	return said ? { message: inEnglish(said), said } : { message: null }
}

/** What a page was to be made from: what was typed stays its seller's. */
function sourceOf({ link, savedPageKey, pastedText, typedFacts }: StoredInput): string {
	if (link) return link
	if (savedPageKey) return 'saved page'
	if (pastedText) return 'pasted text'
	return typedFacts ? 'typed facts' : 'photos'
}
