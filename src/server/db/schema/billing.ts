import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SubscriptionStatus } from '../../../core/plans/subscription'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who a user is to the payment provider: one customer each. */
export const billingCustomers = pgTable('billing_customers', {
	userId: text('user_id').primaryKey(),
	customerId: text('customer_id').notNull().unique(),
	/** The checkout opened last, and how many there were: what makes asking twice open one. */
	checkoutId: text('checkout_id'),
	checkouts: integer('checkouts').notNull().default(0),
	createdAt: moment('created_at').notNull().defaultNow(),
})

/**
 * What the provider last said of each subscription. `version` counts the writes, so that older news never replaces
 * newer.
 */
export const subscriptions = pgTable(
	'subscriptions',
	{
		id: text('id').primaryKey(),
		userId: text('user_id').notNull(),
		customerId: text('customer_id').notNull(),
		status: text('status').$type<SubscriptionStatus>().notNull(),
		periodStart: moment('period_start').notNull(),
		periodEnd: moment('period_end').notNull(),
		/** Start of the period paid for last; it stays behind `periodStart` while a payment is due. */
		quotaPeriodStart: moment('quota_period_start').notNull(),
		cancelAt: moment('cancel_at'),
		lastPaidAt: moment('last_paid_at'),
		version: integer('version').notNull().default(1),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [index('subscriptions_user').on(table.userId)],
)

/** Events of the provider that were dealt with. */
export const billingEvents = pgTable('billing_events', {
	id: text('id').primaryKey(),
	type: text('type').notNull(),
	handledAt: moment('handled_at').notNull().defaultNow(),
})

/** Money given back. */
export const refunds = pgTable(
	'refunds',
	{
		id: text('id').primaryKey(),
		userId: text('user_id').notNull(),
		subscriptionId: text('subscription_id').notNull(),
		amountMinor: integer('amount_minor').notNull(),
		currency: text('currency').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('refunds_user').on(table.userId)],
)

/** Who was given the free quota, and by what. */
export const freeClaims = pgTable('free_claims', {
	userId: text('user_id').primaryKey(),
	by: text('by').$type<'claim' | 'generation'>().notNull(),
	createdAt: moment('created_at').notNull().defaultNow(),
})

/** Every movement of anybody's quota, in order; lines are only ever added. */
export const usageLedger = pgTable(
	'usage_ledger',
	{
		id: bigserial('id', { mode: 'number' }).primaryKey(),
		userId: text('user_id').notNull(),
		movement: text('movement').$type<'reserve' | 'commit' | 'release' | 'reset'>().notNull(),
		/** The pot it moved in (core/plans). */
		allowance: text('allowance').notNull(),
		generationId: uuid('generation_id'),
		/** Of a release: `canceled` or an error's code; of a reset: `claimed`, `given`, `subscribed`, `renewed`. */
		reason: text('reason'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('usage_ledger_user').on(table.userId, table.id),
		// A pot is opened once, however often its news arrives.
		uniqueIndex('usage_ledger_reset').on(table.userId, table.allowance).where(sql`${table.movement} = 'reset'`),
	],
)

/** What the sandbox checkout remembers of customers, checkouts and subscriptions that are only pretended. */
export const sandboxPayments = pgTable(
	'practice_payments',
	{
		id: text('id').primaryKey(),
		customerId: text('customer_id').notNull(),
		data: jsonb('data').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('practice_payments_customer').on(table.customerId)],
)
