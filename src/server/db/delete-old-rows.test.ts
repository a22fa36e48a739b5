import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { deleteOldRows } from './delete-old-rows'
import { billingEvents, listingAttempts, modelCalls, storeEvents, writtenCopy } from './schema/schema'

let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

it('[N-8] [N-9] calls of models, paid copy, tries at listings and messages of others go once they are of no more use', async () => {
	const { db } = server.deps.database
	const before = (days: number) => new Date(Date.now() - days * 86_400_000)
	const call = { userId: 'u', purpose: 'check', model: 'm', outcome: 'ok', durationMs: 1 }
	await db.insert(modelCalls).values([401, 399].map((days) => ({ ...call, at: before(days) })))
	for (const days of [91, 89]) {
		await db.insert(writtenCopy).values({ key: `k${days}`, userId: 'u', copy: {}, createdAt: before(days) })
		const attempt = { generationId: crypto.randomUUID(), source: 'http', outcome: 'timeout', durationMs: 1 }
		await db.insert(listingAttempts).values({ ...attempt, at: before(days) })
		await db.insert(billingEvents).values({ id: `e${days}`, type: 't', handledAt: before(days) })
		await db.insert(storeEvents).values({ id: `e${days}`, store: 'youcan', kind: 'k', handledAt: before(days) })
	}
	await deleteOldRows(db)
	for (const table of [modelCalls, writtenCopy, listingAttempts, billingEvents, storeEvents]) expect(await db.$count(table)).toBe(1)
	const kept = (await db.execute(sql`select id from store_events`)) as unknown as { rows: { id: string }[] }
	expect(kept.rows).toEqual([{ id: 'e89' }])
})
