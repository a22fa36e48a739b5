import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const PROGRAM = `
const { workerData } = require('node:worker_threads')
const { PGlite } = require(workerData.pglite)
PGlite.create({ dataDir: workerData.folder }).then((made) => made.close())
`

/**
 * Makes the embedded database's files where there are none, in a thread that then ends: it takes 400 MB, which the
 * process would otherwise keep. Throws what the thread threw.
 */
export async function makeCluster(folder: string): Promise<void> {
	if (existsSync(join(folder, 'PG_VERSION'))) return
	const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
	await once(new Worker(PROGRAM, { eval: true, workerData: { pglite, folder } }), 'exit')
}
