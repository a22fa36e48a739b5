import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { within } from '../runtime/within'
import { checkHistory } from './check-history'
import type { OpenDatabase } from './database'
import * as schema from './schema/schema'

/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_204_113
const MOST_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5_000
/** /readyz waits this long for the database. */
const PING_TIMEOUT_MS = 3_000
/**
 * The server ends a statement at its limit; a connection silent for this much longer is dead (the network swallows what
 * is sent).
 */
const SILENCE_MARGIN_MS = 2_000

export type PostgresConfig = { url: string; statementTimeoutMs: number; migrationsFolder: string; report(error: unknown): void }

/**
 * Opens a pool on a PostgreSQL server whose tables are up to date; whatever happens to a connection ends neither the
 * process nor the pool.
 */
export async function openPostgres({ url, statementTimeoutMs, migrationsFolder, report }: PostgresConfig): Promise<OpenDatabase> {
	await migrateLocked(url, migrationsFolder)
	const connection = {
		connectionString: url,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		keepAlive: true,
		statement_timeout: statementTimeoutMs,
		// A transaction whose process is gone without a word gives its locks back.
		idle_in_transaction_session_timeout: statementTimeoutMs * 2,
	}
	const pool = new pg.Pool({ ...connection, max: MOST_CONNECTIONS })
	// A connection that breaks while idle is replaced by the pool; unheard, its error event would end the process.
	pool.on('error', report)
	pool.on('connect', (client) => {
		// The same for one that breaks while checked out, between two statements of a transaction: the next statement
		// rejects.
		client.on('error', report)
		endWhenSilent(client, statementTimeoutMs + SILENCE_MARGIN_MS)
	})
	return {
		db: drizzle(pool, { schema }),
		engine: { kind: 'postgres', connection: { ...connection, query_timeout: statementTimeoutMs + SILENCE_MARGIN_MS } },
		async ping() {
			await within(PING_TIMEOUT_MS, pool.query('select 1'), new Error('Connection terminated: no answer in time'))
		},
		close: () => pool.end(),
	}
}

/** The pool lets go of idle connections sooner than this, so a silent one waits for an answer that does not come. */
function endWhenSilent(client: pg.PoolClient, limitMs: number): void {
	const { stream } = client.connection
	if (stream instanceof Socket) stream.setTimeout(limitMs, () => stream.destroy(new Error('Connection terminated: the database is silent')))
}

/** Migrations run on a connection of their own, without limits: a long one is no fault. */
async function migrateLocked(url: string, migrationsFolder: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
	client.on('error', () => undefined)
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
		await checkHistory(async (statement) => (await client.query(statement)).rows, migrationsFolder)
		await migrate(drizzle(client), { migrationsFolder })
	} finally {
		await client.end()
	}
}
