import type { ClaimResponse } from '../../core/contracts/billing'
import { PLANS } from '../../core/plans/plans'
import { FREE_ALLOWANCE_KEY } from '../../core/plans/subscription'
import type { Database } from '../db/open-database'
import { countUsed, findAllowance, giveFreeQuota } from '../quota/quota'

/** Gives the free pages, once; whoever has Pro keeps it. */
export async function claimFree(db: Database, userId: string): Promise<ClaimResponse> {
	const isNew = await db.transaction((tx) => giveFreeQuota(tx, userId, 'claim'))
	const { plan } = await findAllowance(db, userId)
	return {
		status: isNew ? 'claimed' : 'already_claimed',
		limit: PLANS.free.pages,
		pages_generated: await countUsed(db, userId, FREE_ALLOWANCE_KEY),
		plan: PLANS[plan].name,
	}
}
