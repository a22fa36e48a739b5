import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { keysOfOtherPages } from './page-files'

/**
 * Those of the keys that nothing but the given pages needs: no version of another page, whoever's it is (pictures are
 * named by their content, so two sellers may share one), no store profile's logo, no product in a store whose
 * description shows them from here, no generation that has not made its page yet.
 */
export async function withoutNeeded(db: Database, keys: readonly string[], pageIds: readonly string[]): Promise<Set<string>> {
	const left = new Set(keys)
	if (left.size === 0) return left
	for (const needed of await keysBesidesPages(db, keys)) left.delete(needed)
	for (const needed of await keysOfOtherPages(db, [...left], pageIds)) left.delete(needed)
	return left
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
	return (result as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key)
}
