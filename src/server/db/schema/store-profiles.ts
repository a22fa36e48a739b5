import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What each seller states about themselves (core/seller). */
export const storeProfiles = pgTable('store_profiles', {
	userId: text('user_id').primaryKey(),
	profile: jsonb('profile').notNull(),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
