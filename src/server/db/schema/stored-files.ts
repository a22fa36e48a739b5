import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Pictures that were stored, until it is clear that something shows them: what nothing shows after some days is
 * deleted.
 */
export const storedFiles = pgTable(
	'stored_files',
	{
		key: text('key').primaryKey(),
		storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
		/** Somebody is deleting it since; whoever stores it again waits for them. */
		deletingSince: timestamp('deleting_since', { withTimezone: true }),
	},
	(table) => [index('stored_files_at').on(table.storedAt)],
)
