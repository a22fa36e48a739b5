import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { PACKAGE_DIR } from '../root'
import type { OpenDatabase } from './database'
import { lockFolder } from './folder-lock'
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
		const pglite = await PGlite.create({ dataDir: join(dataDir, 'db') })
		const db = drizzle(pglite, { schema })
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
