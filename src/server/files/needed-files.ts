import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'

/** Versions looked at in one query: nobody waits longer for the database than these take. */
const AT_ONCE = 200

type Row = Record<string, unknown>
const rowsOf = (result: unknown): Row[] => (Array.isArray(result) ? result : (result as { rows: Row[] }).rows)
const keysOf = (rows: readonly Row[]): string[] => rows.flatMap(({ key }) => (typeof key === 'string' ? [key] : []))

/** The files a version shows, as rows of `key`: as a typed page, or as HTML saved in its stead. */
export const filesShown = (version: SQL): SQL => sql`(
	select shown #>> '{}' as key from jsonb_path_query(${version}.page, '$.images[*].files[*].key') as shown
	union
	select found[1] as key from regexp_matches(${version}.compatibility_html, '/files/([a-z0-9/-]+[.](?:webp|avif|jpg|png))', 'g') as found)`

/** Every file that a version of these pages shows. */
export async function fileKeysOf(db: Database, pageIds: readonly string[]): Promise<string[]> {
	const result = await db.execute(sql`
		select distinct file.key
		from page_versions, lateral ${filesShown(sql`page_versions`)} as file
		where page_id in ${pageIds}`)
	return keysOf(rowsOf(result))
}

/**
 * Those of the keys that nothing but the given pages needs: no version of another page, whoever's it is (pictures are
 * named by their content, so two sellers may share one), no store profile's logo, no product in a store whose
 * description shows them from here, no generation that has not made its page yet.
 */
export async function withoutNeeded(db: Database, keys: readonly string[], pageIds: readonly string[]): Promise<Set<string>> {
	const left = new Set(keys)
	const strike = (needed: readonly string[]) => {
		for (const key of needed) left.delete(key)
	}
	if (left.size > 0) strike(await keysBesidesPages(db, keys))
	let place = { page: '00000000-0000-0000-0000-000000000000', version: -1 }
	while (left.size > 0) {
		const part = await keysOfPart(db, place, pageIds)
		strike(part.keys)
		if (!part.last) break
		place = part.last
	}
	return left
}

/** The next versions behind a place, in the order of their primary key, with the files they show. */
async function keysOfPart(db: Database, place: { page: string; version: number }, pageIds: readonly string[]) {
	const rows = rowsOf(
		await db.execute(sql`
		with part as (
			select page_id, version, page, compatibility_html from page_versions
			where (page_id, version) > (${place.page}::uuid, ${place.version}::int) and page_id not in ${pageIds}
			order by page_id, version limit ${AT_ONCE})
		select page_id::text as page, version,
			(select jsonb_agg(file.key) from ${filesShown(sql`part`)} as file) as keys
		from part order by page_id, version`),
	)
	const last = rows.at(-1)
	const keys = rows.flatMap((row) => (Array.isArray(row.keys) ? keysOf(row.keys.map((key) => ({ key }))) : []))
	return { keys, last: last && { page: String(last.page), version: Number(last.version) } }
}

async function keysBesidesPages(db: Database, keys: readonly string[]): Promise<string[]> {
	const result = await db.execute(sql`
		select profile->'brand'->>'logoKey' as key from store_profiles where profile->'brand'->>'logoKey' in ${keys}
		union
		select key from store_products cross join lateral jsonb_array_elements_text(linked_files) as key where key in ${keys}
		union
		select file->>'key'
		from generation_steps
		join generations on generations.id = generation_steps.generation_id
		cross join lateral jsonb_path_query(result, '$.**.files[*]') as file
		where generations.status in ('queued', 'running', 'facts') and jsonb_typeof(file) = 'object' and file->>'key' in ${keys}`)
	return keysOf(rowsOf(result))
}
