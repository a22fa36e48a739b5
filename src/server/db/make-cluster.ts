import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** What a folder being made is called besides the process that makes it. */
const MAKING = '.making-'
// Ends with the process that began it. Errors go back with their code, by which a full disk is told from a fault.
const PROGRAM = `
process.once('disconnect', () => process.exit(1))
const [, pglite, folder] = process.argv
require(pglite).PGlite.create({ dataDir: folder }).then((made) => made.close()).then(
	() => process.exit(0),
	({ code, message, stack }) => process.send({ code, message, stack }, () => process.exit(1)),
)
`

/**
 * Makes the embedded database's files where there are none, in a process that then ends: it takes 400 MB, some of which
 * a process that makes them itself keeps for good. They are made beside the folder and take its place when they are
 * whole, so that a process killed meanwhile leaves no half-made database. Throws what making them threw.
 */
export async function makeCluster(folder: string): Promise<void> {
	if (existsSync(join(folder, 'PG_VERSION'))) return
	const making = `${folder}${MAKING}${process.pid}`
	await removeUnfinished(folder)
	await makeIn(making)
	await rm(folder, { recursive: true, force: true })
	await rename(making, folder)
}

async function makeIn(folder: string): Promise<void> {
	const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
	const maker = spawn(process.execPath, ['--eval', PROGRAM, pglite, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
	let thrown: Error | undefined
	maker.once('message', (said: Pick<Error, 'message'>) => {
		thrown = Object.assign(new Error(said.message), said)
	})
	const [code, signal] = await once(maker, 'exit')
	if (thrown) throw thrown
	if (code !== 0) throw new Error(`The process that makes the database's files ended with ${signal ?? code}.`)
}

/** What a process left that was killed while it made a database. */
async function removeUnfinished(folder: string): Promise<void> {
	const left = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}${MAKING}`))
	for (const name of left) await rm(join(dirname(folder), name), { recursive: true, force: true })
}
