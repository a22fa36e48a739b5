import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { modelCalls, pages, subscriptions, writtenCopy } from '../db/schema/schema'
import { openModelRecords } from '../model-calls/model-calls'
import { sweepLeftovers } from './sweep-leftovers'

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }
let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

/** What calls write that were under way when the account was deleted. */
async function writeLate(userId: string): Promise<void> {
	const { db } = server.deps.database
	const call = { purpose: 'write:hero', model: 'm', promptVersion: 'v', outcome: 'ok', inputTokens: 1, outputTokens: 1, durationMs: 1 }
	const { recordCalls, paidCopy } = openModelRecords(db, new Map())
	await recordCalls([call], { userId })
	await paidCopy.store(userId, crypto.randomUUID(), { hero: 'copy' })
}

it('[A-6] what a call writes after its account is gone is swept, and nothing of anybody else', async () => {
	const { db } = server.deps.database
	const [gone, stays] = [await server.user(), await server.user()]
	for (const user of [gone, stays]) await user.generate(KETTLE)
	await gone.post('/api/account/delete', { email: gone.email, password: 'correct horse battery' })
	for (const user of [gone, stays]) await writeLate(user.id)
	expect(await sweepLeftovers({ db, userData: server.deps.userData })).toEqual([gone.id])
	const left = async (id: string) => [
		await db.$count(modelCalls, eq(modelCalls.userId, id)),
		await db.$count(writtenCopy, eq(writtenCopy.userId, id)),
		await db.$count(pages, eq(pages.userId, id)),
	]
	expect([await left(gone.id), await left(stays.id)]).toEqual([
		[0, 0, 0],
		[1, 1, 1],
	])
	expect(await sweepLeftovers({ db, userData: server.deps.userData })).toEqual([])
})

it('[A-6] [P-3] records of payments stay, as the law asks for them', async () => {
	const { db } = server.deps.database
	const moment = new Date()
	const dates = { periodStart: moment, periodEnd: moment, quotaPeriodStart: moment }
	await db.insert(subscriptions).values({ id: 'sub_gone', userId: 'gone', customerId: 'cus_gone', status: 'canceled', ...dates })
	expect(await sweepLeftovers({ db, userData: server.deps.userData })).toEqual([])
	expect(await db.$count(subscriptions, eq(subscriptions.id, 'sub_gone'))).toBe(1)
})
