import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Payments } from '../../connectors/payments/payments'
import type { BillingInfo } from '../../core/contracts/billing'
import { PLANS, REFUND_DAYS } from '../../core/plans/plans'
import { givesAccess, isStale, statusShown } from '../../core/plans/subscription'
import type { Database } from '../db/open-database'
import { subscriptions } from '../db/schema/schema'
import { countUsed, findAllowance } from '../quota/quota'
import type { BillingDeps } from './billing-deps'
import { findCustomer, findSubscription, listRefunds, type SubscriptionRow } from './repository'
import { settleCheckout } from './settle-checkout'
import { syncSubscription } from './sync-subscription'

const DAY_MS = 86_400_000
/** A slow provider must not keep the dashboard waiting; what it says then is there the next time. */
const CATCH_UP_MS = 4_000

/** What a user has and may use, as it is known here. */
export async function billingInfo(db: Database, payments: Payments | undefined, userId: string, now = new Date()): Promise<BillingInfo> {
	const { plan, limit, key, subscription } = await findAllowance(db, userId, now)
	const row = subscription && (await findSubscription(db, subscription.id))
	const refundable = row && plan === 'pro' ? await refundableUntil(db, row, now) : undefined
	return {
		plan: PLANS[plan].name,
		pages_generated: await countUsed(db, userId, key),
		limit,
		subscription_status: statusShown(subscription, now),
		subscription_current_period_end: row ? epochSeconds(row.periodEnd) : null,
		stripe_cancel_at: row?.cancelAt && givesAccess(row, now) ? row.cancelAt.toISOString() : null,
		payments: payments?.kind ?? null,
		refundable_until: refundable ? epochSeconds(refundable) : null,
		has_portal: payments !== undefined && (await findCustomer(db, userId)) !== undefined,
	}
}

/** Until when the last payment is given back without asking why; undefined when it is not: too late, or once before. */
export async function refundableUntil(db: Database, row: SubscriptionRow, now = new Date()): Promise<Date | undefined> {
	if (row.lastPaidAt === null || !givesAccess(row, now)) return undefined
	const until = new Date(row.lastPaidAt.getTime() + REFUND_DAYS * DAY_MS)
	if (until <= now) return undefined
	return (await listRefunds(db, row.userId)).length > 0 ? undefined : until
}

/**
 * Looks up what the provider knows better by now: a checkout that was open, a period that has passed. News that cannot
 * be had is told to `warn`.
 */
export async function catchUp(deps: BillingDeps, userId: string, warn: (error: unknown) => void): Promise<void> {
	const work = lookUp(deps, userId).catch(warn)
	await Promise.race([work, pause(CATCH_UP_MS, undefined, { ref: false })])
}

async function lookUp(deps: BillingDeps, userId: string): Promise<void> {
	const customer = await findCustomer(deps.db, userId)
	if (customer?.checkoutId) await settleCheckout(deps, userId, await deps.payments.getCheckout(customer.checkoutId))
	const rows = await deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
	for (const row of rows) if (isStale(row, new Date())) await syncSubscription(deps, row.id)
}

function epochSeconds(moment: Date): number {
	return Math.floor(moment.getTime() / 1000)
}
