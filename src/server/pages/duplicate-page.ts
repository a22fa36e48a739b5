import type { PageEntry } from '../../core/contracts/pages'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { insertPageVersions } from '../files/files'
import { pageEntryOf } from './page-entry'
import { getOwnPage } from './repository'
import { searchTextOf } from './search-text'

const COPY = ' (copy)'
const LONGEST_NAME = 200

/**
 * A second page like a user's own, as it stands now; its history begins anew. Both pages use the same picture files,
 * which are kept as long as either needs them. Throws AppError `not_found`.
 */
export async function duplicatePage(db: Database, userId: string, id: string, copyId: string): Promise<PageEntry> {
	const { row, page, compatibilityHtml } = await getOwnPage(db, userId, id)
	const { productUrl, shouldShowToast, title, language, market, thumbnailKey } = row
	const name = `${(row.name ?? title).slice(0, LONGEST_NAME - COPY.length)}${COPY}`
	const copy = {
		id: copyId,
		userId,
		version: 1,
		productUrl,
		shouldShowToast,
		title,
		name,
		language,
		market,
		thumbnailKey,
		searchText: searchTextOf({ ...row, name }),
	}
	return db.transaction(async (tx) => {
		const [made] = await tx.insert(pages).values(copy).returning()
		if (!made) throw new Error('an inserted page was not returned')
		await insertPageVersions(tx, [{ pageId: copyId, version: 1, page, compatibilityHtml }])
		return pageEntryOf(made)
	})
}
