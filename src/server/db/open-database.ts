import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PACKAGE_DIR } from '../root'
import { checkHistory } from './check-history'
import type { OpenDatabase } from './database'
import { lockFolder } from './folder-lock'
import { makeCluster } from './make-cluster'
import { openPostgres } from './open-postgres'
import * as schema from './schema/schema'

export type { Database, OpenDatabase } from './database'

const MIGRATIONS = join(PACKAGE_DIR, 'migrations')

export type DatabaseConfig = {
	url: string | undefined
	dataDir: string
	/** A statement on PostgreSQL may take this long. */
	statementTimeoutMs?: number
	/** Hears of connections that broke. */
	report?(error: unknown): void
}
const STATEMENT_TIMEOUT_MS = 15_000
/** Of PGlite: its default of 128 MB is touched at the start, whatever is stored. */
const SHARED_BUFFERS = '32MB'

/**
 * Opens the database and brings its tables up to date. Without `url`: PGlite in `dataDir/db`, for this process alone.
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
	const { url, dataDir, statementTimeoutMs = STATEMENT_TIMEOUT_MS, report = () => undefined } = config
	return url ? openPostgres({ url, statementTimeoutMs, migrationsFolder: MIGRATIONS, report }) : openPglite(dataDir)
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
	const unlock = lockFolder(dataDir)
	try {
		await mkdir(join(dataDir, 'db'), { recursive: true })
		// An installation on PostgreSQL does not load it.
		const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
			import('@electric-sql/pglite'),
			import('drizzle-orm/pglite'),
			import('drizzle-orm/pglite/migrator'),
		])
		// Its WebAssembly is compiled once: compiling it again, for speed, took a gigabyte and made no statement faster.
		setFlagsFromString('--no-wasm-tier-up')
		setFlagsFromString('--no-wasm-dynamic-tiering')
		await makeCluster(join(dataDir, 'db'))
		const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
		const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), startParams })
		const db = drizzle(pglite, { schema })
		await checkHistory(async (statement) => (await pglite.query(statement)).rows, MIGRATIONS)
		await migrate(db, { migrationsFolder: MIGRATIONS })
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
