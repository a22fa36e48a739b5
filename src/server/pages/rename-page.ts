import { type PageEntry, renamePageSchema } from '../../core/contracts/pages'
import { AppError } from '../../core/errors'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { pageEntryOf } from './page-entry'
import { isOwn, noSuchPage } from './store'

/** Gives a user's page a name of its own; the page itself and its place in the list stay. Throws AppError `invalid_request`, `not_found`. */
export async function renamePage(db: Database, userId: string, id: string, body: unknown): Promise<PageEntry> {
	const parsed = renamePageSchema.safeParse(body)
	if (!parsed.success) throw new AppError('invalid_request', 'A name has 1 to 200 characters. Type another one.')
	const [row] = isUuid(id) ? await db.update(pages).set({ name: parsed.data.title }).where(isOwn(userId, id)).returning() : []
	if (!row) throw noSuchPage()
	return pageEntryOf(row)
}
