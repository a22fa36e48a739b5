import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A database whose tables are older than the first migration there still is. */
export class DatabaseTooOldError extends Error {
	constructor() {
		super(
			'This database was last opened by a version of Vitrine from before its migrations were joined into one. ' +
				'Start the last version from before that once, so that it brings the tables up to date; then start this one.',
		)
		this.name = 'DatabaseTooOldError'
	}
}

/**
 * Throws DatabaseTooOldError for a database that stopped half-way through the migrations which the first one here
 * replaces: it has their tables in part. One that has all of them is taken as it is, since the first migration bears
 * the time of the last that it replaced; an empty one gets it. `query` answers the rows of a statement.
 */
export async function checkHistory(query: (statement: string) => Promise<readonly unknown[]>, migrationsFolder: string): Promise<void> {
	const [table] = await query(`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
	if (!(table as { name: string | null } | undefined)?.name) return
	const [row] = await query('select max(created_at)::text as latest from drizzle.__drizzle_migrations')
	const latest = (row as { latest: string | null } | undefined)?.latest
	const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] }
	if (latest && Number(latest) < (journal.entries[0]?.when ?? 0)) throw new DatabaseTooOldError()
}
