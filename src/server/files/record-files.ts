import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { storedFiles } from '../db/schema/schema'
import { isUnclaimed } from './delete-stored-files'

/** A file's deletion takes milliseconds, in object storage a second. */
const CLAIMED_WAIT_MS = 50

/**
 * A file store that notes what is put into it, so that what nothing ever shows can be found and deleted
 * (`sweep-files`).
 */
export function recordFiles(files: FileStore, db: Database): FileStore {
	return {
		async put(key, bytes, contentType) {
			// Noted first, also when the same picture comes again: whoever is about to delete it stands aside, or has done so
			// before it is written.
			while (!(await note(db, key))) await sleep(CLAIMED_WAIT_MS)
			await files.put(key, bytes, contentType)
		},
		get: (key) => files.get(key),
		delete: (key) => files.delete(key),
	}
}

/** Notes that a file is being stored now; false while somebody deletes it. */
async function note(db: Database, key: string): Promise<boolean> {
	const set = { storedAt: sql`now()`, deletingSince: null }
	const noted = await db
		.insert(storedFiles)
		.values({ key })
		.onConflictDoUpdate({ target: storedFiles.key, set, setWhere: isUnclaimed })
		.returning({ key: storedFiles.key })
	return noted.length > 0
}
