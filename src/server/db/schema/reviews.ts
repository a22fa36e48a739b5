import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What sellers wrote about Vitrine: one each, shown once the owner has approved it (decision 6). */
export const reviews = pgTable(
	'reviews',
	{
		id: uuid('id').primaryKey(),
		userId: text('user_id').notNull().unique(),
		/** 1 to 5. */
		rating: integer('rating').notNull(),
		text: text('text').notNull(),
		/** As it is shown. */
		name: text('name').notNull(),
		status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
		/** Why it is not shown. */
		reason: text('reason'),
		createdAt: moment('created_at').notNull().defaultNow(),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		index('reviews_shown').on(table.status, table.createdAt, table.id),
		index('reviews_listed').on(sql`(${table.status} = 'pending')`, table.createdAt, table.id),
	],
)
