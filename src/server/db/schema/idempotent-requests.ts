import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Requests that came with an Idempotency-Key in the last day, and what was answered. */
export const idempotentRequests = pgTable(
	'idempotent_requests',
	{
		userId: text('user_id').notNull(),
		key: text('key').notNull(),
		route: text('route').notNull(),
		/** Of what was sent: the same key with anything else is a mistake of the caller's. */
		hash: text('hash').notNull(),
		/** JSON; null while the request is worked on. */
		answer: text('answer'),
		/** Who works on it, and until when it is believed to. */
		holder: text('holder'),
		heldUntil: moment('held_until'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotent_requests_at').on(table.createdAt)],
)
