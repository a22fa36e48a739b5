import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { makeCluster } from './make-cluster'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	folder = await temporaryFolder()
})
afterAll(() => folder.remove())

it('[N-2] a database is whole or not there: what a process left that was killed while it made one goes, and is no database', async () => {
	const place = join(folder.path, 'db')
	const unfinished = join(folder.path, 'db.making-1')
	await mkdir(place)
	await mkdir(unfinished)
	await writeFile(join(unfinished, 'PG_VERSION'), '')
	await makeCluster(place)
	expect(await readdir(place)).toContain('PG_VERSION')
	expect(await readdir(folder.path)).toEqual(['db'])
	await writeFile(join(place, 'kept'), '')
	await makeCluster(place)
	expect(await readdir(place)).toContain('kept')
})

it('[N-1] where no database can be made, what the disk said of it is told with its code', async () => {
	const longest = join(folder.path, 'd'.repeat(255))
	await expect(makeCluster(longest)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
})
