import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Database } from '../db/open-database'
import { storeConnections } from '../db/schema/schema'
import { clearStoreLeases, withLease } from './lease'

const WAIT = { waitMs: 10_000, meanwhile: async () => undefined }

let server: PlainApp
let db: Database
let id: string

beforeAll(async () => {
	server = await plainTestApp()
	db = server.deps.database.db
})
beforeEach(async () => {
	id = crypto.randomUUID()
	await db
		.insert(storeConnections)
		.values({ id, userId: 'u', store: 'youcan', account: id, name: 'n', url: 'https://n.example', status: 'active' })
})

const hold = (leaseUntil: Date) =>
	db.update(storeConnections).set({ leaseHolder: crypto.randomUUID(), leaseUntil }).where(eq(storeConnections.id, id))
const soon = () => new Date(Date.now() + 50_000)

it('[N-5] [Y-4] of many that want the same thing at once, one works on it at a time', async () => {
	let inside = 0
	let most = 0
	const work = async () => {
		inside += 1
		most = Math.max(most, inside)
		await db.select().from(storeConnections).where(eq(storeConnections.id, id))
		inside -= 1
		return true
	}
	await Promise.all(Array.from({ length: 10 }, () => withLease<boolean>(db, storeConnections, id, WAIT, work)))
	expect(most).toBe(1)
})

it('[Y-4] who waits is answered as soon as there is an answer, and told when there is none', async () => {
	await hold(soon())
	const act = async () => 'mine'
	expect(await withLease(db, storeConnections, id, { waitMs: 10_000, meanwhile: async () => 'theirs' }, act)).toBe('theirs')
	await expect(withLease<string>(db, storeConnections, id, { ...WAIT, waitMs: 0 }, act)).rejects.toMatchObject({ code: 'busy' })
})

it('[Y-3] what a dead process held is let go: when its time is over, and at once at the start of the only process', async () => {
	await hold(new Date(Date.now() - 1))
	expect(await withLease<number>(db, storeConnections, id, { ...WAIT, waitMs: 0 }, async () => 1)).toBe(1)
	await hold(soon())
	await clearStoreLeases(db)
	expect(await withLease<number>(db, storeConnections, id, { ...WAIT, waitMs: 0 }, async () => 2)).toBe(2)
})

it('[N-2] [Y-3] what a dead process held while the clock was a day ahead holds nobody up once it is set back', async () => {
	await hold(new Date(Date.now() + 86_400_000))
	expect(await withLease<number>(db, storeConnections, id, { ...WAIT, waitMs: 0 }, async () => 1)).toBe(1)
})

it('[Y-3] work that fails lets go, too', async () => {
	const failing = withLease<number>(db, storeConnections, id, WAIT, async () => Promise.reject(new Error('broken')))
	await expect(failing).rejects.toThrow('broken')
	expect(await withLease<number>(db, storeConnections, id, { ...WAIT, waitMs: 0 }, async () => 3)).toBe(3)
})

it('[N-2] [Y-4] a holder that was away for too long notices that its lease is another’s, before it does anything', async () => {
	const work = withLease(db, storeConnections, id, WAIT, async (lease) => {
		await lease.check()
		await hold(soon())
		await lease.check()
		return 'done twice'
	})
	await expect(work).rejects.toMatchObject({ code: 'busy' })
	const [row] = await db.select().from(storeConnections).where(eq(storeConnections.id, id))
	expect(row?.leaseHolder).not.toBeNull()
})

it('[N-2] [Y-4] a holder learns between two looks that its lease is another’s, and what it has under way is broken off', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	try {
		const work = withLease(db, storeConnections, id, WAIT, async ({ lost }) => {
			await hold(soon())
			await vi.advanceTimersByTimeAsync(20_000)
			// It may have been told already while the clock was set forward.
			if (!lost.aborted) await new Promise((told) => lost.addEventListener('abort', told))
			throw new Error('the store was cut off')
		})
		await expect(work).rejects.toMatchObject({ code: 'busy' })
	} finally {
		vi.useRealTimers()
	}
	const [row] = await db.select().from(storeConnections).where(eq(storeConnections.id, id))
	expect(row?.leaseHolder).not.toBeNull()
})
