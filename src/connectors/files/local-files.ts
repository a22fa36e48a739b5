import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { AppError } from '../../core/errors'
import type { FileStore } from './file-store'

/** Lower-case path segments and a file ending; no dots but before endings, so no way out of the folder. */
const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+){1,2}$/
const LONGEST_KEY = 200

/** Blobs as files below one folder. A file is written aside and renamed, so a reader (or a crash) never meets half of one. */
export function createLocalFiles(folder: string): FileStore {
	const root = resolve(folder)
	const pathOf = (key: string) => {
		if (key.length > LONGEST_KEY || !KEY.test(key)) throw new AppError('not_found', 'There is no such file.', { details: { key } })
		return join(root, key)
	}
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
