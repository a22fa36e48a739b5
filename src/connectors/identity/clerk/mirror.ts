import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { user } from '../embedded/schema'
import type { ClerkUser } from './clerk-api'

/** A Drizzle PostgreSQL database that has the tables of ./schema.ts and of the embedded provider. */
export type MirrorDatabase = PgDatabase<PgQueryResultHKT, Record<string, unknown>>
export type MirroredUser = typeof user.$inferSelect

export async function findMirrored(db: MirrorDatabase, id: string): Promise<MirroredUser | undefined> {
	const [row] = await db.select().from(user).where(eq(user.id, id))
	return row
}

/** Keeps a copy of who somebody is, at first sight. */
export async function insertMirrored(db: MirrorDatabase, told: ClerkUser): Promise<MirroredUser | undefined> {
	const row = rowOf(told)
	await db.transaction(async (tx) => {
		await freeAddress(tx, row)
		await tx.insert(user).values(row).onConflictDoNothing({ target: user.id })
	})
	return findMirrored(db, told.id)
}

/** Updates the copy of a known user from a webhook; data older than the copy changes nothing. */
export async function updateMirrored(db: MirrorDatabase, told: ClerkUser): Promise<void> {
	const row = rowOf(told)
	const { id, email, emailVerified, name, updatedAt } = row
	await db.transaction(async (tx) => {
		const outdated = and(eq(user.id, id), lt(user.updatedAt, updatedAt))
		if ((await tx.select({ id: user.id }).from(user).where(outdated).for('update')).length === 0) return
		await freeAddress(tx, row)
		await tx.update(user).set({ email, emailVerified, name, updatedAt }).where(eq(user.id, id))
	})
}

/**
 * Clerk decides whom an address belongs to: an account that had it before, of either provider, keeps its pages and
 * loses the address.
 */
async function freeAddress(tx: MirrorDatabase, { id, email }: { id: string; email: string }): Promise<void> {
	await tx
		.update(user)
		.set({ email: sql`${user.id} || '@replaced.invalid'` })
		.where(and(eq(user.email, email), ne(user.id, id)))
}

export async function deleteMirrored(db: MirrorDatabase, id: string): Promise<void> {
	await db.delete(user).where(eq(user.id, id))
}

function rowOf(told: ClerkUser): typeof user.$inferInsert & { email: string; updatedAt: Date } {
	// An address nobody has confirmed may be anybody's: copied, it would take the address and its rights from its owner.
	const primary =
		told.email_addresses.find(({ id }) => id === told.primary_email_address_id) ??
		told.email_addresses.find(({ verification }) => verification?.status === 'verified')
	// Whoever signed up by telephone or name alone has no address; the column needs one, and no e-mail is sent to it.
	const email = primary?.email_address.toLowerCase() ?? `${told.id}@no-address.invalid`
	const fullName = [told.first_name, told.last_name].filter(Boolean).join(' ')
	return {
		id: told.id,
		email,
		emailVerified: primary?.verification?.status === 'verified',
		name: fullName || told.username || email.split('@', 1)[0] || 'Seller',
		createdAt: new Date(told.created_at),
		updatedAt: new Date(told.updated_at),
	}
}
