import { eq } from 'drizzle-orm'
import type { PageEntry } from '../../core/contracts/pages'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { pageEntryOf } from './page-entry'
import { isOwn, noSuchPage } from './repository'
import { searchTextOf } from './search-text'

/**
 * Gives a user's page a name of its own; the page itself and its place in the list stay. Throws AppError `not_found`.
 */
export async function renamePage(db: Database, userId: string, id: string, name: string): Promise<PageEntry> {
	return db.transaction(async (tx) => {
		const [row] = isUuid(id) ? await tx.select().from(pages).where(isOwn(userId, id)).for('update') : []
		if (!row) throw noSuchPage()
		const renamed = { ...row, name, searchText: searchTextOf({ ...row, name }) }
		await tx.update(pages).set(renamed).where(eq(pages.id, row.id))
		return pageEntryOf(renamed)
	})
}
