import { createHash } from 'node:crypto'
import pg from 'pg'

const server = process.env.TEST_DATABASE_URL

/** True when the tests run on the embedded database, which lies in the data folder. */
export const databaseIsEmbedded = !server

/**
 * The tests run on embedded PGlite, or, when TEST_DATABASE_URL names a PostgreSQL server, on that: a database of its
 * own for every data folder, so that a test which starts twice in one folder finds what it left.
 */
export async function databaseSetting(dataDir: string): Promise<{ DATABASE_URL?: string }> {
	if (!server) return {}
	const name = `vitrine_test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
	const client = new pg.Client({ connectionString: server })
	await client.connect()
	try {
		const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
		if (rowCount === 0) await client.query(`create database ${name}`)
	} finally {
		await client.end()
	}
	const url = new URL(server)
	url.pathname = `/${name}`
	return { DATABASE_URL: url.href }
}
