import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountSmallDisk } from '../../../test/support/small-disk'
import { temporaryFolder } from '../../../test/support/test-app'
import { explainStart } from '../explain-start'
import { loadSecret } from './secret'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	folder = await temporaryFolder()
})
afterAll(() => folder.remove())

it('[N-5] processes that start at once share one secret, and nothing else of it is left', async () => {
	const dataDir = join(folder.path, 'new')
	const loaded = await Promise.all(Array.from({ length: 12 }, () => loadSecret(dataDir)))
	expect(new Set(loaded).size).toBe(1)
	expect(loaded[0]).toHaveLength(64)
	expect(await readdir(dataDir)).toEqual(['secret'])
})

it('[N-5] an empty or cut secret is never taken for one, nor replaced unseen: the start says so in a sentence', async () => {
	const dataDir = join(folder.path, 'cut')
	const path = join(dataDir, 'secret')
	await loadSecret(dataDir)
	for (const length of [12, 0]) {
		await truncate(path, length)
		const error = await loadSecret(dataDir).catch((thrown: unknown) => thrown)
		expect(explainStart(error, { dataDir, port: 0 })).toMatch(/^The file .*secret holds no secret\. Bring it back from a backup/)
		expect((await readFile(path, 'utf8')).length).toBe(length)
	}
})

const disk = mountSmallDisk(1)
afterAll(() => disk?.remove())
it.runIf(disk)('[N-5] [N-1] a disk that is full at the first start leaves no empty secret for the next', async () => {
	const path = disk?.path ?? ''
	const fill = () => writeFile(join(path, 'filler'), Buffer.alloc(4 * 1024 * 1024)).catch((error: unknown) => error)
	expect(await fill()).toMatchObject({ code: 'ENOSPC' })
	await expect(loadSecret(path)).rejects.toMatchObject({ code: 'ENOSPC' })
	expect(await readdir(path)).toEqual(['filler'])
	await truncate(join(path, 'filler'), 0)
	expect(await loadSecret(path)).toHaveLength(64)
})
