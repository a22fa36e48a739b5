import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, cp, mkdir, mkdtemp, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { takeLock } from '../../scripts/file-lock.mjs'
import { parseConfig } from '../../src/server/config'
import { createDeps } from '../../src/server/deps'
import { createLog } from '../../src/server/log'
import { databaseIsEmbedded } from './database'

const CACHE = resolve('node_modules/.cache/vitrine/databases')
/** Whatever decides what a new database holds: our tables, the job queue's, and the database itself. */
const DECIDES = ['migrations', 'src/server/jobs', 'src/server/db', 'node_modules/.package-lock.json']

function keyOfDatabase(): string {
	const hash = createHash('sha256')
	for (const place of DECIDES.map((path) => resolve(path))) {
		const below = place.endsWith('.json') ? [''] : readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()
		for (const name of below.filter((path) => /^$|\.(sql|ts|json)$/.test(path))) hash.update(name).update(readFileSync(join(place, name)))
	}
	return hash.digest('hex').slice(0, 16)
}

/** Folder of a database as the server makes it at its first start; made once for every state of the tables, then kept. */
async function newDatabase(): Promise<string> {
	const made = join(CACHE, keyOfDatabase())
	if (existsSync(made)) return made
	await mkdir(CACHE, { recursive: true })
	const release = takeLock(`${CACHE}.lock`)
	try {
		if (existsSync(made)) return made
		for (const old of readdirSync(CACHE)) rmSync(join(CACHE, old), { recursive: true })
		const folder = await mkdtemp(join(CACHE, 'making-'))
		const deps = await createDeps(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), createLog('silent'))
		await deps.close()
		await rename(join(folder, 'db'), made)
		rmSync(folder, { recursive: true })
		return made
	} finally {
		release()
	}
}

let template: Promise<string> | undefined

/** Puts a copy of a new database where a server will look for its own, unless that is there: much faster than making it. */
export async function copyDatabase(dataDir: string): Promise<void> {
	const target = join(dataDir, 'db')
	if (!databaseIsEmbedded || existsSync(target)) return
	template ??= newDatabase()
	await mkdir(dataDir, { recursive: true })
	await cp(await template, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
