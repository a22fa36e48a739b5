import { eq, isNull } from 'drizzle-orm'
import { foldText } from '../../core/locale/fold-text'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'

const AT_ONCE = 500

type Named = { title: string; name?: string | null; language: string; market: string }

/**
 * What a search for a page looks at: its title and name, its language and market by their names in English and their own. Folded
 * here and not by the database, whose idea of letters depends on how it was set up.
 */
export function searchTextOf({ title, name, language, market }: Named): string {
	const { label, endonym } = findLanguage(language) ?? {}
	return foldText([title, name, language, label, endonym, market, findMarket(market)?.label].filter(Boolean).join('\n'))
}

/** Gives the pages that were made before there was a search text theirs. */
export async function fillSearchTexts(db: Database): Promise<void> {
	for (;;) {
		const rows = await db.select().from(pages).where(isNull(pages.searchText)).limit(AT_ONCE)
		for (const row of rows) {
			await db
				.update(pages)
				.set({ searchText: searchTextOf(row) })
				.where(eq(pages.id, row.id))
		}
		if (rows.length < AT_ONCE) return
	}
}
