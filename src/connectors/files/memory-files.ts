import type { FileStore } from './file-store'

/** Blobs in memory, for one command of the command line: gone when it ends. */
export function createMemoryFiles(): FileStore {
	const files = new Map<string, Uint8Array>()
	return {
		async put(key, bytes) {
			files.set(key, bytes)
		},
		async get(key) {
			return files.get(key)
		},
		async delete(key) {
			files.delete(key)
		},
	}
}
