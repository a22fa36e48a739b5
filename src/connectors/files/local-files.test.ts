import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileStoreContract } from './file-store.contract'
import { createLocalFiles } from './local-files'
import { createMemoryFiles } from './memory-files'

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-files-'))

describe('files in a folder', () => {
	fileStoreContract(async () => createLocalFiles(await newFolder()))

	it.each([
		'../secret.txt',
		'ab/../../secret.txt',
		'/etc/passwd',
		'ab\\..\\x.txt',
		'ab/..%2fx.txt',
		'AB/x.webp',
		'.env',
		'ab/.hidden',
		'ab//x.webp',
		'a\0.webp',
		'x',
	])('[N-5] the key %j reaches nothing', async (key) => {
		const folder = await newFolder()
		await writeFile(join(folder, '..', 'secret.txt'), 'secret')
		const files = createLocalFiles(folder)
		await expect(files.get(key)).rejects.toEqual(expect.objectContaining({ code: 'not_found' }))
		await expect(files.put(key, new Uint8Array(1), 'x')).rejects.toEqual(expect.objectContaining({ code: 'not_found' }))
		expect(await readFile(join(folder, '..', 'secret.txt'), 'utf8')).toBe('secret')
	})

	it('[N-2] nothing half-written stays behind', async () => {
		const folder = await newFolder()
		await createLocalFiles(folder).put('ab/x.webp', new Uint8Array(10), 'image/webp')
		expect(await readdir(join(folder, 'ab'))).toEqual(['x.webp'])
	})
})

describe('files in memory', () => fileStoreContract(async () => createMemoryFiles()))
