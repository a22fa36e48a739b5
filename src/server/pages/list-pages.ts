import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PAGE_LIST_LENGTH, type PageList } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { foldText } from '../../core/locale/fold-text'
import { msg } from '../../core/messages/message'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { pageEntryOf } from './page-entry'
import type { PageRow } from './repository'

const MOST_WORDS = 10
/** The query of GET /api/pages: words that must all occur, and where the list goes on. */
export const listQuerySchema = z.object({
	search: z.string().max(200).default('').describe('words that must occur'),
	cursor: z.string().max(200).optional().describe('next_cursor of the part before'),
})

/** Where a list goes on: behind this page, at the microsecond the database has. */
type Place = { moment: string; id: string }

/** The moment a page was last saved, to the microsecond, as text that sorts as time does. */
const MOMENT = sql<string>`to_char(${pages.updatedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const NEWEST_FIRST = [desc(pages.updatedAt), desc(pages.id)]

/**
 * A user's pages, newest first, a part at a time; those in the trash are left out. Throws AppError `invalid_request`
 * for a place no list has.
 */
export async function listPages(db: Database, userId: string, query: z.infer<typeof listQuerySchema>): Promise<PageList> {
	const words = foldText(query.search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
	const after = query.cursor === undefined ? undefined : placeOf(query.cursor)
	const found = await findPages(db, userId, words, after)
	const shown = found.rows.slice(0, PAGE_LIST_LENGTH)
	const last = shown.at(-1)
	const more = found.rows.length > PAGE_LIST_LENGTH
	return { pages: shown.map(({ row }) => pageEntryOf(row)), next_cursor: more && last ? cursorOf(last) : null, total: found.total }
}

type Found = { rows: { row: PageRow; moment: string }[]; total: number }

/**
 * A user's pages in whose search text every word occurs, from a place on, and how many there are from the beginning.
 */
async function findPages(db: Database, userId: string, words: readonly string[], after: Place | undefined): Promise<Found> {
	const matching = and(
		eq(pages.userId, userId),
		isNull(pages.deletedAt),
		...words.map((word) => sql`strpos(${pages.searchText}, ${word}) > 0`),
	)
	const rows = await db
		.select({ row: pages, moment: MOMENT })
		.from(pages)
		.where(and(matching, after && isBehind(after)))
		.orderBy(...NEWEST_FIRST)
		.limit(PAGE_LIST_LENGTH + 1)
	// All of them are there: most libraries are short.
	if (!after && rows.length <= PAGE_LIST_LENGTH) return { rows, total: rows.length }
	const [counted] = await db.select({ total: count() }).from(pages).where(matching)
	return { rows, total: counted?.total ?? 0 }
}

function isBehind({ moment, id }: Place) {
	const at = sql`${moment}::timestamptz`
	return or(lt(pages.updatedAt, at), and(eq(pages.updatedAt, at), lt(pages.id, id)))
}

function cursorOf({ moment, row }: { moment: string; row: Pick<PageRow, 'id'> }): string {
	return Buffer.from(`${moment} ${row.id}`).toString('base64url')
}

function placeOf(cursor: string): Place {
	const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(moment) || Number.isNaN(Date.parse(moment)) || !isUuid(id))
		throw new AppError('invalid_request', msg('pages.list_position'))
	return { moment, id }
}
