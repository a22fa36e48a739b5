import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FakeEmail, parseEmail } from './parse-email'

/** The e-mails of an outbox folder, oldest first; none when there is no folder yet. */
export async function readEmails(folder: string): Promise<FakeEmail[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return []
		throw error
	})
	return Promise.all(names.sort().map(async (name) => parseEmail(await readFile(join(folder, name)))))
}
