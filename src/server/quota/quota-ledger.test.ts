import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseSetting } from '../../../test/support/database-template'
import { openKeptDatabase } from '../../../test/support/kept-database'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import type { AppError } from '../../core/errors'
import { PLANS } from '../../core/plans/plans'
import { FREE_ALLOWANCE_KEY } from '../../core/plans/subscription'
import type { OpenDatabase } from '../db/open-database'
import { freeClaims, subscriptions, usageLedger, usageReservations } from '../db/schema/schema'
import { findAllowance } from './allowance'
import { commitQuota, countUsed, releaseQuota, reserveQuota } from './reserve-quota'

// The quota by itself, without pages being made: what it counts, whose, and what it writes down.

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let opened: OpenDatabase
let db: OpenDatabase['db']
/** A user nobody has counted anything for yet. */
let user: string

beforeAll(async () => {
	folder = await temporaryFolder()
	const { DATABASE_URL: url } = await databaseSetting(folder.path)
	opened = await openKeptDatabase({ url, dataDir: folder.path })
	db = opened.db
})
afterAll(async () => {
	await opened.close()
	await folder.remove()
})
beforeEach(() => {
	user = crypto.randomUUID()
})

/** Reserves one page, as a generation that is asked for does. */
async function reserve(userId = user): Promise<string> {
	const id = crypto.randomUUID()
	await db.transaction((tx) => reserveQuota(tx, userId, id))
	return id
}
async function reserveAll(pages: number): Promise<string[]> {
	const ids: string[] = []
	for (let page = 0; page < pages; page += 1) ids.push(await reserve())
	return ids
}
/** What refused a page: its code, what it says, and how many pages there are. */
const refusalOf = (asked: Promise<unknown>) =>
	asked.then(
		() => undefined,
		({ code, said, details }: AppError) => ({ code, key: said.key, details }),
	)
const REFUSED = { code: 'limit', key: 'accounts.quota_used', details: { limit: PLANS.free.pages } }

async function buyPro(userId = user): Promise<string> {
	const id = `sub_${crypto.randomUUID()}`
	const begun = new Date(Date.now() - 86_400_000)
	const ends = new Date(Date.now() + 29 * 86_400_000)
	const period = { periodStart: begun, periodEnd: ends, quotaPeriodStart: begun }
	await db.insert(subscriptions).values({ id, userId, customerId: 'customer', status: 'active', ...period })
	return id
}
const reservationOf = async (id: string) => (await db.select().from(usageReservations).where(eq(usageReservations.generationId, id)))[0]
const ledgerOf = async (userId = user) =>
	(await db.select().from(usageLedger).where(eq(usageLedger.userId, userId)).orderBy(asc(usageLedger.id))).map(
		({ movement, allowance, generationId, reason }) => ({ movement, allowance, generationId, reason }),
	)

describe('[P-5] a page is counted from the moment it is asked for', () => {
	it('until all are reserved, and the next one is refused and told how many there are', async () => {
		await reserveAll(PLANS.free.pages)
		expect(await refusalOf(reserve())).toEqual(REFUSED)
		expect(await db.$count(usageReservations, eq(usageReservations.userId, user))).toBe(PLANS.free.pages)
	})

	it('whether it is still being made or there already', async () => {
		const ids = await reserveAll(PLANS.free.pages)
		for (const id of ids.slice(0, 2)) await commitQuota(db, id)
		expect(await refusalOf(reserve())).toEqual(REFUSED)
	})

	it('and no longer once it was not made: its place is the next one’s', async () => {
		const ids = await reserveAll(PLANS.free.pages)
		await releaseQuota(db, ids[0] ?? '', 'canceled')
		expect(await refusalOf(reserve())).toBeUndefined()
		expect(await refusalOf(reserve())).toEqual(REFUSED)
	})

	it('also when many ask in the same moment', async () => {
		const asked = await Promise.all(Array.from({ length: 20 }, () => refusalOf(reserve())))
		expect(asked.filter((refused) => refused === undefined)).toHaveLength(PLANS.free.pages)
		expect(new Set(asked.flatMap((refused) => (refused ? [refused.key] : [])))).toEqual(new Set([REFUSED.key]))
	})

	it('for its user alone', async () => {
		await reserveAll(PLANS.free.pages)
		expect(await refusalOf(reserve(crypto.randomUUID()))).toBeUndefined()
		expect(await countUsed(db, crypto.randomUUID(), FREE_ALLOWANCE_KEY)).toBe(0)
	})
})

describe('[P-5] pages that were made', () => {
	it('are those committed: neither one that is being made nor one that was not', async () => {
		const [made = '', , failed = ''] = await reserveAll(3)
		expect(await countUsed(db, user, FREE_ALLOWANCE_KEY)).toBe(0)
		await commitQuota(db, made)
		await releaseQuota(db, failed, 'timeout')
		expect(await countUsed(db, user, FREE_ALLOWANCE_KEY)).toBe(1)
	})

	it('are counted in the pot they were asked from, also when they are done after Pro was bought', async () => {
		const free = await reserve()
		const subscription = await buyPro()
		const { key, limit, plan } = await findAllowance(db, user)
		expect([plan, limit, key.startsWith(subscription)]).toEqual(['pro', PLANS.pro.pages, true])
		const paid = await reserve()
		for (const id of [free, paid]) await commitQuota(db, id)
		expect([await countUsed(db, user, FREE_ALLOWANCE_KEY), await countUsed(db, user, key)]).toEqual([1, 1])
		expect([(await reservationOf(free))?.allowance, (await reservationOf(paid))?.allowance]).toEqual([FREE_ALLOWANCE_KEY, key])
	})

	it('of Pro take nothing from what is free, and another’s subscription gives nobody anything', async () => {
		await buyPro(crypto.randomUUID())
		expect((await findAllowance(db, user)).plan).toBe('free')
		await buyPro()
		await reserveAll(PLANS.free.pages + 1)
		expect(await db.$count(usageReservations, and(eq(usageReservations.userId, user), eq(usageReservations.allowance, 'free')))).toBe(0)
	})

	it('of a subscription that is over are not what is free: that begins where it was left', async () => {
		await reserveAll(2)
		await buyPro()
		await reserve()
		const later = new Date(Date.now() + 90 * 86_400_000)
		expect(await findAllowance(db, user, later)).toMatchObject({ plan: 'free', limit: PLANS.free.pages, key: FREE_ALLOWANCE_KEY })
	})
})

describe('[P-5] each movement is written down', () => {
	it('when a page is asked for, made, and not made, with the reason; what is free is given once, before the first', async () => {
		const [made = '', failed = ''] = await reserveAll(2)
		await commitQuota(db, made)
		await releaseQuota(db, failed, 'listing_not_found')
		const line = { allowance: FREE_ALLOWANCE_KEY, generationId: null, reason: null }
		expect(await ledgerOf()).toEqual([
			{ ...line, movement: 'reset', reason: 'given' },
			{ ...line, movement: 'reserve', generationId: made },
			{ ...line, movement: 'reserve', generationId: failed },
			{ ...line, movement: 'commit', generationId: made },
			{ ...line, movement: 'release', generationId: failed, reason: 'listing_not_found' },
		])
		expect(await db.select({ by: freeClaims.by }).from(freeClaims).where(eq(freeClaims.userId, user))).toEqual([{ by: 'generation' }])
	})

	it('and what is free is not given to whoever uses what they bought', async () => {
		await buyPro()
		await reserve()
		expect((await ledgerOf()).map(({ movement }) => movement)).toEqual(['reserve'])
		expect(await db.$count(freeClaims, eq(freeClaims.userId, user))).toBe(0)
	})

	it('once: a page that was settled stays so, whoever settles it again and how', async () => {
		const [made = '', failed = ''] = await reserveAll(2)
		await commitQuota(db, made)
		await releaseQuota(db, failed, 'canceled')
		const settled = [await reservationOf(made), await reservationOf(failed)]
		const written = await ledgerOf()
		for (const id of [made, failed]) {
			await commitQuota(db, id)
			await releaseQuota(db, id, 'timeout')
		}
		expect([await reservationOf(made), await reservationOf(failed)]).toEqual(settled)
		expect(await ledgerOf()).toEqual(written)
		expect(settled).toMatchObject([
			{ state: 'committed', reason: null, settledAt: expect.any(Date) },
			{ state: 'released', reason: 'canceled', settledAt: expect.any(Date) },
		])
	})

	it('of no generation but the one that was settled', async () => {
		const [one = '', other = ''] = await reserveAll(2)
		await commitQuota(db, one)
		expect(await reservationOf(other)).toMatchObject({ state: 'reserved', settledAt: null })
		await commitQuota(db, crypto.randomUUID())
		expect((await ledgerOf()).filter(({ movement }) => movement === 'commit')).toHaveLength(1)
	})
})
