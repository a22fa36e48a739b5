import type { ProviderSubscription } from '../../connectors/payments/payments'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { allowanceOf } from '../../core/plans/subscription'
import type { Database } from '../db/open-database'
import { insertReset } from '../quota/quota'
import type { BillingDeps } from './billing-deps'
import { findSubscription, findUserOfCustomer, replaceSubscription, type SubscriptionRow } from './repository'

/** Each loser of a race has seen somebody else's newer news written. */
const MOST_RACES = 20

/**
 * Asks the provider how a subscription stands and writes that down: the one way news of money gets in, for webhooks in
 * any order, the page one returns to, and every act of ours. Undefined when it is none of ours. What is written was
 * asked for after what it replaces had been written, so old news never comes last.
 */
export async function syncSubscription({ db, payments }: BillingDeps, id: string): Promise<SubscriptionRow | undefined> {
	for (let races = 0; races < MOST_RACES; races += 1) {
		const seen = await findSubscription(db, id)
		const told = await payments.getSubscription(id)
		const userId = seen?.userId ?? (await findUserOfCustomer(db, told.customerId))
		if (!userId || (!seen && !told.isPro)) return undefined
		const row = rowOf(told, userId)
		const isWritten = await db.transaction(async (tx) => {
			if (!(await replaceSubscription(tx, seen, row))) return false
			await openPot(tx, row, seen)
			return true
		})
		if (isWritten) return findSubscription(db, id)
	}
	throw new AppError('busy', msg('billing.busy'))
}

function rowOf(told: ProviderSubscription, userId: string): Omit<SubscriptionRow, 'version' | 'updatedAt'> {
	const { id, customerId, periodStart, periodEnd, cancelAt } = told
	// Changed to something else than Pro over there, it gives nothing here.
	const status = told.isPro ? told.status : 'paused'
	return {
		id,
		userId,
		customerId,
		status,
		periodStart,
		periodEnd,
		// A renewal that was not paid gives time, not pages.
		quotaPeriodStart: told.paidPeriodStart,
		cancelAt,
		lastPaidAt: told.lastPaidAt,
	}
}

async function openPot(
	tx: Database,
	row: Omit<SubscriptionRow, 'version' | 'updatedAt'>,
	seen: SubscriptionRow | undefined,
): Promise<void> {
	const { plan, key } = allowanceOf([row], new Date())
	if (plan === 'pro') await insertReset(tx, { userId: row.userId, allowance: key, reason: seen ? 'renewed' : 'subscribed' })
}
