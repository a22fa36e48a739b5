import { eq, inArray } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { deleteStoredFiles, fileKeysOf, noteUnneeded, withoutNeeded } from '../files/files'

type Kept = { db: Database; files: FileStore }

/** Pages deleted at a time: others wait for the database no longer than this takes. */
const AT_ONCE = 100
/** A page that is never there. */
const NO_PAGE = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes all pages of a user for good, those in the trash too, with their versions and the pictures nothing else
 * needs.
 */
export async function deleteUserPages({ db, files }: Kept, userId: string): Promise<void> {
	for (;;) {
		const rows = await db.select({ id: pages.id }).from(pages).where(eq(pages.userId, userId)).limit(AT_ONCE)
		const ids = rows.map(({ id }) => id)
		if (ids.length === 0) return
		const unneeded = await withoutNeeded(db, await fileKeysOf(db, ids), ids)
		await db.transaction(async (tx) => {
			await tx.delete(pages).where(inArray(pages.id, ids))
			await noteUnneeded(tx, unneeded, { evenLately: true })
		})
		await deleteStoredFiles({ db, files }, unneeded)
	}
}

/** Deletes a file unless a page, a profile or a generation under way needs it. */
export async function deleteUnneededFile({ db, files }: Kept, key: string): Promise<void> {
	const unneeded = await withoutNeeded(db, [key], [NO_PAGE])
	await noteUnneeded(db, unneeded, { evenLately: true })
	await deleteStoredFiles({ db, files }, unneeded)
}
