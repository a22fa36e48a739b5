import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Page } from '../../core/page/page'
import type { Database } from '../db/open-database'
import { pageFiles, pageVersions } from '../db/schema/schema'

type NewVersion = Omit<typeof pageVersions.$inferInsert, 'page' | 'autosavingSince'> & {
	page: Pick<Page, 'images'>
	autosavingSince?: SQL | Date | null
}

/** Stores versions of pages with the files they show. */
export async function insertPageVersions(tx: Database, versions: readonly NewVersion[]): Promise<void> {
	await tx.insert(pageVersions).values([...versions])
	const stored = versions.map(({ pageId, version }) => sql`(${pageId}::uuid, ${version}::integer)`)
	await recordFiles(tx, sql`(page_id, version) in (${sql.join(stored, sql`, `)})`)
}

/**
 * Records what versions show that were stored without it: by a process of a release before the table, which ran on
 * beside this one while it was taken over.
 */
export async function recordShownFiles(db: Database): Promise<void> {
	await recordFiles(
		db,
		sql`not exists (
			select from page_files where page_files.page_id = page_versions.page_id and page_files.version = page_versions.version
		)`,
	)
}

/**
 * Records what versions show: the pictures of their typed page, and the files of ours in HTML that was saved in its
 * stead. Migration 0001 did the same with the versions that were there before the table.
 */
async function recordFiles(db: Database, which: SQL): Promise<void> {
	await db.execute(sql`
		with stored as (select page_id, version, page, compatibility_html from page_versions where ${which})
		insert into page_files (page_id, version, key)
		select page_id, version, shown #>> '{}'
		from stored, jsonb_path_query(page, '$.images[*].files[*].key ? (@.type() == "string")') as shown
		union
		select page_id, version, shown[1]
		from stored, regexp_matches(compatibility_html, '/files/([a-z0-9/-]+[.](?:webp|avif|jpg|png))', 'g') as shown
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
