import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Message } from '../../../core/messages/message'

/** How every source's try at a listing ended; nothing of the page itself. */
export const listingAttempts = pgTable(
	'listing_attempts',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		/** Kept when the generation is deleted: what a source achieves is the operator's, not the seller's. */
		generationId: uuid('generation_id').notNull(),
		source: text('source').notNull(),
		/** Absent while a short link was not followed. */
		domain: text('domain'),
		/** `product`, `wall`, `other_page`, `canceled`, or an error's code. */
		outcome: text('outcome').notNull(),
		/** Which wall, which other page. */
		detail: text('detail'),
		said: jsonb('said').$type<Message>(),
		/** An error's words; of releases before `said`. */
		note: text('note'),
		durationMs: integer('duration_ms').notNull(),
		at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('listing_attempts_at').on(table.at)],
)
