import { eq } from 'drizzle-orm'
import { type Allowance, allowanceOf } from '../../core/plans/subscription'
import type { Database } from '../db/open-database'
import { subscriptions } from '../db/schema/schema'

/** What a user may use at this moment, by what is known of their subscriptions. */
export async function findAllowance(db: Database, userId: string, now = new Date()): Promise<Allowance> {
	return allowanceOf(await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)), now)
}
