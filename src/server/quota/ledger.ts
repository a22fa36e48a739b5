import type { Database } from '../db/open-database'
import { usageLedger } from '../db/schema/schema'

type Line = Pick<typeof usageLedger.$inferInsert, 'userId' | 'allowance'>

/** Writes a movement of somebody's quota; in the transaction that moves it. */
export async function insertMovement(
	tx: Database,
	line: Line & { movement: 'reserve' | 'commit' | 'release'; generationId: string; reason?: string | undefined },
): Promise<void> {
	await tx.insert(usageLedger).values(line)
}

/** Notes why a pot was opened; the first reason stays, however often it is told. */
export async function insertReset(tx: Database, line: Line & { reason: 'claimed' | 'given' | 'subscribed' | 'renewed' }): Promise<void> {
	await tx
		.insert(usageLedger)
		.values({ ...line, movement: 'reset' })
		.onConflictDoNothing()
}
