import { and, inArray, sql } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { generations, storedFiles } from '../db/schema/schema'
import { deleteStoredFiles, isOldFile, isUnclaimed } from './delete-stored-files'
import { withoutNeeded } from './needed-files'
import { recordShownFiles } from './page-files'

/** Files looked at in one run over all pages. */
const AT_ONCE = 5_000
/** A page that is never there: the pages of all others count. */
const NO_PAGE = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes files stored a week ago that nothing shows: uploads that were not saved, sizes of a logo that no page uses,
 * what a call left that outlasted its user's account. What a page shows goes with the page from then on, and is not
 * looked at again; a logo and what a generation waits with are. Answers how many files were looked at.
 */
export async function sweepFiles({ db, files }: { db: Database; files: FileStore }): Promise<number> {
	const isOld = and(isOldFile, isUnclaimed)
	const rows = await db.select({ key: storedFiles.key }).from(storedFiles).where(isOld).orderBy(storedFiles.storedAt).limit(AT_ONCE)
	const keys = rows.map(({ key }) => key)
	if (keys.length === 0) return 0
	const waiting = await keysInUse(db, keys)
	if (waiting.length > 0) {
		await db.update(storedFiles).set({ storedAt: sql`now()` }).where(inArray(storedFiles.key, waiting))
	}
	const others = keys.filter((key) => !waiting.includes(key))
	if (others.length === 0) return keys.length
	await recordShownFiles(db)
	const unneeded = await withoutNeeded(db, others, [NO_PAGE])
	const shown = others.filter((key) => !unneeded.has(key))
	if (shown.length > 0) await db.delete(storedFiles).where(and(inArray(storedFiles.key, shown), isOld))
	await deleteStoredFiles({ db, files }, unneeded)
	return keys.length
}

/**
 * Those that somebody's logo is, or that were sent along with a request that has not ended: they may become unneeded
 * without a page's going.
 */
async function keysInUse(db: Database, keys: readonly string[]): Promise<string[]> {
	const logos = await db.execute(
		sql`select profile->'brand'->>'logoKey' as key from store_profiles where profile->'brand'->>'logoKey' in ${keys}`,
	)
	const open = await db
		.select({ id: generations.id, input: generations.input })
		.from(generations)
		.where(inArray(generations.status, ['queued', 'running', 'facts']))
	const sent = open.flatMap(({ id, input }) => [
		`listings/${id}.html.gz`,
		input.savedPageKey,
		input.croppedImageKey,
		input.seller?.brand.logoKey,
		...(input.photoKeys ?? []),
	])
	const inUse = new Set([...(logos as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key), ...sent])
	return keys.filter((key) => inUse.has(key))
}
