import { sql } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { storedFiles } from '../db/schema/schema'

/**
 * A file store that notes what is put into it, so that what nothing ever shows can be found and deleted
 * (`sweep-files`).
 */
export function recordFiles(files: FileStore, db: Database): FileStore {
	return {
		async put(key, bytes, contentType) {
			// Noted first, also when the same picture comes again: a sweep that is about to delete it stands aside, or has done
			// so before it is written.
			const storedAt = sql`now()`
			await db.insert(storedFiles).values({ key }).onConflictDoUpdate({ target: storedFiles.key, set: { storedAt } })
			await files.put(key, bytes, contentType)
		},
		get: (key) => files.get(key),
		delete: (key) => files.delete(key),
	}
}
