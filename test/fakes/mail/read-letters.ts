import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FakeLetter, parseLetter } from './parse-letter'

/** The letters of an outbox folder, oldest first; none when there is no folder yet. */
export async function readLetters(folder: string): Promise<FakeLetter[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return []
		throw error
	})
	return Promise.all(names.sort().map(async (name) => parseLetter(await readFile(join(folder, name)))))
}
