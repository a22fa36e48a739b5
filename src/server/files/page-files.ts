import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Page } from '../../core/page/page'
import type { Database } from '../db/open-database'
import { pageFiles, pageVersions } from '../db/schema/schema'

/** Where saved HTML shows a file of ours. */
const SHOWN_IN_HTML = /\/files\/([a-z0-9/-]+\.(?:webp|avif|jpg|png))/g

type NewVersion = Omit<typeof pageVersions.$inferInsert, 'page' | 'autosavingSince'> & {
	page: Pick<Page, 'images'>
	autosavingSince?: SQL | Date | null
}

/** Stores versions of pages with the files they show: as a typed page, or as HTML saved in its stead. */
export async function insertPageVersions(tx: Database, versions: readonly NewVersion[]): Promise<void> {
	await tx.insert(pageVersions).values([...versions])
	const shown = versions.flatMap(({ pageId, version, page, compatibilityHtml }) =>
		[...keysShown(page, compatibilityHtml ?? '')].map((key) => ({ pageId, version, key })),
	)
	if (shown.length > 0) await tx.insert(pageFiles).values(shown)
}

function keysShown({ images }: Pick<Page, 'images'>, html: string): Set<string> {
	const typed = images.flatMap(({ files }) => files.map(({ key }) => key))
	const inHtml = [...html.matchAll(SHOWN_IN_HTML)].map(([, key = '']) => key)
	return new Set([...typed, ...inHtml])
}

/**
 * Records what versions show that were stored without it: by a process of a release before the table, which ran on
 * beside this one while it was taken over.
 */
export async function recordShownFiles(db: Database): Promise<void> {
	await db.execute(sql`
		with unrecorded as (
			select page_id, version, page, compatibility_html from page_versions
			where not exists (
				select from page_files where page_files.page_id = page_versions.page_id and page_files.version = page_versions.version
			)
		)
		insert into page_files (page_id, version, key)
		select page_id, version, shown #>> '{}'
		from unrecorded, jsonb_path_query(page, '$.images[*].files[*].key ? (@.type() == "string")') as shown
		union
		select page_id, version, shown[1]
		from unrecorded, regexp_matches(compatibility_html, '/files/([a-z0-9/-]+[.](?:webp|avif|jpg|png))', 'g') as shown
		on conflict do nothing`)
}

/** Every file that a version of these pages shows. */
export async function fileKeysOf(db: Database, pageIds: readonly string[]): Promise<string[]> {
	const rows = await db
		.selectDistinct({ key: pageFiles.key })
		.from(pageFiles)
		.where(inArray(pageFiles.pageId, [...pageIds]))
	return rows.map(({ key }) => key)
}

/** Those of the keys that a version of another page than these shows, whoever's it is. */
export async function keysOfOtherPages(db: Database, keys: readonly string[], pageIds: readonly string[]): Promise<string[]> {
	const shown = db
		.select({ key: pageFiles.key })
		.from(pageFiles)
		.where(and(eq(pageFiles.key, sql`asked.key`), notInArray(pageFiles.pageId, [...pageIds])))
	const result = await db.execute(
		sql`select asked.key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as asked (key) where exists (${shown})`,
	)
	return (result as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key)
}
