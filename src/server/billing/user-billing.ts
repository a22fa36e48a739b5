import { asc, eq } from 'drizzle-orm'
import type { Payments } from '../../connectors/payments/payments'
import { isAppError } from '../../core/errors'
import type { Database } from '../db/open-database'
import { billingCustomers, refunds, sandboxPayments, subscriptions } from '../db/schema/schema'
import { findCustomer, findSubscription, forgetCheckout, listRefunds } from './repository'
import { syncSubscription } from './sync-subscription'

const OVER = new Set<string>(['canceled', 'incomplete_expired'])

/**
 * Sees to it that a user is charged nothing any more: what renews is stopped, what could still be paid is closed. The
 * provider is asked, for it may know of more than we do. Throws AppError as the provider's calls do.
 */
export async function endSubscriptions(deps: { db: Database; payments: Payments | undefined }, userId: string): Promise<void> {
	const { db, payments } = deps
	const customer = await findCustomer(db, userId)
	if (!payments || !customer) return
	if (customer.checkoutId) {
		await unlessGone(payments.expireCheckout(customer.checkoutId), undefined)
		await forgetCheckout(db, userId, customer.checkoutId)
	}
	for (const { id, isPro, status, cancelAt } of await unlessGone(payments.listSubscriptions(customer.customerId), [])) {
		const isOurs = isPro || (await findSubscription(db, id)) !== undefined
		if (!isOurs || OVER.has(status) || cancelAt) continue
		await payments.cancelSubscription(id)
		await syncSubscription({ db, payments }, id)
	}
}

/**
 * What the provider does not know (any more) takes no money: a customer deleted over there, or one of the sandbox
 * checkout before it was replaced.
 */
async function unlessGone<T>(asked: Promise<T>, otherwise: T): Promise<T> {
	try {
		return await asked
	} catch (error) {
		if (!isAppError(error, 'not_found')) throw error
		return otherwise
	}
}

/** What a user pays and was given back. */
export async function listUserBilling(db: Database, userId: string) {
	const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.periodStart))
	return {
		customerId: (await findCustomer(db, userId))?.customerId ?? null,
		subscriptions: rows.map(({ userId: _, version, ...row }) => row),
		refunds: (await listRefunds(db, userId)).map(({ userId: _, ...row }) => row),
	}
}

/**
 * Forgets what is known of a user but the records of real payments: subscriptions, refunds and whose they were, which
 * accounting law asks for.
 */
export async function deleteUserBilling(db: Database, userId: string): Promise<void> {
	await db.transaction(async (tx) => {
		const customer = await findCustomer(tx, userId)
		if (!customer) return
		const practised = await tx.delete(sandboxPayments).where(eq(sandboxPayments.customerId, customer.customerId)).returning()
		if (practised.length > 0) {
			await tx.delete(refunds).where(eq(refunds.userId, userId))
			await tx.delete(subscriptions).where(eq(subscriptions.userId, userId))
		}
		if (!(await hasPaid(tx, userId))) await tx.delete(billingCustomers).where(eq(billingCustomers.userId, userId))
	})
}

async function hasPaid(db: Database, userId: string): Promise<boolean> {
	return (await db.$count(subscriptions, eq(subscriptions.userId, userId))) + (await db.$count(refunds, eq(refunds.userId, userId))) > 0
}
