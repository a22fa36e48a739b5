import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The quota's ledger: one line per generation. `reserved` while it runs, `committed` when it made a page, `released`
 * when it did not.
 */
export const usageReservations = pgTable(
	'usage_reservations',
	{
		generationId: uuid('generation_id').primaryKey(),
		userId: text('user_id').notNull(),
		/** The pot it counts in: `free`, or a period of a subscription (core/plans). */
		allowance: text('allowance').notNull().default('free'),
		state: text('state').$type<'reserved' | 'committed' | 'released'>().notNull(),
		/** Why it was given back: `canceled` or the error's code. */
		reason: text('reason'),
		createdAt: moment('created_at').notNull().defaultNow(),
		settledAt: moment('settled_at'),
	},
	(table) => [index('usage_user').on(table.userId, table.allowance, table.state)],
)
