import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sessions ended here: their tokens, which prove themselves, are refused from that moment on, not when they run out. */
export const endedSessions = pgTable('ended_sessions', {
	id: text('id').primaryKey(),
	endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
})
