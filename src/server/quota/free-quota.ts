import { FREE_ALLOWANCE_KEY } from '../../core/plans/subscription'
import type { Database } from '../db/open-database'
import { freeClaims } from '../db/schema/schema'
import { insertReset } from './ledger'

/**
 * Gives a user the free pages, once in their life (requirements, decision 4). False when they had been given before.
 */
export async function giveFreeQuota(tx: Database, userId: string, by: 'claim' | 'generation'): Promise<boolean> {
	const given = await tx.insert(freeClaims).values({ userId, by }).onConflictDoNothing().returning({ userId: freeClaims.userId })
	if (given.length === 0) return false
	await insertReset(tx, { userId, allowance: FREE_ALLOWANCE_KEY, reason: by === 'claim' ? 'claimed' : 'given' })
	return true
}
