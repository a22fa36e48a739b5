import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/support/test-app'
import { copyFolder } from './copy-folder'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	folder = await temporaryFolder()
})
afterAll(() => folder.remove())

it('[N-8] what vanishes while a folder is copied is left out, and everything else is copied with its times', async () => {
	const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')]
	await mkdir(join(from, 'aa'), { recursive: true })
	// A link to nothing is an entry that is listed and is not there when it is reached, as a file renamed meanwhile is.
	await symlink(join(folder.path, 'gone'), join(from, 'aa', '0.jpg.tmp'))
	for (const name of ['1.jpg', '2.jpg', '3.jpg']) await writeFile(join(from, 'aa', name), name)
	const time = new Date('2026-01-02T03:04:05Z')
	await utimes(join(from, 'aa', '2.jpg'), time, time)
	await copyFolder(from, to)
	expect((await readdir(join(to, 'aa'))).sort()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
	expect(await readFile(join(to, 'aa', '3.jpg'), 'utf8')).toBe('3.jpg')
	expect((await stat(join(to, 'aa', '2.jpg'))).mtime).toEqual(time)
})

it('[N-8] one file is copied as it is, and one that is not there copies nothing', async () => {
	await writeFile(join(folder.path, 'secret'), 'kept')
	await copyFolder(join(folder.path, 'secret'), join(folder.path, 'secret-copy'))
	expect(await readFile(join(folder.path, 'secret-copy'), 'utf8')).toBe('kept')
	await copyFolder(join(folder.path, 'nothing'), join(folder.path, 'nothing-copy'))
	expect(await readdir(folder.path)).not.toContain('nothing-copy')
})
