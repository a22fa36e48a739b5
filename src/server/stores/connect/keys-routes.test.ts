import { inspect } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeWoocommerce, startFakeWoocommerce } from '../../../../test/fakes/woocommerce/woocommerce'
import { type StoreApp, startStoreApp } from '../../../../test/support/store-app'
import type { Visitor } from '../../../../test/support/test-app'
import { pushListSchema, pushMessageSchema, type StoreKeys } from '../../../core/contracts/stores'
import { storeConnections, storeProducts, storePushes } from '../../db/schema/schema'

const NONE = 'No WooCommerce store connected for your account. Please add your store in Dashboard → Connect your WooCommerce store.'

let woo: FakeWoocommerce
let app: StoreApp
let first: Visitor
let page: string
let seller: Visitor

beforeAll(async () => {
	woo = await startFakeWoocommerce({ takesPrivatePictures: true })
	app = await startStoreApp({ OUTBOUND_ROUTES: woo.routes, WOOCOMMERCE_ACCESS: 'everyone' })
	first = await app.server.user()
	page = await app.makePage(first)
})
afterAll(async () => {
	await app.close()
	await woo.close()
})
beforeEach(async () => {
	seller = await app.server.user()
})
afterEach(() => woo.behave())

const typed = () => ({ store_url: woo.login.url, consumer_key: woo.login.key, consumer_secret: woo.login.secret })
const save = (body: object, visitor = seller) => visitor.post('/save_woo_credentials', { clerk_user_id: visitor.id, ...body })
const stored = async (visitor = seller) => (await visitor.get(`/get_woo_credentials?clerk_user_id=${visitor.id}`)).json<StoreKeys>()
const validity = async (visitor = seller) => (await visitor.post('/validate_woo_credentials', { clerk_user_id: visitor.id })).json()

describe('[C-1] credentials', () => {
	it('[C-1] are tried, kept sealed, and shown masked; saved again unchanged they stay what they were', async () => {
		expect(await stored()).toEqual({ store_url: '', consumer_key: '', consumer_secret: '' })
		expect((await save(typed())).json()).toEqual({ status: 'success' })
		const shown = await stored()
		expect(shown).toEqual({ store_url: woo.login.url, consumer_key: 'ck_••••••••b9c0', consumer_secret: 'cs_••••••••1e0d' })
		expect((await save(shown)).json()).toEqual({ status: 'success' })
		expect(await validity()).toEqual({ valid: true, error: null, status_code: 200 })
		const rows = inspect(await app.server.deps.database.db.select().from(storeConnections), { depth: null, maxStringLength: null })
		for (const secret of [woo.login.key, woo.login.secret, woo.login.secret.slice(-12)]) expect(rows).not.toContain(secret)
	})

	it('[C-3] masked keys are never sent to another host', async () => {
		await save(typed())
		const before = woo.requests.length
		const refused = await save({ ...(await stored()), store_url: 'https://elsewhere.example' })
		expect(refused.json()).toMatchObject({ code: 'invalid_request', error: expect.stringContaining('another store') })
		expect(woo.requests.length).toBe(before)
		expect((await save({ ...(await stored()), consumer_key: 'ck_••••••••ffff' })).json()).toMatchObject({ code: 'invalid_request' })
	})

	it('[C-1] all three must be there; keys that do not read and write are refused with the reason', async () => {
		for (const missing of ['store_url', 'consumer_key', 'consumer_secret']) {
			expect((await save({ ...typed(), [missing]: ' ' })).json()).toMatchObject({ error: 'Please fill all fields.' })
		}
		woo.misbehave('write-not-allowed')
		expect((await save(typed())).json()).toMatchObject({ code: 'store_permission' })
		woo.behave()
		expect(
			(await save({ ...typed(), consumer_secret: 'cs_wrong_wrong_wrong_wrong_wrong_wrong_wrong1' })).statusCode,
		).toBeGreaterThanOrEqual(400)
		expect(await stored()).toEqual({ store_url: '', consumer_key: '', consumer_secret: '' })
	})

	it('[C-1] a store that says no is an answer of the check, not an error', async () => {
		expect(await validity()).toMatchObject({ valid: false, error: NONE, status_code: 404 })
		await save(typed())
		woo.misbehave('access-revoked')
		expect(await validity()).toMatchObject({ valid: false, error: expect.stringMatching(/\S/), status_code: expect.any(Number) })
	})

	it('[C-1] [C-5] deleted they are gone, and deleting nothing is an error', async () => {
		await save(typed())
		const remove = () => seller.post('/delete_woo_credentials', { clerk_user_id: seller.id })
		expect((await remove()).json()).toEqual({ status: 'success' })
		expect(await stored()).toEqual({ store_url: '', consumer_key: '', consumer_secret: '' })
		expect((await remove()).json()).toMatchObject({ error: NONE })
		const [row] = (await app.server.deps.database.db.select().from(storeConnections)).filter(({ userId }) => userId === seller.id)
		expect(row).toMatchObject({ sealed: null, status: 'disconnected' })
	})

	it('[N-5] nobody reads, checks, saves or deletes another’s', async () => {
		await save(typed())
		const stranger = await app.server.user()
		expect((await stranger.get(`/get_woo_credentials?clerk_user_id=${seller.id}`)).statusCode).toBe(403)
		for (const path of ['/save_woo_credentials', '/delete_woo_credentials', '/validate_woo_credentials']) {
			expect((await stranger.post(path, { ...typed(), clerk_user_id: seller.id })).statusCode, path).toBe(403)
			expect((await app.server.visitor().post(path, typed())).statusCode, path).toBe(401)
			const foreign = await stranger.post(path, typed(), { origin: 'https://evil.example' })
			expect(foreign.json(), path).toMatchObject({ code: 'csrf' })
		}
		expect(await stored(stranger)).toMatchObject({ consumer_key: '' })
		expect(await stored()).toMatchObject({ store_url: woo.login.url })
	})
})

describe('[C-1] POST /push_to_woocommerce', () => {
	const push = (fields: Record<string, string>, visitor = first) =>
		visitor.upload('/push_to_woocommerce', { product_html: '', gallery_html: '', price: '49', clerk_user_id: visitor.id, ...fields })

	it('[C-4] pushes a page as one product, however often', async () => {
		await save(typed(), first)
		for (const price of ['49', '59']) {
			const { message, outcome } = pushMessageSchema.parse((await push({ page_id: page, price, compare_at_price: '99' })).json())
			expect(message).toContain('WooCommerce')
			expect(outcome).toMatchObject({ store: 'woocommerce', sent: { price, compare_at_price: '99' } })
		}
		const held = woo.products().filter((product) => !product.inTrash)
		expect(held).toMatchObject([{ price: '59', compareAtPrice: '99' }])
		expect(held[0]?.images.length).toBeGreaterThan(0)
	})

	it('[C-4] a push that fails after the product was made says that a draft is there; the next one publishes it', async () => {
		await save(typed(), first)
		const other = (await first.post(`/api/pages/${page}/duplicate`)).json<{ id: string }>().id
		const live = () => woo.products().filter(({ key }) => key.endsWith(other.replaceAll('-', '')) || key === 'SHELF-9')
		const isCreation = ({ method, path }: { method: string; path: string }) => method === 'POST' && path.endsWith('/wc/v3/products')
		woo.thereupon(isCreation, () => woo.misbehave('write-not-allowed'))
		const failed = await push({ page_id: other })
		expect(failed.json()).toMatchObject({
			code: 'store_permission',
			error: expect.stringContaining('A draft of the product is in your store'),
		})
		expect(live()).toMatchObject([{ status: 'draft' }])
		const { pushes } = pushListSchema.parse((await first.get(`/api/pages/${other}/pushes`)).json())
		expect(pushes).toMatchObject([{ state: 'failed', error: { message: expect.stringContaining('A draft of the product') } }])
		woo.behave()
		// The merchant gave the draft a number of their own: only the ledger knows it now.
		const made = woo.shop.products.get(Number(live()[0]?.id))
		if (made) woo.shop.products.set(made.id, { ...made, sku: 'SHELF-9' })
		const { outcome } = pushMessageSchema.parse((await push({ page_id: other })).json())
		expect(outcome).toMatchObject({ made: 'updated' })
		expect(live()).toMatchObject([{ id: String(made?.id), status: 'published', price: '49' }])
	})

	it('[C-4] [N-2] a killed process may have made the product under another sku than the next push brings: it is found', async () => {
		await save(typed(), first)
		const other = (await first.post(`/api/pages/${page}/duplicate`)).json<{ id: string }>().id
		const pushAs = (sku: string) => first.post(`/api/pages/${other}/push`, { store: 'woocommerce', price: '49', sku })
		expect((await pushAs('SHELF-1')).statusCode).toBe(200)
		const { db } = app.server.deps.database
		const killed = { state: 'sent' as const, outcome: null, endedAt: null }
		const [line] = await db.update(storePushes).set(killed).where(eq(storePushes.pageId, other)).returning()
		const unheard = { ref: null, imageIds: {}, sent: null }
		await db
			.update(storeProducts)
			.set(unheard)
			.where(eq(storeProducts.id, line?.productId ?? ''))
		expect((await pushAs('SHELF-2')).json()).toMatchObject({ made: 'updated' })
		expect(woo.products().filter(({ key }) => key.endsWith(other.replaceAll('-', '')))).toHaveLength(1)
	})

	it('[C-1] without a store, a price, or anything to push it says what is missing', async () => {
		expect((await push({ page_id: page }, seller)).json()).toMatchObject({ error: NONE })
		expect((await push({ page_id: page, price: '' })).json()).toMatchObject({ error: expect.stringContaining('Price required') })
		expect((await push({})).json()).toMatchObject({ code: 'invalid_request' })
		expect((await push({ page_id: page, clerk_user_id: seller.id })).statusCode).toBe(403)
	})
})
