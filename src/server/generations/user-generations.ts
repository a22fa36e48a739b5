import { and, asc, eq, isNull } from 'drizzle-orm'
import { inEnglish } from '../../core/messages/in-english'
import { storedMessage } from '../../core/messages/told'
import { listingKey } from '../../pipeline/steps/read-listing'
import type { Database } from '../db/open-database'
import { generations } from '../db/schema/schema'
import { cancelGeneration } from './run-generation'
import type { GenerationWorker } from './worker'

/** What a user asked for, and what came of it. */
export async function listUserGenerations(db: Database, userId: string) {
	const rows = await db.select().from(generations).where(eq(generations.userId, userId)).orderBy(asc(generations.createdAt))
	return rows.map(({ id, status, input, pageId, errorCode, errorMessage, errorSaid, createdAt, endedAt }) => {
		// Keys of files that are gone with the generation's end.
		const { savedPageKey, croppedImageKey, photoKeys, ...asked } = input
		const said = storedMessage({ errorSaid, errorMessage })
		return { id, status, asked, pageId, errorCode, errorMessage: said ? inEnglish(said) : null, createdAt, endedAt }
	})
}

/** Stops what a user has under way and forgets all of it, with what was uploaded for it. */
export async function deleteUserGenerations({ db, files, ...others }: GenerationWorker['run'], userId: string): Promise<void> {
	const own = eq(generations.userId, userId)
	for (const row of await db
		.select()
		.from(generations)
		.where(and(own, isNull(generations.endedAt)))) {
		await cancelGeneration({ db, files, ...others }, row)
	}
	const rows = await db.delete(generations).where(own).returning({ id: generations.id, input: generations.input })
	for (const { id, input } of rows) {
		const keys = [listingKey(id), input.savedPageKey, input.croppedImageKey, ...(input.photoKeys ?? [])]
		for (const key of keys) if (key) await files.delete(key)
	}
}
