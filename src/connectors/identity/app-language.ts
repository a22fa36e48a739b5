import { eq } from 'drizzle-orm'
import { type AppLanguage, matchAppLanguage } from '../../core/locale/app-languages'
import { user } from './embedded/schema'
import type { UserDatabase } from './list-users'

/** What is stored, as a language of the app; null when none was chosen, or one that is no longer among them. */
export function storedLanguage(text: string | null | undefined): AppLanguage | null {
	return matchAppLanguage(text ?? '') ?? null
}

/** Stores the language a user chose; of both providers' users, as they stand in one table. */
export async function updateLanguage(db: UserDatabase, userId: string, language: AppLanguage | null): Promise<void> {
	await db.update(user).set({ appLanguage: language }).where(eq(user.id, userId))
}
