import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/schema'

export type Schema = typeof schema
/** The database, embedded or not; a transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>

/** How another pool reaches the same PostgreSQL server, within the same limits. */
export type PostgresConnection = {
	connectionString: string
	connectionTimeoutMillis: number
	keepAlive: boolean
	statement_timeout: number
	idle_in_transaction_session_timeout: number
	query_timeout: number
}

export type OpenDatabase = {
	db: Database
	/** How the job queue reaches the same database. */
	engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; connection: PostgresConnection }
	/** Throws when the database does not answer. */
	ping(): Promise<void>
	close(): Promise<void>
}
