import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type DatabaseConfig, type OpenDatabase, openDatabase } from '../../src/server/db/open-database'
import { copyDatabase } from './database-template'
import { temporaryFolder } from './temporary-folder'

/** An embedded database that stays open in this thread for whoever is next. */
type Kept = { opened: OpenDatabase; dataDir: string; inUse: boolean }
const kept: Kept[] = []
/** Data folders whose rows have given way to another's. */
const emptied = new Set<string>()

/**
 * In place of `openDatabase`, for servers whose tests are about something else than the database's files: opening one
 * takes half a second of processor time, emptying one an eighth. One that is closed is kept, with what is in it, for
 * the same data folder or, emptied, for the next. A data folder with a database of its own (`copyDatabase`) has that.
 * Throws for a folder that is opened again after its rows have given way: its test needs a database of its own.
 */
export async function openKeptDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
	const { dataDir } = config
	if (config.url || existsSync(join(dataDir, 'db'))) return openDatabase(config)
	if (emptied.has(dataDir)) throw new Error('What was in this database is gone. Give this test its own: `copyDatabase(dataDir)` first.')
	const free = kept.filter(({ inUse }) => !inUse)
	const found = free.find((one) => one.dataDir === dataDir) ?? free[0]
	if (!found) return lend(await openAnother(dataDir))
	// Taken before anything is waited for: two that open at once must not have the same one.
	found.inUse = true
	if (found.dataDir !== dataDir) {
		emptied.add(found.dataDir)
		found.dataDir = dataDir
		await emptyTables(found.opened, true)
	}
	return lend(found)
}

async function openAnother(dataDir: string): Promise<Kept> {
	const { path } = await temporaryFolder()
	await copyDatabase(path)
	const opened = await openDatabase({ url: undefined, dataDir: path })
	const one = { opened, dataDir, inUse: true }
	kept.push(one)
	return one
}

function lend(one: Kept): OpenDatabase {
	let closed = false
	return {
		...one.opened,
		async close() {
			if (!closed) one.inUse = false
			closed = true
		},
	}
}

/** All rows of ours and, where no queue is at work on them, of its jobs; what the queue says of itself stays. */
export async function emptyTables({ db }: Pick<OpenDatabase, 'db'>, queueToo: boolean): Promise<void> {
	const schemas = sql.raw(queueToo ? `'public', 'pgboss'` : `'public'`)
	const tables = await db.execute(sql`
		select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname in (${schemas}) and (schemaname, tablename) not in (('pgboss', 'version'), ('pgboss', 'queue'))`)
	const { rows } = tables as unknown as { rows: { name: string }[] }
	await db.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`))
}
