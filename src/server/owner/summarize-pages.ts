import { count, desc, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnerPages } from '../../core/contracts/owner'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'

const MOST_LISTED = 100

/**
 * Pages of all users, those in the trash left out: how many, for which markets and in which languages, and the latest
 * hundred.
 */
export async function summarizePages(db: Database): Promise<OwnerPages> {
	const markets = await countBy(db, pages.market)
	const languages = await countBy(db, pages.language)
	const latest = await db
		.select()
		.from(pages)
		.where(isNull(pages.deletedAt))
		.orderBy(desc(pages.createdAt), desc(pages.id))
		.limit(MOST_LISTED)
	return {
		total: markets.reduce((sum, one) => sum + one.count, 0),
		markets: markets.map(({ name, ...rest }) => ({ market: name, ...rest })),
		languages: languages.map(({ name, ...rest }) => ({ language: name, ...rest })),
		latest: latest.map((row) => ({
			id: row.id,
			user_id: row.userId,
			title: row.name ?? row.title,
			market: row.market,
			language: row.language,
			product_url: row.productUrl,
			created_at: row.createdAt.toISOString(),
			updated_at: row.updatedAt.toISOString(),
		})),
	}
}

function countBy(db: Database, column: PgColumn) {
	return db
		.select({ name: column, count: count() })
		.from(pages)
		.where(isNull(pages.deletedAt))
		.groupBy(column)
		.orderBy(desc(count()), column) as Promise<{ name: string; count: number }[]>
}
