import { eq } from 'drizzle-orm'
import type { FileStore } from '../../connectors/files/file-store'
import type { Database } from '../db/open-database'
import { storeProfiles } from '../db/schema/schema'
import { deleteUnneededFile } from '../pages/pages'
import { findStoreProfile } from './repository'

type Kept = { db: Database; files: FileStore }

/** What a user states about themselves, with their logo. */
export async function exportUserProfile({ db, files }: Kept, userId: string) {
	const profile = await findStoreProfile(db, userId)
	const key = profile?.brand.logoKey
	return { profile: profile ?? null, logo: key ? { name: key.replace(/^.*\//, ''), bytes: await files.get(key) } : undefined }
}

/** Forgets what a user states, with their logo. */
export async function deleteUserProfile({ db, files }: Kept, userId: string): Promise<void> {
	const key = (await findStoreProfile(db, userId))?.brand.logoKey
	await db.delete(storeProfiles).where(eq(storeProfiles.userId, userId))
	if (key) await deleteUnneededFile({ db, files }, key)
}
