import { fileUrl } from '../../core/contracts/file-url'
import type { PageEntry } from '../../core/contracts/pages'
import { otherShop } from '../../core/quality/check-origin'
import type { PageRow } from './repository'

/** A page as the library lists it. */
export function pageEntryOf(row: PageRow): PageEntry {
	return {
		id: row.id,
		title: row.name ?? row.title,
		language: row.language,
		market: row.market,
		thumbnail_url: row.thumbnailKey === null ? null : fileUrl(row.thumbnailKey),
		shop: otherShop(row.productUrl) ?? null,
		updated_at: row.updatedAt.toISOString(),
	}
}
