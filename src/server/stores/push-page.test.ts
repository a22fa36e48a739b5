import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inWords } from '../../../test/support/in-words'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { Visitor } from '../../../test/support/test-app'
import { storedPageSchema } from '../../core/contracts/pages'
import { pushListSchema, pushOutcomeSchema, restoreOutcomeSchema } from '../../core/contracts/stores'
import { MOST_STORE_IMAGES } from '../../core/stores/store-product'
import { storeProducts, storePushes } from '../db/schema/schema'
import { getOwnPage } from '../pages/pages'
import { productOfPage } from './product-of-page'

const TOGETHER = 20

let app: StoreApp
let seller: Visitor
let first: string
let pageId: string
let connection: string

beforeAll(async () => {
	app = await startStoreApp()
	seller = await app.server.user()
	first = await app.makePage(seller)
})
afterAll(() => app.close())
beforeEach(async () => {
	connection = await app.connect(seller)
	pageId = (await seller.post(`/api/pages/${first}/duplicate`)).json<{ id: string }>().id
})
afterEach(() => {
	app.youcan.behave()
	for (const { id } of app.youcan.products()) app.youcan.trash(id)
})

const push = (body: object = {}, id = pageId) => seller.post(`/api/pages/${id}/push`, { store: 'youcan', price: 249, ...body })
const pushed = async (body: object = {}) => {
	const response = await push(body)
	if (response.statusCode !== 200) throw new Error(response.body)
	return pushOutcomeSchema.parse(response.json())
}
const held = () => app.youcan.products().filter((product) => !product.inTrash)
const history = async () => pushListSchema.parse((await seller.get(`/api/pages/${pageId}/pushes`)).json()).pushes

describe('a page in a store', () => {
	it('[Y-1] arrives with title, store HTML, prices and pictures; the outcome says what was sent and where it is', async () => {
		const outcome = await pushed({ price: '249', compare_at_price: 299 })
		const [product] = held()
		expect(held()).toHaveLength(1)
		expect(product).toMatchObject({
			price: '249',
			compareAtPrice: '299',
			status: 'published',
			key: `vitrine-${pageId.replaceAll('-', '')}`,
		})
		expect(product?.html).toContain('class="vitrine"')
		expect(product?.html).not.toMatch(/<script|<style|src="\//)
		expect(product?.images.length).toBeGreaterThan(0)
		for (const url of product?.images ?? []) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\/.+\.(webp|jpg|png)$/)
		expect(outcome).toMatchObject({
			store: 'youcan',
			made: 'created',
			connection: { id: connection },
			status: 'published',
			url: expect.stringMatching(/^https?:/),
			admin_url: expect.stringMatching(/^https?:/),
			sent: { title: product?.title, price: '249', compare_at_price: '299', pictures: product?.images.length },
		})
	})

	it('[Y-3] pushed again is the same product, changed; as a draft when the seller says so', async () => {
		const first = await pushed()
		const second = await pushed({ price: 199, status: 'draft' })
		expect([first.made, second.made]).toEqual(['created', 'updated'])
		expect(held()).toMatchObject([{ price: '199', status: 'draft' }])
		expect(second.url).toBeNull()
	})

	it('[C-8] [S-6] [Y-6] a price of another currency is refused until its amount in the store’s is given; no text states it', async () => {
		const stored = storedPageSchema.parse((await seller.get(`/api/pages/${pageId}`)).json())
		const offer = { price: { amountMinor: 19_900, currency: 'USD' } }
		const body = { product_html: '', product_url: stored.product_url, page_id: pageId, page: { ...stored.page, offer } }
		expect((await seller.post('/api/save_generated_page', body)).statusCode).toBe(200)
		const refused = await push({ price: 249 })
		expect(refused.statusCode).toBe(409)
		expect(refused.body).toContain('Type the price in MAD')
		expect(held()).toEqual([])
		await pushed({ price: 2490, currency: 'MAD' })
		expect(held()[0]).toMatchObject({ price: '2490' })
		// Ids and the addresses of pictures are made of chance and hashes, which may hold any figures.
		expect(held()[0]?.html.replace(/(src|srcset|id)="[^"]*"/g, '')).not.toMatch(/\$|199|2490/)
	})

	it(`[Y-3] ${TOGETHER} pushes at once make one product, and all say so`, async () => {
		const answers = await Promise.all(Array.from({ length: TOGETHER }, () => push()))
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: TOGETHER }, () => 200))
		expect(new Set(answers.map((answer) => pushOutcomeSchema.parse(answer.json()).admin_url)).size).toBe(1)
		expect(held()).toHaveLength(1)
		expect(await history()).toHaveLength(1)
	})

	it('[Y-3] different prices at once leave one product, at the price of one of them', async () => {
		const prices = [101, 102, 103, 104, 105]
		const answers = await Promise.all(prices.map((price) => push({ price })))
		expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
		expect(held()).toHaveLength(1)
		expect(prices.map(String)).toContain(held()[0]?.price)
	})

	it('[Y-3] a store that made the product and never said so is asked before anything is made', async () => {
		app.youcan.misbehave('silent-after-made')
		const outcome = await pushed()
		expect(outcome.made).toBe('created')
		expect(held()).toHaveLength(1)
		expect((await pushed()).made).toBe('updated')
		expect(held()).toHaveLength(1)
	})

	it('[Y-3] a store that cannot say whether it made the product is reported as its error; the next push looks again', async () => {
		app.youcan.misbehave('silent-after-made')
		app.youcan.choose({ looks: 'forbidden' })
		const answer = await push()
		app.youcan.choose({ looks: 'answered' })
		expect([answer.statusCode, answer.json()]).toMatchObject([
			502,
			{ code: 'upstream', error: expect.stringContaining('when it was asked') },
		])
		expect(await history()).toMatchObject([{ state: 'unknown', error: { code: 'upstream' } }])
		expect((await pushed()).made).toBe('updated')
		expect(held()).toHaveLength(1)
	})

	it('[Y-3] a product YouCan made without a word and then does not show is no refusal, and is found by the next push', async () => {
		app.youcan.choose({ writeAnswers: 'wordless', looks: 'forbidden' })
		const answer = await push()
		app.youcan.choose({ writeAnswers: 'plain', looks: 'answered' })
		expect(answer.json()).toMatchObject({ code: 'upstream', error: expect.stringContaining('is in your store already') })
		expect(await history()).toMatchObject([{ state: 'unknown' }])
		expect((await pushed()).made).toBe('updated')
		expect(held()).toHaveLength(1)
	})

	it('[Y-3] pushed without a word on it, a new product is published, and one that is there stays as the merchant has it', async () => {
		expect((await pushed()).status).toBe('published')
		Object.assign(app.youcan.product(held()[0]?.id ?? ''), { visibility: false, vendors: ['Theirs'] })
		expect(await pushed({ price: 99 })).toMatchObject({ status: 'draft', url: null })
		expect(held()).toMatchObject([{ price: '99', status: 'draft', vendor: 'Theirs' }])
		expect((await pushed({ status: 'published' })).status).toBe('published')
	})

	it('[Y-3] what a killed process left open is looked for in the store; what it had not sent yet has failed', async () => {
		await pushed()
		const { db } = app.server.deps.database
		const [line] = await db
			.select()
			.from(storeProducts)
			.where(eq(storeProducts.key, `vitrine-${pageId.replaceAll('-', '')}`))
		const [push] = await db.select().from(storePushes).where(eq(storePushes.pageId, pageId))
		if (!line || !push) throw new Error('nothing was written down')
		await db.update(storePushes).set({ state: 'sent', outcome: null, endedAt: null }).where(eq(storePushes.id, push.id))
		await db.insert(storePushes).values({ ...push, id: crypto.randomUUID(), state: 'reserved', outcome: null, createdAt: new Date(0) })
		const dead = { leaseHolder: crypto.randomUUID(), leaseUntil: new Date(Date.now() - 1) }
		await db
			.update(storeProducts)
			.set({ ...dead, ref: null, imageIds: {} })
			.where(eq(storeProducts.id, line.id))
		expect((await history()).map(({ state }) => state)).toEqual(['unknown', 'unknown'])
		expect((await pushed()).made).toBe('updated')
		expect(held()).toHaveLength(1)
		expect((await history()).map(({ state }) => state)).toEqual(['done', 'unknown', 'failed'])
	})

	it('[N-2] [Y-3] what a killed process asked a store to make may still appear: it is not made again within a minute', async () => {
		await pushed()
		const { db } = app.server.deps.database
		for (const { id } of app.youcan.products()) app.youcan.trash(id)
		await db.update(storePushes).set({ state: 'sent', outcome: null, endedAt: null }).where(eq(storePushes.pageId, pageId))
		const [open] = await db.select().from(storePushes).where(eq(storePushes.pageId, pageId))
		await db
			.update(storeProducts)
			.set({ ref: null, imageIds: {} })
			.where(eq(storeProducts.id, open?.productId ?? ''))
		const early = await push()
		expect([early.statusCode, early.headers['retry-after'], held()]).toEqual([409, '60', []])
		await db
			.update(storePushes)
			.set({ createdAt: new Date(Date.now() - 61_000) })
			.where(eq(storePushes.pageId, pageId))
		expect((await push()).statusCode).toBe(200)
		expect(held()).toHaveLength(1)
	})

	it('[Y-3] the stores a page has arrived in are told however many pushes ago that was', async () => {
		const { db } = app.server.deps.database
		const inStores = async () => pushListSchema.parse((await seller.get(`/api/pages/${pageId}/pushes`)).json()).in_stores
		expect(await inStores()).toEqual([])
		await pushed()
		const [arrived] = await db.select().from(storePushes).where(eq(storePushes.pageId, pageId))
		if (!arrived) throw new Error('nothing was written down')
		const later = Array.from({ length: 40 }, (_, at) => ({
			...arrived,
			id: crypto.randomUUID(),
			state: at % 2 ? ('failed' as const) : ('unknown' as const),
			createdAt: new Date(arrived.createdAt.getTime() + 1 + at),
		}))
		await db.insert(storePushes).values(later)
		expect((await history()).some(({ state }) => state === 'done')).toBe(false)
		expect(await inStores()).toEqual([connection])
		await db.update(storePushes).set({ state: 'failed' }).where(eq(storePushes.id, arrived.id))
		expect(await inStores()).toEqual([])
	})

	it('[Y-3] a product the merchant deleted is made again, and the outcome says so', async () => {
		await pushed()
		app.youcan.trash(held()[0]?.id ?? '')
		const outcome = await pushed()
		expect(outcome).toMatchObject({
			made: 'created_again',
			notes: expect.arrayContaining([expect.stringContaining('deleted in the store')]),
		})
		expect(held()).toHaveLength(1)
	})

	it('[Y-3] what a push changed can be brought back, once, and only by the newest push', async () => {
		const first = await pushed({ price: 100 })
		const second = await pushed({ price: 200 })
		const third = await pushed({ price: 300 })
		const restore = (id: string) => seller.post(`/api/pushes/${id}/restore`)
		expect((await restore(first.push_id)).json()).toMatchObject({ code: 'conflict' })
		expect((await restore(second.push_id)).json()).toMatchObject({ code: 'conflict', error: expect.stringContaining('pushed again since') })
		expect((await history()).map((entry) => entry.can_restore)).toEqual([true, false, false])
		expect(restoreOutcomeSchema.parse((await restore(third.push_id)).json())).toEqual({ status: 'success', left_out: [] })
		expect(held()).toMatchObject([{ price: '200' }])
		expect((await restore(third.push_id)).json()).toMatchObject({ code: 'conflict', error: expect.stringContaining('already') })
		expect((await history())[0]).toMatchObject({ can_restore: false, restored_at: expect.any(String) })
		// What stands there is what the seller brought back, and nobody else's change.
		expect(await pushed({ price: 250 })).toMatchObject({ made: 'updated' })
	})

	it('[Y-3] a refusal is told with the store’s reason, kept in the history, and makes nothing', async () => {
		app.youcan.misbehave('refuses-product')
		const answer = await push()
		expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'store_refused' }])
		expect(held()).toEqual([])
		expect(await history()).toMatchObject([{ state: 'failed', error: { code: 'store_refused' }, can_restore: false }])
	})

	it('[Y-4] a store that takes our access no longer is marked, and works again once it is connected anew', async () => {
		app.youcan.misbehave('access-revoked')
		expect((await push()).json()).toMatchObject({ code: 'store_reconnect' })
		const listed = async () => (await seller.get('/api/stores/connections')).json()
		expect(await listed()).toMatchObject({ connections: [{ id: connection, status: 'reconnect' }] })
		expect(await app.connect(seller)).toBe(connection)
		expect((await pushed()).made).toBe('created')
		expect(await listed()).toMatchObject({ connections: [{ status: 'active', last_used_at: expect.any(String) }] })
	})

	it('[Y-4] access that ran out in the middle is renewed once, however many pushes need it', async () => {
		app.youcan.misbehave('access-expired')
		const before = app.youcan.calls.length
		const answers = await Promise.all([1, 2, 3, 4, 5].map((price) => push({ price })))
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
		const renewals = app.youcan.calls.slice(before).filter(({ call }) => call.endsWith('/oauth/token'))
		expect(renewals.length).toBeLessThanOrEqual(1)
		expect(held()).toHaveLength(1)
	})
})

describe('what is sent of a page', () => {
	it('[Y-1] [C-2] as many pictures as a store can fetch while one waits, each named; the others are told by their place', async () => {
		const { page } = await getOwnPage(app.server.deps.database.db, seller.id, pageId)
		const more = page.images.flatMap((image) => [
			image,
			{ ...image, id: `${image.id}-again` },
			{ ...image, id: `${image.id}-lost`, files: [] },
		])
		const many = { ...page, images: more, gallery: more.map(({ id }) => id) }
		const terms = { store: 'youcan', currency: 'MAD', status: 'draft', price: 5, compareAt: undefined } as const
		const { product, leftOut } = productOfPage(pageId, many, { ...terms, imageUrl: ({ key }) => `https://app.example/files/${key}` })
		const shown = more.filter(({ files }) => files.length > 0)
		expect(product.images.map(({ id }) => id)).toEqual(shown.slice(0, MOST_STORE_IMAGES).map(({ id }) => id))
		for (const { url } of product.images) expect(url).toMatch(/^https:\/\/app\.example\/files\/.+\.(webp|jpg|png)$/)
		expect(leftOut.map(({ what, imageId }) => [inWords(what), imageId])).toEqual(
			shown.slice(MOST_STORE_IMAGES).map(({ id }, index) => [`Picture ${MOST_STORE_IMAGES + index + 1}`, id]),
		)
		expect(leftOut.length).toBeGreaterThan(0)
		expect(product.key).toMatch(/^[\w-]{1,40}$/)
	})
})

describe('what a push asks', () => {
	it.each([
		[{ price: '' }, 'Price required: Please enter a valid integer price before adding the product.'],
		[{ price: null }, 'Price required: Please enter a valid integer price before adding the product.'],
		[{ price: 12.5 }, 'Price required: Please enter a valid integer price before adding the product.'],
		[
			{ price: 49, compare_at_price: '59.9' },
			'Invalid compare price: Please enter a valid integer for Compare at Price or leave it empty.',
		],
		[{ price: 49, compare_at_price: 49 }, 'Compare price must be higher: Compare at price should be higher than the actual price.'],
	])('[Y-2] [K-5] of %j it says in the specification’s words what is wrong', async (body, words) => {
		const before = app.youcan.calls.length
		const answer = await push(body)
		expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_request', error: words }])
		expect(app.youcan.calls.length).toBe(before)
	})

	it('[N-5] pages, connections and pushes of somebody else are not there', async () => {
		const { push_id } = await pushed()
		const stranger = await app.server.user()
		const own = await app.makePage(stranger)
		const connectionPath = `/api/stores/connections/${connection}`
		const answers = await Promise.all([
			stranger.post(`/api/pages/${pageId}/push`, { store: 'youcan', price: 1 }),
			stranger.post(`/api/pages/${own}/push`, { connection, price: 1 }),
			stranger.get(`/api/pages/${pageId}/pushes`),
			stranger.post(`/api/pushes/${push_id}/restore`),
			stranger.change('PATCH', connectionPath, { name: 'Mine' }),
			stranger.post(`${connectionPath}/default`),
			stranger.change('DELETE', connectionPath),
		])
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
		expect((await stranger.get('/api/stores/connections')).json()).toMatchObject({ connections: [] })
		expect((await stranger.post(`/api/pages/${own}/push`, { store: 'youcan', price: 1 })).json()).toMatchObject({ code: 'conflict' })
	})

	it('[N-1] [N-5] every call wants a session and a token, and answers errors as JSON', async () => {
		const visitor = app.server.visitor()
		for (const path of [`/api/pages/${pageId}/push`, `/api/stores/connections/${connection}/default`, '/api/stores/youcan/authorize']) {
			expect((await visitor.post(path)).json()).toMatchObject({ code: 'unauthenticated' })
			const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
			const bare = await app.server.app.inject({ method: 'POST', url: path, payload: {}, headers: { cookie } })
			expect(bare.json(), path).toMatchObject({ code: 'csrf' })
		}
		for (const body of [null, 7, 'x', [], { price: {} }, { price: 1, status: 'gone' }, { price: 1, store: 'ebay' }]) {
			expect((await seller.post(`/api/pages/${pageId}/push`, body)).statusCode).toBe(400)
		}
	})
})
