import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './launch-app'

const run = promisify(execFile)
/** Where Debian and the PostgreSQL project's own packages put the server's programs, by version. */
const DEBIAN_DIR = '/usr/lib/postgresql'

/** The folder of an installed PostgreSQL's programs, the newest version first; undefined where there is none. */
export function installedPostgres(): string | undefined {
	const versions = existsSync(DEBIAN_DIR) ? readdirSync(DEBIAN_DIR).sort((a, b) => Number(b) - Number(a)) : []
	return versions.map((version) => join(DEBIAN_DIR, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** A PostgreSQL server of a test's own, in a temporary folder, on a port of its own. */
export type TestPostgres = {
	port: number
	/** The process that has begun all its others. */
	pid(): number
	/** Address of its database; at another port, to reach it through a relay. */
	url(port?: number): string
	/** Ends the server at once, as a crash would (`immediate`), or in good order. */
	stop(how?: 'immediate' | 'fast'): Promise<void>
	start(): Promise<void>
	/** One statement, on a connection of its own. */
	query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
	remove(): Promise<void>
}

/**
 * Creates and starts a server. It keeps nothing safe from a power cut, which makes it quick; a killed process loses
 * nothing.
 */
export async function startPostgres(): Promise<TestPostgres> {
	const bin = installedPostgres()
	if (!bin) throw new Error('PostgreSQL is not installed.')
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'))
	await chmod(folder, 0o777)
	const data = join(folder, 'data')
	const port = await freePort()
	await asOwner(`${bin}/initdb -D ${data} -U vitrine --auth=trust --no-sync -E UTF8 --locale=C`)
	const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
	const start = () => asOwner(`${bin}/pg_ctl -D ${data} -w -t 60 -l ${folder}/log -o '${settings}' start`)
	const stop = (how: 'immediate' | 'fast' = 'immediate') => asOwner(`${bin}/pg_ctl -D ${data} -w -m ${how} stop`)
	await start()
	const url = (at = port) => `postgres://vitrine@127.0.0.1:${at}/vitrine`
	await asOwner(`${bin}/createdb -h 127.0.0.1 -p ${port} -U vitrine vitrine`)
	return {
		port,
		pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
		url,
		start,
		stop,
		async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
			const client = new pg.Client({ connectionString: url() })
			await client.connect()
			try {
				return (await client.query<Row>(text, values)).rows
			} finally {
				await client.end()
			}
		},
		async remove() {
			if (existsSync(join(data, 'postmaster.pid'))) await stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/** PostgreSQL refuses to run as root; there its own user, whom the packages create, runs it. */
async function asOwner(command: string): Promise<void> {
	const isRoot = userInfo().uid === 0
	const [program, args] = isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]] : ['/bin/sh', ['-c', command]]
	// What is started keeps these open: read, they would be waited for until the server ends.
	await run(program, args, { cwd: '/', env: { ...process.env, LC_ALL: 'C' } })
}
