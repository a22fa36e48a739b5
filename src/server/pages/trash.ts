import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PageEntry } from '../../core/contracts/pages'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { pageEntryOf } from './page-entry'
import { noSuchPage } from './repository'

const isUsers = (userId: string, id: string) => and(eq(pages.id, id), eq(pages.userId, userId))

/** Puts a user's page into the trash; one that is there already stays as it is. Throws AppError `not_found`. */
export async function deletePage(db: Database, userId: string, id: string): Promise<void> {
	if (!isUuid(id)) throw noSuchPage()
	await db
		.update(pages)
		.set({ deletedAt: sql`now()` })
		.where(and(isUsers(userId, id), isNull(pages.deletedAt)))
	const [row] = await db
		.select({ id: pages.id })
		.from(pages)
		.where(and(isUsers(userId, id), isNotNull(pages.deletedAt)))
	if (!row) throw noSuchPage()
}

/**
 * Takes a user's page out of the trash again, with its name and history. Throws AppError `not_found` when the trash was
 * emptied meanwhile.
 */
export async function undeletePage(db: Database, userId: string, id: string): Promise<PageEntry> {
	const [row] = isUuid(id) ? await db.update(pages).set({ deletedAt: null }).where(isUsers(userId, id)).returning() : []
	if (!row) throw noSuchPage()
	return pageEntryOf(row)
}
