import { and, count, inArray, isNull, max } from 'drizzle-orm'
import type { Identity } from '../../connectors/identity/identity'
import { OWNER_USERS_LISTED, type OwnerUsers } from '../../core/contracts/owner'
import type { Database } from '../db/open-database'
import { pages } from '../db/schema/schema'
import { findAllowance } from '../quota/quota'

/** Who has an account, with plan, number of pages and when they last worked on one. */
export async function listUsers(db: Database, identity: Identity, search: string): Promise<OwnerUsers> {
	const known = await identity.listUsers(search, OWNER_USERS_LISTED)
	const made = await countPages(
		db,
		known.map(({ id }) => id),
	)
	const users = await Promise.all(
		known.map(async ({ id, email, name, createdAt }) => ({
			id,
			email,
			name,
			plan: (await findAllowance(db, id)).plan === 'pro' ? ('Pro' as const) : ('Free' as const),
			pages: made.get(id)?.pages ?? 0,
			created_at: createdAt.toISOString(),
			active_at: made.get(id)?.activeAt?.toISOString() ?? null,
		})),
	)
	return { users }
}

async function countPages(db: Database, ids: string[]) {
	if (ids.length === 0) return new Map<string, { pages: number; activeAt: Date | null }>()
	const rows = await db
		.select({ userId: pages.userId, pages: count(), activeAt: max(pages.updatedAt) })
		.from(pages)
		.where(and(inArray(pages.userId, ids), isNull(pages.deletedAt)))
		.groupBy(pages.userId)
	return new Map(rows.map(({ userId, ...rest }) => [userId, rest]))
}
