import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { PACKAGE_DIR } from '../root'
import { lockFolder } from './folder-lock'
import * as schema from './schema/schema'

export type Schema = typeof schema
/** The database, embedded or not; a transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>

export type OpenDatabase = {
	db: Database
	/** How the job queue reaches the same database. */
	engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; connectionString: string }
	/** Throws when the database does not answer. */
	ping(): Promise<void>
	close(): Promise<void>
}

const MIGRATIONS = { migrationsFolder: join(PACKAGE_DIR, 'migrations') }
/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_204_113

/** Opens the database and brings its tables up to date. Without `url`: PGlite in `dataDir/db`, for this process alone. */
export async function openDatabase(config: { url: string | undefined; dataDir: string }): Promise<OpenDatabase> {
	return config.url ? openPostgres(config.url) : openPglite(config.dataDir)
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
	const unlock = lockFolder(dataDir)
	try {
		await mkdir(join(dataDir, 'db'), { recursive: true })
		const pglite = await PGlite.create({ dataDir: join(dataDir, 'db') })
		const db = drizzlePglite(pglite, { schema })
		await migratePglite(db, MIGRATIONS)
		return {
			db,
			engine: { kind: 'pglite', pglite },
			async ping() {
				await pglite.query('select 1')
			},
			async close() {
				await pglite.close()
				unlock()
			},
		}
	} catch (error) {
		unlock()
		throw error
	}
}

async function openPostgres(url: string): Promise<OpenDatabase> {
	await migrateLocked(url)
	const pool = new pg.Pool({ connectionString: url, max: 20 })
	// A pooled connection that breaks while idle is replaced by the pool; unheard, its error event would end the process.
	pool.on('error', () => undefined)
	// The same for a connection that breaks while it is checked out between two queries of a transaction: the next query rejects.
	pool.on('connect', (client) => client.on('error', () => undefined))
	return {
		db: drizzlePg(pool, { schema }),
		engine: { kind: 'postgres', connectionString: url },
		async ping() {
			await pool.query('select 1')
		},
		close: () => pool.end(),
	}
}

async function migrateLocked(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	client.on('error', () => undefined)
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
		await migratePg(drizzlePg(client), MIGRATIONS)
	} finally {
		await client.end()
	}
}
