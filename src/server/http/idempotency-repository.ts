import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { keepRenewing } from '../db/keep-renewing'
import type { Database } from '../db/open-database'
import { idempotentRequests as table } from '../db/schema/schema'

/** A request is believed to be worked on for this long after its process last said so. */
const HELD_MS = 30_000
const RENEW_MS = 10_000
/** The second of two equal requests waits this long for the answer of the first. */
const WAIT_MS = 20_000
const LOOK_AGAIN_MS = 150

/** One request of one user: which call, under which key, and a hash of what was sent. */
export type KeyedRequest = { userId: string; key: string; route: string; hash: string }

/**
 * Runs `act` once for all requests of a user with this key; further ones are given its answer, which must be JSON. What
 * `act` throws is not kept: nothing was done, and the next request tries anew. Throws AppError `conflict` when the key
 * was used for something else, or the first request is still under way.
 */
export async function runOnce<T>(db: Database, request: KeyedRequest, act: () => Promise<T>): Promise<{ answer: T; isRepeated: boolean }> {
	const holder = randomUUID()
	const deadline = performance.now() + WAIT_MS
	for (;;) {
		if (await take(db, request, holder)) return { answer: await hold(db, request, holder, act), isRepeated: false }
		const known = await find(db, request)
		if (known?.answer) return { answer: JSON.parse(known.answer) as T, isRepeated: true }
		if (performance.now() > deadline) throw underWay()
		await pause(LOOK_AGAIN_MS)
	}
}

/**
 * Notes what a key stands for, for calls that are idempotent by themselves once they know the key. Throws AppError
 * `conflict` when it was used for something else.
 */
export async function bindKey(db: Database, request: KeyedRequest): Promise<void> {
	await db.insert(table).values(request).onConflictDoNothing()
	await find(db, request)
}

const heldUntil = () => sql`clock_timestamp() + ${`${HELD_MS} milliseconds`}::interval`

/** Takes a key that is new, or whose holder is gone. */
async function take(db: Database, request: KeyedRequest, holder: string): Promise<boolean> {
	const taken = await db
		.insert(table)
		.values({ ...request, holder, heldUntil: heldUntil() })
		.onConflictDoUpdate({
			target: [table.userId, table.key],
			set: { holder, heldUntil: heldUntil() },
			// A moment farther ahead than any that is set was written while the clock was wrong.
			setWhere: sql`${table.answer} is null and ${table.hash} = ${request.hash}
				and ${table.heldUntil} not between clock_timestamp() and ${heldUntil()}`,
		})
		.returning({ key: table.key })
	return taken.length > 0
}

async function find(db: Database, { userId, key, route, hash }: KeyedRequest): Promise<{ answer: string | null } | undefined> {
	const [known] = await db
		.select({ answer: table.answer, route: table.route, hash: table.hash })
		.from(table)
		.where(and(eq(table.userId, userId), eq(table.key, key)))
	if (known && (known.route !== route || known.hash !== hash)) {
		throw new AppError('conflict', msg('request.key_of_another'))
	}
	return known
}

async function hold<T>(db: Database, request: KeyedRequest, holder: string, act: () => Promise<T>): Promise<T> {
	const { userId, key } = request
	const own = and(eq(table.userId, userId), eq(table.key, key), eq(table.holder, holder))
	const keep = async (set: Partial<typeof table.$inferInsert> | { heldUntil: SQL }) =>
		(await db.update(table).set(set).where(own).returning({ key: table.key })).length > 0
	const held = keepRenewing(() => keep({ heldUntil: heldUntil() }), RENEW_MS, underWay)
	try {
		const answer = await act()
		const isKept = await keep({ answer: JSON.stringify(answer ?? null) })
		// Taken over by an equal request while this process stood still: the answer is that one's to give. The key of a user
		// who has deleted their account is nobody's.
		if (!isKept && (await find(db, request))) throw underWay()
		return answer
	} catch (error) {
		await db.delete(table).where(own)
		throw error
	} finally {
		held.stop()
	}
}

function underWay(): AppError {
	return new AppError('conflict', msg('request.key_in_use'), {
		details: { retryAfterSeconds: 5 },
	})
}

/** Keys and answers are kept for a day. */
export async function deleteOldKeys(db: Database): Promise<void> {
	await db.delete(table).where(lt(table.createdAt, sql`now() - interval '1 day'`))
}

/** What is kept of a user's keys; no answers, which hold what other files of the export hold. */
export async function listUserKeys(db: Database, userId: string) {
	const { key, route, createdAt } = table
	return db.select({ key, route, createdAt }).from(table).where(eq(table.userId, userId)).orderBy(desc(createdAt))
}

export async function deleteUserKeys(db: Database, userId: string): Promise<void> {
	await db.delete(table).where(eq(table.userId, userId))
}
