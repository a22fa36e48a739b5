import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ConnectedStore } from '../../../connectors/stores/store'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreId } from '../../../core/stores/store-ids'
import type { StoreCategory } from '../../../core/stores/store-product'
import { isUuid } from '../../db/is-uuid'
import type { Database } from '../../db/open-database'
import { storeConnections, storeProducts } from '../../db/schema/schema'
import { releaseLinks } from '../linked-files'

export type ConnectionRow = typeof storeConnections.$inferSelect

const isOwn = (userId: string, id: string) =>
	and(eq(storeConnections.id, id), eq(storeConnections.userId, userId), ne(storeConnections.status, 'disconnected'))

/** A user's connected stores: the default one first, then the one used last. */
export async function listConnections(db: Database, userId: string, store?: StoreId): Promise<ConnectionRow[]> {
	const { isDefault, lastUsedAt, createdAt } = storeConnections
	const own = and(eq(storeConnections.userId, userId), ne(storeConnections.status, 'disconnected'))
	return db
		.select()
		.from(storeConnections)
		.where(and(own, store && eq(storeConnections.store, store)))
		.orderBy(desc(isDefault), sql`${desc(lastUsedAt)} nulls last`, asc(createdAt))
}

/** A user's own connection. Throws AppError `not_found`, also for somebody else's. */
export async function getOwnConnection(db: Database, userId: string, id: string): Promise<ConnectionRow> {
	const [row] = isUuid(id) ? await db.select().from(storeConnections).where(isOwn(userId, id)) : []
	if (!row) throw new AppError('not_found', msg('stores.not_connected_here'))
	return row
}

export async function findConnection(db: Database, id: string): Promise<ConnectionRow | undefined> {
	const [row] = await db.select().from(storeConnections).where(eq(storeConnections.id, id))
	return row
}

/** Keeps a store that was just connected, in place of what was kept of it before; a name the seller gave it stays. */
export async function upsertConnection(
	db: Database,
	made: { id: string; userId: string; store: StoreId; connected: ConnectedStore; sealed: string },
): Promise<ConnectionRow> {
	const { id, userId, store, connected, sealed } = made
	const { account, alias = null, name, url, currency } = connected
	const now = { alias, url, currency, sealed, status: 'active' as const, updatedAt: sql`now()` }
	const [row] = await db
		.insert(storeConnections)
		.values({ id, userId, store, account, name, alias, url, currency, sealed, status: 'active' })
		.onConflictDoUpdate({ target: [storeConnections.userId, storeConnections.store, storeConnections.account], set: now })
		.returning()
	if (!row) throw new Error('the connection just written is not there')
	return row
}

export async function updateConnection(
	db: Database,
	id: string,
	changes: Partial<Pick<ConnectionRow, 'name' | 'sealed' | 'status' | 'isDefault'>>,
): Promise<void> {
	await db
		.update(storeConnections)
		.set({ ...changes, updatedAt: sql`now()` })
		.where(eq(storeConnections.id, id))
}

/** Notes where the seller files what a listing files under a key (core/stores/category-of.ts), or forgets it. */
export async function rememberCategory(db: Database, id: string, key: string, category: StoreCategory | null): Promise<void> {
	if (key === '') return
	const { categories } = storeConnections
	const changed =
		category === null ? sql`${categories} - ${key}::text` : sql`${categories} || ${JSON.stringify({ [key]: category })}::jsonb`
	await db.update(storeConnections).set({ categories: changed }).where(eq(storeConnections.id, id))
}

/**
 * Puts replaced credentials in the place of those they were made of; false when the access was given back, or connected
 * anew, meanwhile.
 */
export async function replaceSealed(db: Database, id: string, seen: string, sealed: string): Promise<boolean> {
	const replaced = await db
		.update(storeConnections)
		.set({ sealed, updatedAt: sql`now()` })
		.where(and(eq(storeConnections.id, id), eq(storeConnections.sealed, seen)))
		.returning({ id: storeConnections.id })
	return replaced.length > 0
}

/** Notes that a store ended the access it was read with; one that was connected anew in that moment keeps its own. */
export async function endAccess(db: Database, { id, sealed, status }: ConnectionRow): Promise<void> {
	const same = sealed === null ? isNull(storeConnections.sealed) : eq(storeConnections.sealed, sealed)
	await db
		.update(storeConnections)
		.set({ sealed: null, ...(status === 'active' ? { status: 'reconnect' as const } : {}), updatedAt: sql`now()` })
		.where(and(eq(storeConnections.id, id), same))
}

/** Notes that a store no longer takes our access; one that was disconnected meanwhile stays so. */
export async function updateRefused(db: Database, id: string): Promise<void> {
	await db
		.update(storeConnections)
		.set({ status: 'reconnect', updatedAt: sql`now()` })
		.where(and(eq(storeConnections.id, id), eq(storeConnections.status, 'active')))
}

/** Notes the currency a store sells in by now. */
export async function updateCurrency(db: Database, id: string, currency: string | null): Promise<void> {
	await db.update(storeConnections).set({ currency }).where(eq(storeConnections.id, id))
}

/** Notes that a connection was used and works; one whose access the store ended while it was used does not. */
export async function updateUsed(db: Database, id: string): Promise<void> {
	await db
		.update(storeConnections)
		.set({ lastUsedAt: sql`now()`, status: 'active' })
		.where(and(eq(storeConnections.id, id), ne(storeConnections.status, 'disconnected'), isNotNull(storeConnections.sealed)))
}

/** Makes one of a user's stores of a platform the default one, and the others not. */
export async function updateDefault(db: Database, { userId, store, id }: Pick<ConnectionRow, 'userId' | 'store' | 'id'>): Promise<void> {
	await db
		.update(storeConnections)
		.set({ isDefault: sql`${storeConnections.id} = ${id}` })
		.where(and(eq(storeConnections.userId, userId), eq(storeConnections.store, store)))
}

/** Everybody's connections to a store, by the name it goes by itself. */
export async function listByAccount(db: Database, store: StoreId, name: string): Promise<ConnectionRow[]> {
	const { account, alias } = storeConnections
	return db
		.select()
		.from(storeConnections)
		.where(and(eq(storeConnections.store, store), or(eq(account, name), eq(alias, name))))
}

/** Deletes a connection with its products and their pushes; files its descriptions showed from here are let go. */
export async function deleteConnection(db: Database, id: string): Promise<void> {
	await releaseLinks(db, eq(storeProducts.connectionId, id))
	await db.delete(storeConnections).where(eq(storeConnections.id, id))
}

export async function listAllConnections(db: Database, userId: string): Promise<ConnectionRow[]> {
	return db.select().from(storeConnections).where(eq(storeConnections.userId, userId))
}
