import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
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

/** The embedded database: one session, whoever asks. */
export type PgliteEngine = {
	kind: 'pglite'
	pool: pg.Pool
	/** Hears what is told on a channel from now on. */
	listen(channel: string, hear: (payload: string) => void): Promise<void>
}

export type OpenDatabase = {
	db: Database
	/** How the job queue reaches the same database. */
	engine: PgliteEngine | { kind: 'postgres'; connection: PostgresConnection }
	/** Throws when the database does not answer. */
	ping(): Promise<void>
	close(): Promise<void>
}
