import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { billingCustomers, billingEvents, refunds, subscriptions } from '../db/schema/schema'

export type CustomerRow = typeof billingCustomers.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function findCustomer(db: Database, userId: string): Promise<CustomerRow | undefined> {
	const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId))
	return row
}

/** The user a provider's customer is; undefined for somebody else's. */
export async function findUserOfCustomer(db: Database, customerId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ userId: billingCustomers.userId })
		.from(billingCustomers)
		.where(eq(billingCustomers.customerId, customerId))
	return row?.userId
}

/** Notes who a user is to the provider; the first one noted stays. */
export async function insertCustomer(db: Database, userId: string, customerId: string): Promise<void> {
	await db.insert(billingCustomers).values({ userId, customerId }).onConflictDoNothing()
}

/** Puts a new customer in the place of one that was deleted over there. */
export async function updateCustomer(db: Database, userId: string, from: string, customerId: string): Promise<void> {
	const { userId: user, customerId: known } = billingCustomers
	await db
		.update(billingCustomers)
		.set({ customerId, checkoutId: null })
		.where(and(eq(user, userId), eq(known, from)))
}

/** Notes the checkout opened as the n-th; when another was noted meanwhile, that one stays. */
export async function updateCheckout(db: Database, row: CustomerRow, checkoutId: string): Promise<void> {
	const { userId, checkouts } = billingCustomers
	await db
		.update(billingCustomers)
		.set({ checkoutId, checkouts: row.checkouts + 1 })
		.where(and(eq(userId, row.userId), eq(checkouts, row.checkouts)))
}

/** A checkout that is over need not be looked at again. */
export async function forgetCheckout(db: Database, userId: string, id: string): Promise<void> {
	const { userId: user, checkoutId } = billingCustomers
	await db
		.update(billingCustomers)
		.set({ checkoutId: null })
		.where(and(eq(user, userId), eq(checkoutId, id)))
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
	const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
	return row
}

/**
 * Writes what is known now, if nobody wrote since `seen` was read (undefined: it was not there). False when somebody
 * did.
 */
export async function replaceSubscription(
	tx: Database,
	seen: SubscriptionRow | undefined,
	row: Omit<SubscriptionRow, 'version' | 'updatedAt'>,
): Promise<boolean> {
	if (!seen) return (await tx.insert(subscriptions).values(row).onConflictDoNothing().returning({ id: subscriptions.id })).length > 0
	const written = await tx
		.update(subscriptions)
		.set({ ...row, version: seen.version + 1, updatedAt: sql`now()` })
		.where(and(eq(subscriptions.id, row.id), eq(subscriptions.version, seen.version)))
		.returning({ id: subscriptions.id })
	return written.length > 0
}

export async function isEventKnown(db: Database, id: string): Promise<boolean> {
	return (await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id))).length > 0
}

export async function insertEvent(db: Database, event: { id: string; type: string }): Promise<void> {
	await db.insert(billingEvents).values(event).onConflictDoNothing()
}

/** Money given back to a user, newest first. */
export async function listRefunds(db: Database, userId: string) {
	return db.select().from(refunds).where(eq(refunds.userId, userId)).orderBy(desc(refunds.createdAt))
}

export async function insertRefund(db: Database, refund: Omit<typeof refunds.$inferInsert, 'createdAt'>): Promise<void> {
	await db.insert(refunds).values(refund).onConflictDoNothing()
}
