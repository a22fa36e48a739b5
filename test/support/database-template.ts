import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { takeLock } from '../../scripts/file-lock.mjs'
import { databaseIsEmbedded, testServer } from './database'

const CACHE = resolve('node_modules/.cache/vitrine/databases')
/** Whatever decides what a new database holds: our tables, the job queue's, and the database itself. */
const DECIDES = ['migrations', 'src/server/jobs', 'src/server/db', 'node_modules/.package-lock.json', 'test/support/database-template.ts']
/**
 * PostgreSQL's own two databases, from which others are made. Nobody connects to them: empty, they spare the copying of
 * half of all files.
 */
const NEVER_READ = ['base/1', 'base/4']

function keyOfDatabase(): string {
	const hash = createHash('sha256')
	for (const place of DECIDES.map((path) => resolve(path))) {
		const isFile = /\.(json|ts)$/.test(place)
		const below = isFile ? [''] : readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()
		for (const name of below.filter((path) => /^$|\.(sql|ts|json)$/.test(path))) hash.update(name).update(readFileSync(join(place, name)))
	}
	return hash.digest('hex').slice(0, 16)
}

/** Makes, in an empty data folder, what a server's first start makes there. */
type FirstStart = (dataDir: string) => Promise<void>

const startHere: FirstStart = async (dataDir) => {
	const { createDeps, createLog, parseConfig } = await loadServer()
	const deps = await createDeps(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), createLog('silent'))
	await deps.close()
}

/** The whole server: loaded only by the first test of all that needs a database. */
async function loadServer() {
	const [{ createDeps }, { createLog }, { parseConfig }] = await Promise.all([
		import('../../src/server/deps/deps'),
		import('../../src/server/runtime/log'),
		import('../../src/config/config'),
	])
	return { createDeps, createLog, parseConfig }
}

/**
 * Folder of a database as the server makes it at its first start; made once for every state of the tables.
 */
async function newDatabase(startFirst: FirstStart): Promise<string> {
	const made = join(CACHE, keyOfDatabase())
	if (existsSync(made)) return made
	mkdirSync(CACHE, { recursive: true })
	const release = takeLock(`${CACHE}.lock`)
	try {
		if (existsSync(made)) return made
		for (const old of readdirSync(CACHE)) rmSync(join(CACHE, old), { recursive: true })
		const folder = mkdtempSync(join(CACHE, 'making-'))
		await startFirst(join(folder, 'data'))
		const database = join(folder, 'data', 'db')
		for (const part of NEVER_READ) {
			rmSync(join(database, part), { recursive: true })
			mkdirSync(join(database, part))
		}
		renameSync(database, made)
		rmSync(folder, { recursive: true })
		return made
	} finally {
		release()
	}
}

const PROGRAM = resolve('node_modules/@electric-sql/pglite/dist/pglite.wasm')
/** The database's own program. While it is held, no database that opens in this process compiles it again. */
let program: Promise<unknown> | undefined
let template: Promise<string> | undefined
let templateOnServer: Promise<string> | undefined

/**
 * Puts a copy of a new database where a server will look for its own, unless that is there: much faster than making it.
 * `startFirst` makes the one that is copied, unless another run has.
 */
export async function copyDatabase(dataDir: string, startFirst = startHere): Promise<void> {
	const target = join(dataDir, 'db')
	if (!databaseIsEmbedded || existsSync(target)) return
	program ??= WebAssembly.compile(readFileSync(PROGRAM))
	template ??= newDatabase(startFirst)
	const [made] = await Promise.all([template, program])
	mkdirSync(dataDir, { recursive: true })
	// Twice as quick as its asynchronous brother, file by file.
	cpSync(made, target, { recursive: true })
}

/**
 * The tests run on embedded PGlite, or, when TEST_DATABASE_URL names a PostgreSQL server, on that: a database of its
 * own for every data folder, so that a test which starts twice in one folder finds what it left.
 */
export async function databaseSetting(dataDir: string): Promise<{ DATABASE_URL?: string }> {
	const address = testServer
	if (!address) return {}
	const name = `vitrine_test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
	await onServer(address, async (server) => {
		if (await exists(server, name)) return
		templateOnServer ??= newDatabaseOn(address)
		await server.query(`create database ${name} template ${await templateOnServer}`)
	})
	return { DATABASE_URL: addressOf(address, name) }
}

/** Name of a database on the server as ours makes it at its first start; made once for every state of the tables. */
async function newDatabaseOn(server: string): Promise<string> {
	const made = `vitrine_new_${keyOfDatabase()}`
	mkdirSync(CACHE, { recursive: true })
	const release = takeLock(`${CACHE}.lock`)
	try {
		await onServer(server, async (client) => {
			if (await exists(client, made)) return
			await client.query(`drop database if exists ${made}_making`)
			await client.query(`create database ${made}_making`)
			const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-making-'))
			const { createDeps, createLog, parseConfig } = await loadServer()
			const settings = { DATA_DIR: dataDir, DATABASE_URL: addressOf(server, `${made}_making`), LOG_LEVEL: 'silent' }
			const deps = await createDeps(parseConfig(settings), createLog('silent'))
			await deps.close()
			rmSync(dataDir, { recursive: true })
			await client.query(`alter database ${made}_making rename to ${made}`)
		})
		return made
	} finally {
		release()
	}
}

async function onServer(address: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
	const client = new pg.Client({ connectionString: address })
	await client.connect()
	try {
		await act(client)
	} finally {
		await client.end()
	}
}

async function exists(client: pg.Client, database: string): Promise<boolean> {
	return (await client.query('select 1 from pg_database where datname = $1', [database])).rowCount === 1
}

function addressOf(server: string, database: string): string {
	const url = new URL(server)
	url.pathname = `/${database}`
	return url.href
}
