import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkedKey, type FileStore } from './file-store'

/**
 * Blobs as files below one folder. A file is written aside and renamed, so a reader (or a crash) never meets half of
 * one.
 */
export function createLocalFiles(folder: string): FileStore {
	const root = resolve(folder)
	const pathOf = (key: string) => join(root, checkedKey(key))
	return {
		async put(key, bytes) {
			const path = pathOf(key)
			const aside = `${path}.${randomUUID()}.tmp`
			await mkdir(dirname(path), { recursive: true })
			try {
				await writeFile(aside, bytes)
				await rename(aside, path)
			} catch (error) {
				await rm(aside, { force: true })
				throw error
			}
		},
		async get(key) {
			try {
				return await readFile(pathOf(key))
			} catch (error) {
				if (isMissing(error)) return undefined
				throw error
			}
		},
		async delete(key) {
			await rm(pathOf(key), { force: true })
		},
	}
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
