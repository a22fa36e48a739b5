import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }
import { copyDatabase, databaseSetting } from '../../../test/support/database-template'
import { explainStart } from '../explain-start'
import { DatabaseTooOldError } from './check-history'
import { type Database, openDatabase } from './open-database'
import { generations, pageFiles, storeProfiles } from './schema/schema'

const [FIRST = 0, ...LATER] = journal.entries.map(({ when }) => when)
let dataDir: string
beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'vitrine-history-'))
	await copyDatabase(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/**
 * Opens the database of this test as a start does, which brings its tables up to date; on PostgreSQL where tests run
 * on it.
 */
async function start<T>(look: (db: Database) => Promise<T>): Promise<T> {
	const { DATABASE_URL: url } = await databaseSetting(dataDir)
	const opened = await openDatabase({ url, dataDir })
	try {
		return await look(opened.db)
	} finally {
		await opened.close()
	}
}

/** Writes down other migrations than were run, as a version that had more of them would have. */
async function pretend(db: Database, applied: readonly number[]): Promise<void> {
	await db.execute(sql`delete from drizzle.__drizzle_migrations`)
	for (const when of applied)
		await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`of ${when}`}, ${when})`)
}

/** Makes all tables anew as the first migration made them, in a database that has nothing else. */
async function goBackToTheFirst(db: Database): Promise<void> {
	await db.execute(sql.raw('drop schema public cascade; create schema public'))
	await db.execute(sql.raw(readFileSync('migrations/0000_first.sql', 'utf8')))
	await pretend(db, [FIRST - 2000, FIRST - 1000, FIRST])
}

it(
	'[N-3] a database of before the migrations were joined opens with all it holds; half-way through them ' + 'it is refused by name',
	async () => {
		await start(async (db) => {
			await db.insert(storeProfiles).values({ userId: 'seller', profile: { name: 'Atelier' } })
			await pretend(db, [FIRST - 2000, FIRST - 1000, FIRST, ...LATER])
		})
		await start(async (db) => {
			expect(await db.select().from(storeProfiles)).toMatchObject([{ userId: 'seller', profile: { name: 'Atelier' } }])
			await pretend(db, [FIRST - 2000, FIRST - 1000])
		})
		const error: unknown = await start(async () => undefined).catch((caught: unknown) => caught)
		expect(error).toBeInstanceOf(DatabaseTooOldError)
		expect(explainStart(error, { dataDir, port: 0 })).toContain('Start the last version from before that once')
	},
)

it('[N-3] [A-6] the files that stored versions show are noted by the upgrade, of typed pages and of saved HTML, each once', async () => {
	const file = (name: string) => ({ key: `ab/${name}.webp`, format: 'webp' })
	const page = JSON.stringify({ images: [{ files: [file('one'), file('two')] }, { files: [file('one')] }] })
	const html = '<img src="/files/cd/three.jpg"><img src="https://shop.example/files/ab/two.webp"><img src="/other/cd/no.jpg">'
	const id = crypto.randomUUID()
	await start(async (db) => {
		await goBackToTheFirst(db)
		await db.execute(sql`insert into pages (id, user_id, version, product_url, should_show_toast, title, language, market)
			values (${id}, 'seller', 2, 'https://shop.example', 0, 'Kettle', 'english', 'usa')`)
		await db.execute(sql`insert into page_versions (page_id, version, page, compatibility_html)
			values (${id}, 1, ${page}::jsonb, null), (${id}, 2, ${page}::jsonb, ${html})`)
		await db.execute(sql`insert into generations (id, user_id, status, input)
			values (${id}, 'seller', 'running', ${JSON.stringify({ language: 'english', market: 'usa', notDone: [] })}::jsonb)`)
	})
	await start(async (db) => {
		const rows = await db.select().from(pageFiles).orderBy(pageFiles.version, pageFiles.key)
		expect(rows.map(({ version, key }) => [version, key])).toEqual([
			[1, 'ab/one.webp'],
			[1, 'ab/two.webp'],
			[2, 'ab/one.webp'],
			[2, 'ab/two.webp'],
			[2, 'cd/three.jpg'],
		])
		expect(await db.select({ status: generations.status, runId: generations.runId }).from(generations)).toEqual([
			{ status: 'running', runId: null },
		])
		await db.execute(sql`delete from pages where id = ${id}`)
		expect(await db.$count(pageFiles)).toBe(0)
	})
})
