import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { freeClaims, usageLedger, usageReservations } from '../db/schema/schema'

/** How a user's pages were counted. */
export async function listUserUsage(db: Database, userId: string) {
	const [claim] = await db.select().from(freeClaims).where(eq(freeClaims.userId, userId))
	const ledger = await db.select().from(usageLedger).where(eq(usageLedger.userId, userId)).orderBy(asc(usageLedger.id))
	const reservations = await db.select().from(usageReservations).where(eq(usageReservations.userId, userId))
	return { freePages: claim ?? null, ledger, reservations }
}

/** Forgets how a user's pages were counted. */
export async function deleteUserUsage(db: Database, userId: string): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.delete(usageLedger).where(eq(usageLedger.userId, userId))
		await tx.delete(usageReservations).where(eq(usageReservations.userId, userId))
		await tx.delete(freeClaims).where(eq(freeClaims.userId, userId))
	})
}
