import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EmailKind } from '../../../core/emails/emails'

/**
 * E-mails of the last day, by keyed hashes of whom they went to and who asked for them: what keeps anybody from being
 * flooded.
 */
export const sentEmails = pgTable(
	'sent_letters',
	{
		id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		kind: text('kind').$type<EmailKind>().notNull(),
		receiver: text('receiver').notNull(),
		asker: text('asker').notNull(),
		sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('sent_letters_receiver').on(table.receiver, table.kind, table.sentAt), index('sent_letters_at').on(table.sentAt)],
)
