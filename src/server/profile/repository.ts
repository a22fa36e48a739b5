import { eq } from 'drizzle-orm'
import { parseStoreProfile } from '../../core/seller/migrate-store-profile'
import type { StoreProfile } from '../../core/seller/store-profile'
import type { Database } from '../db/open-database'
import { storeProfiles } from '../db/schema/schema'

/** What a seller stated; undefined when they never did. */
export async function findStoreProfile(db: Database, userId: string): Promise<StoreProfile | undefined> {
	const [row] = await db.select().from(storeProfiles).where(eq(storeProfiles.userId, userId))
	return row && parseStoreProfile(row.profile)
}

/** Stores what a seller states, in place of what they stated before. */
export async function updateStoreProfile(db: Database, userId: string, profile: StoreProfile): Promise<void> {
	const updatedAt = new Date()
	await db
		.insert(storeProfiles)
		.values({ userId, profile, updatedAt })
		.onConflictDoUpdate({ target: storeProfiles.userId, set: { profile, updatedAt } })
}
