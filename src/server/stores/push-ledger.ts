import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { PushChoices, PushOutcome } from '../../core/contracts/stores'
import { AppError } from '../../core/errors'
import { type Message, msg } from '../../core/messages/message'
import type { MerchantEdit } from '../../core/stores/store-fields'
import type { StoreRef } from '../../core/stores/store-product'
import { NOTHING_SENT } from '../../pipeline/send/sent-prints'
import { isUuid } from '../db/is-uuid'
import type { Database } from '../db/open-database'
import { type AskedPush, storeConnections, storeProducts, storePushes } from '../db/schema/schema'
import type { ConnectionRow } from './connect/connection-repository'
import { releaseLinks } from './linked-files'

export type ProductRow = typeof storeProducts.$inferSelect
export type PushRow = typeof storePushes.$inferSelect
/** A push with what it was pushed to. */
export type PushLine = { push: PushRow; product: ProductRow; connection: ConnectionRow }

/** The line of a product of a store; made when this is the first push of it. */
export async function getProductLine(db: Database, made: { id: string; connectionId: string; key: string }): Promise<ProductRow> {
	await db.insert(storeProducts).values(made).onConflictDoNothing()
	const { connectionId, key } = storeProducts
	const [row] = await db
		.select()
		.from(storeProducts)
		.where(and(eq(connectionId, made.connectionId), eq(key, made.key)))
	if (!row) throw new Error('the product’s line just written is not there')
	return row
}

export async function getProductById(db: Database, id: string): Promise<ProductRow> {
	const [row] = await db.select().from(storeProducts).where(eq(storeProducts.id, id))
	if (!row) throw new AppError('not_found', msg('stores.removed'))
	return row
}

/** What was chosen for the push of a product that arrived last; nothing where none did. */
export async function readLastChoices(db: Database, of: { connectionId: string; key: string }): Promise<PushChoices> {
	const { connectionId, key, sent } = storeProducts
	const [row] = await db
		.select({ sent })
		.from(storeProducts)
		.where(and(eq(connectionId, of.connectionId), eq(key, of.key)))
	return row?.sent?.choices ?? {}
}

/**
 * What a push of a page was asked to do that was refused for the merchant's edits; nothing of one before that was kept.
 * Throws AppError `not_found`.
 */
export async function readRefusedPush(db: Database, of: { id: string; userId: string; pageId: string }): Promise<Partial<AskedPush>> {
	const { id, userId, pageId, edits, asked } = storePushes
	const [row] = await db
		.select({ asked })
		.from(storePushes)
		.where(and(eq(id, of.id), eq(userId, of.userId), eq(pageId, of.pageId), isNotNull(edits)))
	if (!row) throw new AppError('not_found', msg('stores.no_push'))
	return row.asked ?? {}
}

/** What time the database has. */
export async function readClock(db: Database): Promise<Date> {
	const result: unknown = await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`)
	const [row] = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { ms: string | number }[]
	return new Date(Math.floor(Number(row?.ms)))
}

/** What came of the very same push, if it came to its end since a moment. */
export async function findDuplicatePush(
	db: Database,
	productId: string,
	fingerprint: string,
	since: Date,
): Promise<PushOutcome | undefined> {
	const { productId: product, fingerprint: print, state, endedAt, outcome } = storePushes
	const [row] = await db
		.select({ outcome })
		.from(storePushes)
		.where(and(eq(product, productId), eq(print, fingerprint), eq(state, 'done'), gte(endedAt, since)))
		.orderBy(desc(endedAt))
		.limit(1)
	return row?.outcome ?? undefined
}

/**
 * Settles what a process left that died at it; for whoever holds the product's lease, as nobody else works on it then.
 */
export async function settleOrphans(db: Database, productId: string): Promise<void> {
	const of = (state: PushRow['state']) => and(eq(storePushes.productId, productId), eq(storePushes.state, state))
	const broken = { errorCode: 'canceled', endedAt: sql`clock_timestamp()` }
	await db
		.update(storePushes)
		.set({ ...broken, state: 'failed', errorSaid: msg('stores.interrupted_before') })
		.where(of('reserved'))
	await db
		.update(storePushes)
		.set({ ...broken, state: 'unknown', errorSaid: msg('stores.interrupted') })
		.where(of('sent'))
}

/** A store may still be fetching pictures for a product that it was asked to make when our process died. */
const STILL_MAKING_MS = 60_000

/** True while a product may yet appear that a process asked for and did not live to see. */
export async function mayStillAppear(db: Database, productId: string): Promise<boolean> {
	const [found] = await db
		.select({ id: storePushes.id })
		.from(storePushes)
		.where(
			and(
				eq(storePushes.productId, productId),
				eq(storePushes.state, 'unknown'),
				eq(storePushes.errorCode, 'canceled'),
				isNull(storePushes.snapshot),
				sql`${storePushes.createdAt} > clock_timestamp() - ${`${STILL_MAKING_MS} milliseconds`}::interval`,
			),
		)
		.limit(1)
	return found !== undefined
}

export async function insertPush(
	db: Database,
	push: Pick<
		PushRow,
		'id' | 'productId' | 'userId' | 'pageId' | 'pageVersion' | 'fingerprint' | 'wantedStatus' | 'price' | 'compareAtPrice'
	>,
): Promise<void> {
	await db.insert(storePushes).values({ ...push, state: 'reserved' })
}

/** Notes that the store is being asked, and what the product was before. */
export async function updateSent(db: Database, id: string, snapshot: unknown): Promise<void> {
	await db
		.update(storePushes)
		.set({ state: 'sent', ...(snapshot === undefined ? {} : { snapshot }) })
		.where(eq(storePushes.id, id))
}

/** Notes a sku that the store is about to be asked to make a product under. */
export async function addSku(db: Database, productId: string, sku: string): Promise<void> {
	const { id, skus } = storeProducts
	const isNew = sql`not ${skus} @> to_jsonb(${sku}::text)`
	await db
		.update(storeProducts)
		.set({ skus: sql`${skus} || to_jsonb(${sku}::text)` })
		.where(and(eq(id, productId), isNew))
}

/** Notes how a push ended well, with what the store calls the product, in one. */
export async function updateDone(
	db: Database,
	id: string,
	outcome: PushOutcome,
	product: Pick<ProductRow, 'id' | 'ref' | 'imageIds' | 'sent' | 'linkedFiles'>,
): Promise<void> {
	await db.transaction(async (tx) => {
		const { id: productId, ...now } = product
		await releaseLinks(tx, eq(storeProducts.id, productId))
		await tx.update(storeProducts).set(now).where(eq(storeProducts.id, productId))
		const ended = { state: 'done' as const, outcome, endedAt: sql`clock_timestamp()` }
		await tx.update(storePushes).set(ended).where(eq(storePushes.id, id))
	})
}

/** Notes how a push ended badly, in one with the product it made before that, if it did. */
export async function updateFailed(
	db: Database,
	{ id, productId }: Pick<PushRow, 'id' | 'productId'>,
	state: 'failed' | 'unknown',
	error: { code: string; said: Message; edits?: MerchantEdit[]; asked?: AskedPush | undefined },
	made: StoreRef | undefined,
): Promise<void> {
	const { edits = null, asked = null, code: errorCode, said: errorSaid } = error
	const ended = { state, edits, asked, errorCode, errorSaid, endedAt: sql`clock_timestamp()` }
	await db.transaction(async (tx) => {
		if (made) await updateRef(tx, productId, made)
		await tx.update(storePushes).set(ended).where(eq(storePushes.id, id))
	})
}

/**
 * Notes how a product stands after what a push changed of it was brought back: as the push before that one left it; of
 * one before that nothing is known.
 */
export async function takeBackSent(db: Database, productId: string): Promise<void> {
	const sent = sql`nullif(${storeProducts.sent}->'previous', 'null'::jsonb)`
	await db.update(storeProducts).set({ sent }).where(eq(storeProducts.id, productId))
}

/**
 * Notes what the store calls a product. Of one it is called for the first time no push has come to its end: nothing in
 * it is anybody's edit.
 */
export async function updateRef(db: Database, productId: string, { id: ref, imageIds }: StoreRef): Promise<void> {
	const isFirst = sql`${storeProducts.ref} is null and ${storeProducts.sent} is null`
	const sent = sql`case when ${isFirst} then ${JSON.stringify(NOTHING_SENT)}::jsonb else ${storeProducts.sent} end`
	await db.update(storeProducts).set({ ref, imageIds, sent }).where(eq(storeProducts.id, productId))
}

/** Forgets what the store called a product: it is not there any more. Its pictures may be, in the store's library. */
export async function forgetRef(db: Database, productId: string): Promise<void> {
	await releaseLinks(db, eq(storeProducts.id, productId))
	await db.update(storeProducts).set({ ref: null, sent: null, linkedFiles: [] }).where(eq(storeProducts.id, productId))
}

export async function updateRestored(db: Database, id: string): Promise<void> {
	await db.update(storePushes).set({ restoredAt: sql`clock_timestamp()` }).where(eq(storePushes.id, id))
}

const lines = (db: Database) =>
	db
		.select({ push: storePushes, product: storeProducts, connection: storeConnections })
		.from(storePushes)
		.innerJoin(storeProducts, eq(storeProducts.id, storePushes.productId))
		.innerJoin(storeConnections, eq(storeConnections.id, storeProducts.connectionId))

/** A user's pushes of a page, newest first. */
export async function listPushes(db: Database, userId: string, pageId: string, most: number): Promise<PushLine[]> {
	return lines(db)
		.where(and(eq(storePushes.userId, userId), eq(storePushes.pageId, pageId)))
		.orderBy(desc(storePushes.createdAt))
		.limit(most)
}

/** The connections a page has arrived in with any push, by id. */
export async function listConnectionsWith(db: Database, userId: string, pageId: string): Promise<string[]> {
	const { connectionId } = storeProducts
	const rows = await db
		.selectDistinct({ connectionId })
		.from(storePushes)
		.innerJoin(storeProducts, eq(storeProducts.id, storePushes.productId))
		.where(and(eq(storePushes.userId, userId), eq(storePushes.pageId, pageId), eq(storePushes.state, 'done')))
	return rows.map((row) => row.connectionId)
}

/**
 * The products a page is in connected stores, with what the last push left of each, and the version that push brought.
 */
export async function listProductsOf(db: Database, userId: string, pageId: string): Promise<PushLine[]> {
	const of = and(eq(storePushes.userId, userId), eq(storePushes.pageId, pageId), eq(storePushes.state, 'done'))
	const rows = await db
		.selectDistinctOn([storePushes.productId], { push: storePushes, product: storeProducts, connection: storeConnections })
		.from(storePushes)
		.innerJoin(storeProducts, eq(storeProducts.id, storePushes.productId))
		.innerJoin(storeConnections, eq(storeConnections.id, storeProducts.connectionId))
		.where(and(of, ne(storeConnections.status, 'disconnected')))
		.orderBy(storePushes.productId, desc(storePushes.createdAt))
	return rows
}

/** A user's own push. Throws AppError `not_found`, also for somebody else's. */
export async function getOwnPush(db: Database, userId: string, id: string): Promise<PushLine> {
	const [line] = isUuid(id) ? await lines(db).where(and(eq(storePushes.id, id), eq(storePushes.userId, userId))) : []
	if (!line) throw new AppError('not_found', msg('stores.no_push'))
	return line
}

/** Of some products, the push that came to something last. */
export async function listLatestOf(db: Database, productIds: readonly string[]): Promise<Map<string, string>> {
	if (productIds.length === 0) return new Map()
	const { productId, id, createdAt, state } = storePushes
	const rows = await db
		.selectDistinctOn([productId], { productId, id })
		.from(storePushes)
		.where(and(inArray(productId, [...productIds]), ne(state, 'failed')))
		.orderBy(productId, desc(createdAt))
	return new Map(rows.map((row) => [row.productId, row.id]))
}

/** Everything ever pushed by a user, oldest first, without what their products were before. */
export async function listAllPushes(db: Database, userId: string): Promise<Omit<PushRow, 'snapshot' | 'fingerprint'>[]> {
	const { snapshot: _, fingerprint: __, ...shown } = getTableColumns(storePushes)
	return db.select(shown).from(storePushes).where(eq(storePushes.userId, userId)).orderBy(storePushes.createdAt)
}
