import { eq } from 'drizzle-orm'
import { type PageEntry, renamePageSchema } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { pageEntryOf } from './page-entry'
import { searchTextOf } from './search-text'
import { isOwn, noSuchPage } from './store'

/** Gives a user's page a name of its own; the page itself and its place in the list stay. Throws AppError `invalid_request`, `not_found`. */
export async function renamePage(db: Database, userId: string, id: string, body: unknown): Promise<PageEntry> {
	const parsed = renamePageSchema.safeParse(body)
	if (!parsed.success) throw new AppError('invalid_request', 'A name has 1 to 200 characters. Type another one.')
	const name = parsed.data.title
	return db.transaction(async (tx) => {
		const [row] = isUuid(id) ? await tx.select().from(pages).where(isOwn(userId, id)).for('update') : []
		if (!row) throw noSuchPage()
		const renamed = { ...row, name, searchText: searchTextOf({ ...row, name }) }
		await tx.update(pages).set(renamed).where(eq(pages.id, row.id))
		return pageEntryOf(renamed)
	})
}
