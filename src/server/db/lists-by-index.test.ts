import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseSetting } from '../../../test/support/database-template'
import { openKeptDatabase } from '../../../test/support/kept-database'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { summarizeAttempts } from '../owner/attempt-repository'
import { summarizeFailures } from '../owner/summarize-failures'
import { summarizePages } from '../owner/summarize-pages'
import { listPages } from '../pages/list-pages'
import { listReviews, listShownReviews } from '../reviews/repository'
import type { Database, OpenDatabase } from './open-database'
import * as schema from './schema/schema'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let opened: OpenDatabase
beforeAll(async () => {
	folder = await temporaryFolder()
	const { DATABASE_URL: url } = await databaseSetting(folder.path)
	opened = await openKeptDatabase({ url, dataDir: folder.path })
})
afterAll(async () => {
	await opened.close()
	await folder.remove()
})

/** The statements of a list that end after so many rows: only these can stop before they have read all. */
async function limitedStatements(list: (db: Database) => Promise<unknown>): Promise<SQL[]> {
	const found: SQL[] = []
	const recording = drizzle(
		async (text, values) => {
			const parts = text.split(/\$\d+/).map((part, at) => (at === 0 ? sql.raw(part) : sql`${values[at - 1]}${sql.raw(part)}`))
			if (/ order by .* limit /.test(text) && !text.includes(' group by ')) found.push(sql.join(parts))
			return { rows: [] }
		},
		{ schema },
	)
	await list(recording as unknown as Database)
	return found
}

/** How the database reads it where it must not sort if an index does. */
async function planOf(statement: SQL): Promise<string> {
	return opened.db.transaction(async (tx) => {
		for (const way of ['sort', 'incremental_sort', 'seqscan', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = off`))
		const { rows } = (await tx.execute(sql`explain ${statement}`)) as unknown as { rows: Record<string, string>[] }
		return rows.flatMap(Object.values).join('\n')
	})
}

const now = new Date()
it.each([
	['the owner’s reviews', listReviews],
	['the reviews in public', listShownReviews],
	['the owner’s pages', summarizePages],
	['the owner’s failed generations', (db: Database) => summarizeFailures(db, now)],
	['the owner’s tries of sources', (db: Database) => summarizeAttempts(db, now)],
	['a seller’s pages', (db: Database) => listPages(db, 'seller', { search: '' })],
])('[N-9] %s are read in the order of an index, however many there are', async (_list, read) => {
	const statements = await limitedStatements(read)
	expect(statements).toHaveLength(1)
	for (const statement of statements) {
		const plan = await planOf(statement)
		expect(plan).toContain('Index Scan')
		expect(plan).not.toContain('Sort')
	}
})
