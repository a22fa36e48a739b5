import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { FREE_ALLOWANCE_KEY } from '../../core/plans/subscription'
import type { Database } from '../db/open-database'
import { usageReservations } from '../db/schema/schema'
import { findAllowance } from './allowance'
import { giveFreeQuota } from './free-quota'
import { insertMovement } from './ledger'

/** Pages a user has made of a pot (core/plans, Allowance). */
export async function countUsed(db: Database, userId: string, allowanceKey: string): Promise<number> {
	return countIn(db, userId, allowanceKey, ['committed'])
}

/**
 * Takes one page of the quota for a generation. Must run in the transaction that inserts the generation: a lock per
 * user, held to its end, makes simultaneous requests count one after the other. Throws AppError `limit`.
 */
export async function reserveQuota(tx: Database, userId: string, generationId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
	const { limit, key } = await findAllowance(tx, userId)
	if ((await countIn(tx, userId, key, ['committed', 'reserved'])) >= limit) {
		throw new AppError('limit', msg('accounts.quota_used'), { details: { limit } })
	}
	if (key === FREE_ALLOWANCE_KEY) await giveFreeQuota(tx, userId, 'generation')
	await tx.insert(usageReservations).values({ generationId, userId, allowance: key, state: 'reserved' })
	await insertMovement(tx, { userId, allowance: key, movement: 'reserve', generationId })
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
	const [settled] = await tx
		.update(usageReservations)
		.set({ ...to, settledAt: sql`now()` })
		.where(and(eq(usageReservations.generationId, generationId), eq(usageReservations.state, 'reserved')))
		.returning()
	if (!settled) return
	const { userId, allowance } = settled
	const movement = to.state === 'committed' ? 'commit' : 'release'
	await insertMovement(tx, { userId, allowance, movement, generationId, reason: to.reason })
}

async function countIn(db: Database, userId: string, allowance: string, states: ('reserved' | 'committed')[]): Promise<number> {
	const { userId: user, allowance: pot, state } = usageReservations
	const [row] = await db
		.select({ used: count() })
		.from(usageReservations)
		.where(and(eq(user, userId), eq(pot, allowance), inArray(state, states)))
	return row?.used ?? 0
}
