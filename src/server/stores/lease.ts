import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { keepRenewing, type Renewal } from '../db/keep-renewing'
import type { Database } from '../db/open-database'
import { storeConnections, storeProducts } from '../db/schema/schema'

type LeasedTable = typeof storeConnections | typeof storeProducts

/** A holder that is not heard of for this long is dead. */
const LEASE_MS = 60_000
const RENEW_MS = 20_000
/** Between two looks at a lease somebody else has: short at first, as most work is short. */
const LOOK_AGAIN_MS = [20, 50, 100, 200, 400]

type Wait<T> = {
	/** Gives up then, with AppError `busy`. */
	waitMs: number
	/** Asked while somebody else holds the lease; an answer ends the waiting. */
	meanwhile: () => Promise<T | undefined>
}

/** What the holder of a lease knows of it; `lost` and `check` come with AppError `busy`. */
export type Lease = Pick<Renewal, 'lost' | 'check'>

/**
 * Does something to a row that only one may do at a time, however many processes there are. The row is marked instead
 * of locked: a lock would keep a transaction open while a store is asked, which on the embedded database stops
 * everybody. A holder that was away for so long that another took the row is told by `lease.lost`, and ends with
 * AppError `busy`.
 */
export async function withLease<T>(
	db: Database,
	table: LeasedTable,
	id: string,
	wait: Wait<T>,
	act: (lease: Lease) => Promise<T>,
): Promise<T> {
	const holder = randomUUID()
	const deadline = performance.now() + wait.waitMs
	for (let look = 0; !(await take(db, table, id, holder)); look += 1) {
		const answer = await wait.meanwhile()
		if (answer !== undefined) return answer
		if (performance.now() > deadline) {
			throw storeBusy()
		}
		await pause(LOOK_AGAIN_MS[look] ?? LOOK_AGAIN_MS.at(-1))
	}
	const lease = keepRenewing(() => renew(db, table, id, holder), RENEW_MS, storeBusy)
	try {
		return await act(lease)
	} catch (error) {
		// Whatever its work broke off with: that it is another's by now is what there is to say.
		throw lease.lost.aborted ? storeBusy() : error
	} finally {
		lease.stop()
		await release(db, table, id, holder)
	}
}

/** Ends every lease: for the only process, at its start, as whoever held them is dead. */
export async function clearStoreLeases(db: Database): Promise<void> {
	for (const table of [storeConnections, storeProducts]) {
		await db.execute(sql`update ${table} set lease_holder = null, lease_until = null where lease_holder is not null`)
	}
}

const until = () => sql`clock_timestamp() + ${`${LEASE_MS} milliseconds`}::interval`

async function take(db: Database, table: LeasedTable, id: string, holder: string): Promise<boolean> {
	// A moment farther ahead than any that is set was written while the clock was wrong: it would hold for days.
	const free = sql`lease_until is null or lease_until not between clock_timestamp() and ${until()}`
	const taken = sql`update ${table} set lease_holder = ${holder}, lease_until = ${until()} where id = ${id} and (${free}) returning id`
	return (await countRows(db, taken)) > 0
}

/** False when somebody else holds it by now. */
async function renew(db: Database, table: LeasedTable, id: string, holder: string): Promise<boolean> {
	const renewed = sql`update ${table} set lease_until = ${until()} where id = ${id} and lease_holder = ${holder} returning id`
	return (await countRows(db, renewed)) > 0
}

function storeBusy(): AppError {
	return new AppError('busy', msg('stores.busy'), { details: { retryAfterSeconds: 60 } })
}

async function release(db: Database, table: LeasedTable, id: string, holder: string): Promise<void> {
	await db.execute(sql`update ${table} set lease_holder = null, lease_until = null where id = ${id} and lease_holder = ${holder}`)
}

async function countRows(db: Database, query: SQL): Promise<number> {
	const result: unknown = await db.execute(query)
	return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows).length
}
