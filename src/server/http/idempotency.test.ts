import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Visitor } from '../../../test/support/test-app'
import { generations, idempotentRequests, pages } from '../db/schema/schema'
import { deleteOldKeys, runOnce } from './idempotency-repository'

let server: PlainApp
let seller: Visitor
let pageId: string
beforeAll(async () => {
	server = await plainTestApp()
	seller = await server.user()
	pageId = (await seller.generate({ facts: JSON.stringify({ title: 'Copper kettle' }), language: 'english' })).json<{ page_id: string }>()
		.page_id
})

const keyed = (key: string) => ({ 'idempotency-key': key })
const own = () => server.deps.database.db.$count(pages, eq(pages.userId, seller.id))

it('[N-11] the same key makes one copy of a page, also ten times at once, and answers the same each time', async () => {
	const before = await own()
	const send = () => seller.post(`/api/pages/${pageId}/duplicate`, {}, keyed('copy-1'))
	const answers = await Promise.all(Array.from({ length: 10 }, send))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
	expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
	expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(9)
	expect(await own()).toBe(before + 1)
	await seller.post(`/api/pages/${pageId}/duplicate`, {})
	expect(await own()).toBe(before + 2)
})

it('[N-11] the same key with anything else is refused, and does nothing; another user’s key is another key', async () => {
	const share = (body: object, headers: Record<string, string>, who = seller) => who.post(`/api/pages/${pageId}/shares`, body, headers)
	expect((await share({ days: 7 }, keyed('share-1'))).statusCode).toBe(200)
	const other = await share({ days: 30 }, keyed('share-1'))
	expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'conflict'])
	expect((await seller.post(`/api/pages/${pageId}/duplicate`, {}, keyed('share-1'))).statusCode).toBe(409)
	const neighbour = await server.user()
	expect((await share({ days: 7 }, keyed('share-1'), neighbour)).statusCode).toBe(404)
	for (const bad of ['two words', 'x'.repeat(201)]) expect((await share({ days: 7 }, keyed(bad))).statusCode).toBe(400)
})

it('[N-11] a generation with a key is made once and charged once; the second caller waits for the same page', async () => {
	const count = () => server.deps.database.db.$count(generations, eq(generations.userId, seller.id))
	const before = await count()
	const send = (title: string) =>
		seller.generate({ facts: JSON.stringify({ title }), language: 'english' }, keyed('generation-1')).then((answer) => answer)
	const answers = await Promise.all([send('Red scarf'), send('Red scarf'), send('Red scarf')])
	expect(new Set(answers.map((answer) => answer.json<{ page_id: string }>().page_id)).size).toBe(1)
	expect((await send('Blue scarf')).statusCode).toBe(409)
	expect(await count()).toBe(before + 1)
})

it('[N-11] what failed is not kept: the next request with the key tries anew', async () => {
	const request = { userId: seller.id, key: 'k', route: '/x', hash: 'h' }
	const { db } = server.deps.database
	await expect(runOnce(db, request, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
	expect(await runOnce(db, request, async () => 7)).toEqual({ answer: 7, isRepeated: false })
	expect(await runOnce(db, request, async () => 8)).toEqual({ answer: 7, isRepeated: true })
})

it('[N-11] [N-2] a key whose process was killed is taken over once its time is up; after a day keys are forgotten', async () => {
	const { db } = server.deps.database
	const gone = { userId: seller.id, key: 'gone', route: '/x', hash: 'h' }
	await db.insert(idempotentRequests).values({ ...gone, holder: 'dead', heldUntil: new Date(Date.now() - 1000) })
	expect(await runOnce(db, gone, async () => 1)).toEqual({ answer: 1, isRepeated: false })
	await db
		.update(idempotentRequests)
		.set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
		.where(eq(idempotentRequests.key, 'gone'))
	await deleteOldKeys(db)
	expect(await db.$count(idempotentRequests, eq(idempotentRequests.key, 'gone'))).toBe(0)
	expect(await db.$count(idempotentRequests, eq(idempotentRequests.key, 'k'))).toBe(1)
})

it('[N-11] [N-2] a key a killed process held while the clock was a day ahead is taken over once it is set back', async () => {
	const { db } = server.deps.database
	const ahead = { userId: seller.id, key: 'ahead', route: '/x', hash: 'h' }
	await db.insert(idempotentRequests).values({ ...ahead, holder: 'dead', heldUntil: new Date(Date.now() + 86_400_000) })
	expect(await runOnce(db, ahead, async () => 1)).toEqual({ answer: 1, isRepeated: false })
})

it('[N-11] [N-1] the OpenAPI document marks the calls that make or charge something', async () => {
	const document = (await seller.get('/api/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>()
	const marked = Object.entries(document.paths)
		.filter(([, { post }]) => post && 'x-idempotency-key' in post)
		.map(([path]) => path)
	expect(marked).toEqual(
		expect.arrayContaining([
			'/api/generate',
			'/api/save_generated_page',
			'/api/pages/{id}/push',
			'/api/pages/{id}/rewrite',
			'/generate_ad_copy',
			'/push_to_woocommerce',
			'/shopify/push',
			'/billing/create-checkout-session',
			'/billing/refund',
		]),
	)
})

it('[N-11] a POST that does not say what a second one does keeps the server from starting', async () => {
	const app = (await import('fastify')).default()
	const { registerIdempotency } = await import('./idempotency')
	registerIdempotency(app, server.deps.database.db)
	expect(() => app.post('/x', { config: { who: 'user' } }, async () => 1)).toThrow('config.repeat')
})

it('[N-11] [N-2] a request whose key another took over while it stood still leaves the answer to that one', async () => {
	const { db } = server.deps.database
	const request = { userId: seller.id, key: 'overtaken', route: '/x', hash: 'h' }
	const own = eq(idempotentRequests.key, 'overtaken')
	const first = runOnce(db, request, async () => {
		await db
			.update(idempotentRequests)
			.set({ heldUntil: new Date(Date.now() - 1000) })
			.where(own)
		expect(await runOnce(db, request, async () => 'of the second')).toEqual({ answer: 'of the second', isRepeated: false })
		return 'of the first'
	})
	await expect(first).rejects.toMatchObject({ code: 'conflict' })
	const again = await runOnce(db, request, async () => 'of a third')
	expect(again).toEqual({ answer: 'of the second', isRepeated: true })
})

it('[N-11] what deletes its own key, as the end of an account does, is answered all the same', async () => {
	const { db } = server.deps.database
	const request = { userId: seller.id, key: 'deleted', route: '/x', hash: 'h' }
	const act = async () => {
		await db.delete(idempotentRequests).where(eq(idempotentRequests.key, 'deleted'))
		return 'gone'
	}
	expect(await runOnce(db, request, act)).toEqual({ answer: 'gone', isRepeated: false })
})
