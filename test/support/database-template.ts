import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { takeLock } from '../../scripts/file-lock.mjs'
import { databaseIsEmbedded } from './database'

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

/** The whole server: loaded only by the first test of all that needs a database. */
async function loadServer() {
	const [{ createDeps }, { createLog }, { parseConfig }] = await Promise.all([
		import('../../src/server/deps/deps'),
		import('../../src/server/log'),
		import('../../src/config/config'),
	])
	return { createDeps, createLog, parseConfig }
}

/**
 * Folder of a database as the server makes it at its first start; made once for every state of the tables.
 */
async function newDatabase(): Promise<string> {
	const made = join(CACHE, keyOfDatabase())
	if (existsSync(made)) return made
	mkdirSync(CACHE, { recursive: true })
	const release = takeLock(`${CACHE}.lock`)
	try {
		if (existsSync(made)) return made
		for (const old of readdirSync(CACHE)) rmSync(join(CACHE, old), { recursive: true })
		const folder = mkdtempSync(join(CACHE, 'making-'))
		const { createDeps, createLog, parseConfig } = await loadServer()
		const deps = await createDeps(parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }), createLog('silent'))
		await deps.close()
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

let template: Promise<string> | undefined

/**
 * Puts a copy of a new database where a server will look for its own, unless that is there: much faster than making it.
 */
export async function copyDatabase(dataDir: string): Promise<void> {
	const target = join(dataDir, 'db')
	if (!databaseIsEmbedded || existsSync(target)) return
	template ??= newDatabase()
	const made = await template
	mkdirSync(dataDir, { recursive: true })
	// Twice as quick as its asynchronous brother, file by file.
	cpSync(made, target, { recursive: true })
}
