import { join } from 'node:path'
import { PACKAGE_DIR } from '../runtime/root'
import type { OpenDatabase } from './database'
import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'

export type { Database, OpenDatabase, PgliteEngine } from './database'

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
	return url
		? openPostgres({ url, statementTimeoutMs, migrationsFolder: MIGRATIONS, report })
		: openPglite({ dataDir, migrationsFolder: MIGRATIONS, report })
}
