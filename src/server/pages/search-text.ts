import { isNull, sql } from 'drizzle-orm'
import { APP_LANGUAGES } from '../../core/locale/app-languages'
import { foldText } from '../../core/locale/fold-text'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'

const AT_ONCE = 500

type Named = { title: string; name?: string | null; language: string; market: string }

/** Names of languages as each language of the app calls them. */
const NAMES = APP_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'language' }))

/**
 * What a search for a page looks at: its title and name, its language and market by the names the app
 * knows them by in each of its languages, the language also by its own. Folded here and not by the database, whose idea
 * of letters depends on how it was set up.
 */
export function searchTextOf({ title, name, language, market }: Named): string {
	const { label, endonym, tag } = findLanguage(language) ?? {}
	const called = tag ? NAMES.map((names) => names.of(tag)) : []
	const marketNames = Object.values(findMarket(market)?.words ?? {}).map((words) => words.name)
	return foldText([title, name, language, label, endonym, ...called, market, ...marketNames].filter(Boolean).join('\n'))
}

/** Gives the pages that were made before there was a search text theirs. */
export async function fillSearchTexts(db: Database): Promise<void> {
	for (;;) {
		const rows = await db.select().from(pages).where(isNull(pages.searchText)).limit(AT_ONCE)
		if (rows.length > 0) await fill(db, rows)
		if (rows.length < AT_ONCE) return
	}
}

/**
 * All at once, and only what is still without: another process may be serving, and a page be renamed there meanwhile.
 */
async function fill(db: Database, rows: readonly (Named & { id: string })[]): Promise<void> {
	const made = sql.join(
		rows.map((row) => sql`(${row.id}::uuid, ${searchTextOf(row)}::text)`),
		sql`, `,
	)
	await db.execute(sql`update pages set search_text = made.text from (values ${made}) as made(id, text)
		where pages.id = made.id and pages.search_text is null`)
}
