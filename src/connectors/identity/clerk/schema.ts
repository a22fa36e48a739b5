import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Sessions ended here: their tokens, which prove themselves, are refused from that moment on, not when they run out.
 */
export const endedSessions = pgTable(
	'ended_sessions',
	{
		id: text('id').primaryKey(),
		endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
		/** When Clerk had ended it, too; null while it has not, and still makes tokens for it. */
		confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
	},
	(table) => [index('ended_sessions_confirmed').on(table.confirmedAt)],
)
