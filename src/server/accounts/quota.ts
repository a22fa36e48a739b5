import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { PLANS, type PlanId } from '../../core/plans/plans'
import type { Database } from '../db/open-database'
import { usageReservations } from '../db/schema/schema'

export type Allowance = { plan: PlanId; limit: number }

/** What a user may use. Until plans are sold everybody has the free one. */
export function allowanceOf(_userId: string): Allowance {
	return { plan: 'free', limit: PLANS.free.pages }
}

/** Pages a user has made so far. */
export async function countUsed(db: Database, userId: string): Promise<number> {
	return countIn(db, userId, ['committed'])
}

/**
 * Takes one page of the quota for a generation. Must run in the transaction that inserts the generation: a lock per user, held
 * to its end, makes simultaneous requests count one after the other. Throws AppError `limit`.
 */
export async function reserveQuota(tx: Database, userId: string, generationId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
	const { limit } = allowanceOf(userId)
	if ((await countIn(tx, userId, ['committed', 'reserved'])) >= limit) {
		throw new AppError('limit', 'You have consumed your Quota, Please upgrade your plan', { details: { limit } })
	}
	await tx.insert(usageReservations).values({ generationId, userId, state: 'reserved' })
}

/** The page was made: it counts. */
export async function commitQuota(tx: Database, generationId: string): Promise<void> {
	await settle(tx, generationId, { state: 'committed' })
}

/** The page was not made: it does not count. `reason` is `canceled` or an error's code. */
export async function releaseQuota(tx: Database, generationId: string, reason: string): Promise<void> {
	await settle(tx, generationId, { state: 'released', reason })
}

async function settle(tx: Database, generationId: string, to: { state: 'committed' | 'released'; reason?: string }): Promise<void> {
	await tx
		.update(usageReservations)
		.set({ ...to, settledAt: sql`now()` })
		.where(and(eq(usageReservations.generationId, generationId), eq(usageReservations.state, 'reserved')))
}

async function countIn(db: Database, userId: string, states: ('reserved' | 'committed')[]): Promise<number> {
	const [row] = await db
		.select({ used: count() })
		.from(usageReservations)
		.where(and(eq(usageReservations.userId, userId), inArray(usageReservations.state, states)))
	return row?.used ?? 0
}
