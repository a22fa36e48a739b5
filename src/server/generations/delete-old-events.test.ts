import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { generationEvents, generations } from '../db/schema/schema'
import { deleteOldEvents } from './delete-old-events'

let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

it('[N-8] a month after its end a generation keeps the event that says how it ended, and no other; younger ones keep all', async () => {
	const { db } = server.deps.database
	const seller = await server.user()
	const ids: string[] = []
	for (const title of ['Old kettle', 'New kettle']) {
		await seller.generate({ facts: JSON.stringify({ title }), language: 'english' })
		const [newest] = await db.select().from(generations).orderBy(sql`created_at desc`).limit(1)
		ids.push(newest?.id ?? '')
	}
	const [old = '', young = ''] = ids
	const count = (id: string) => db.$count(generationEvents, eq(generationEvents.generationId, id))
	const before = await count(young)
	await db.update(generations).set({ endedAt: sql`now() - interval '31 days'` }).where(eq(generations.id, old))
	await deleteOldEvents(db)
	await deleteOldEvents(db)
	expect([await count(old), await count(young), before > 2]).toEqual([1, before, true])
	const stream = await seller.get(`/api/generations/${old}/events`)
	expect([stream.statusCode, stream.body.includes('"type":"done"')]).toEqual([200, true])
})
