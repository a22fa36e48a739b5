import { and, inArray, lt } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { deleteStoredFiles, fileKeysOf, noteUnneeded, withoutNeeded } from '../files/files'

/** A page stays in the trash for this long. */
export const TRASH_KEEPS_MS = 30 * 24 * 60 * 60_000
/** Pages deleted at a time: others wait for it no longer than this takes. */
const AT_ONCE = 100

/**
 * Deletes for good some of the pages put into the trash before a moment (a month ago), with their versions, and the
 * pictures nothing else needs. Answers how many; 0 when there are none. That the files may go is noted in the same
 * transaction as the pages go in: what fails after it is done by the sweep of files.
 */
export async function emptyTrash(
	{ db, files }: { db: Database; files: FileStore },
	before = new Date(Date.now() - TRASH_KEEPS_MS),
): Promise<number> {
	const expired = lt(pages.deletedAt, before)
	const rows = await db.select({ id: pages.id }).from(pages).where(expired).orderBy(pages.deletedAt).limit(AT_ONCE)
	const ids = rows.map((row) => row.id)
	if (ids.length === 0) return 0
	const unneeded = await withoutNeeded(db, await fileKeysOf(db, ids), ids)
	const count = await db.transaction(async (tx) => {
		const deleted = await tx
			.delete(pages)
			.where(and(inArray(pages.id, ids), expired))
			.returning({ id: pages.id })
		// One that was taken back meanwhile needs its pictures; what is left of the others' costs a little room and nothing
		// else.
		if (deleted.length === ids.length) await noteUnneeded(tx, unneeded)
		return deleted.length
	})
	if (count === ids.length) await deleteStoredFiles({ db, files }, unneeded)
	return count
}
