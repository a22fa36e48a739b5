import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the owner set on their screens, by name; it goes before the environment. */
export const installationSettings = pgTable('installation_settings', {
	name: text('name').primaryKey(),
	value: jsonb('value').notNull(),
	setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
})
