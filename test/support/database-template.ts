import { existsSync } from 'node:fs'
import { constants, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '../../src/server/config'
import { createDeps } from '../../src/server/deps'
import { createLog } from '../../src/server/log'
import { databaseIsEmbedded } from './database'

/** Before all tests: makes one new embedded database by the server's own start; the tests begin with copies of it, which is much faster. */
export default async function setUp(): Promise<() => Promise<void>> {
	if (!databaseIsEmbedded) return async () => {}
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'))
	const deps = await createDeps(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), createLog('silent'))
	await deps.close()
	process.env.TEST_DATABASE_TEMPLATE = join(folder, 'db')
	return () => rm(folder, { recursive: true, force: true })
}

/** Puts a copy of the new database, if one was made, where a server will look for its own, unless that is there. */
export async function copyDatabase(dataDir: string): Promise<void> {
	const template = process.env.TEST_DATABASE_TEMPLATE
	const target = join(dataDir, 'db')
	if (template && !existsSync(target)) await cp(template, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
