import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database'
import { modelCalls, writtenCopy } from '../db/schema/schema'

/** What models were asked for in a user's name, and the copy kept of it. */
export async function listUserModelCalls(db: Database, userId: string) {
	const calls = await db.select().from(modelCalls).where(eq(modelCalls.userId, userId)).orderBy(asc(modelCalls.id))
	const copies = await db.select().from(writtenCopy).where(eq(writtenCopy.userId, userId))
	return { calls, copies: copies.map(({ copy, createdAt }) => ({ copy, createdAt })) }
}

export async function deleteUserModelCalls(db: Database, userId: string): Promise<void> {
	await db.delete(writtenCopy).where(eq(writtenCopy.userId, userId))
	await db.delete(modelCalls).where(eq(modelCalls.userId, userId))
}
