import { and, eq, lt, sql } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { storedFiles } from '../db/schema/schema'

/** Uploaded and not saved yet, a picture waits for so long: a browser may hold the page it is for. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** Longer than one file's deletion may take; then whoever began it is dead. */
const CLAIM = sql`interval '180 seconds'`

/** Stored long enough ago to be looked at. */
export const isOldFile = lt(storedFiles.storedAt, sql`now() - make_interval(secs => ${KEPT_MS / 1000})`)
/** Nobody is deleting it at this moment. A claim far ahead was written while the clock was wrong. */
export const isUnclaimed = sql`(${storedFiles.deletingSince} is null
	or ${storedFiles.deletingSince} not between now() - ${CLAIM} and now() + ${CLAIM})`

/**
 * Notes that files may go, in the transaction in which what showed them goes. `deleteStoredFiles` deletes them after
 * it; what a crash leaves, the sweep finds. One that was stored in the last week may be on its way into another page
 * and waits for the sweep, unless `evenLately`.
 */
export async function noteUnneeded(
	tx: Pick<Database, 'insert'>,
	keys: Iterable<string>,
	{ evenLately = false }: { evenLately?: boolean } = {},
): Promise<void> {
	const storedAt = new Date(0)
	const rows = [...keys].map((key) => ({ key, storedAt }))
	if (rows.length === 0) return
	const noted = tx.insert(storedFiles).values(rows)
	await (evenLately ? noted.onConflictDoUpdate({ target: storedFiles.key, set: { storedAt } }) : noted.onConflictDoNothing())
}

/**
 * Deletes those of the files that were noted long enough ago; outside transactions, so nobody waits for a disk or a
 * bucket. Pictures are named by their content, so the same may be stored again meanwhile: each is claimed first,
 * and `recordFiles` waits for a claim to end.
 */
export async function deleteStoredFiles({ db, files }: { db: Database; files: FileStore }, keys: Iterable<string>): Promise<void> {
	for (const key of keys) {
		const claimed = await db
			.update(storedFiles)
			.set({ deletingSince: sql`now()` })
			.where(and(eq(storedFiles.key, key), isOldFile, isUnclaimed))
			.returning({ key: storedFiles.key })
		if (claimed.length === 0) continue
		await files.delete(key)
		await db.delete(storedFiles).where(and(eq(storedFiles.key, key), isOldFile))
	}
}
