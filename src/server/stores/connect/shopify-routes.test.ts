import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeShopify, startFakeShopify } from '../../../../test/fakes/shopify/shopify'
import { consent, PAGE, type StoreApp, startStoreApp, submit } from '../../../../test/support/store-app'
import type { Visitor } from '../../../../test/support/test-app'
import { pushMessageSchema } from '../../../core/contracts/stores'

let shopify: FakeShopify
let app: StoreApp
let seller: Visitor
let page: string

beforeAll(async () => {
	shopify = await startFakeShopify()
	app = await startStoreApp({
		OUTBOUND_ROUTES: shopify.routes,
		SHOPIFY_CLIENT_ID: shopify.client.id,
		SHOPIFY_CLIENT_SECRET: shopify.client.secret,
		SHOPIFY_BROWSER_URL: shopify.browserUrl,
		SHOPIFY_ACCESS: 'everyone',
	})
	seller = await app.server.user()
	page = await app.makePage(seller)
})
afterAll(async () => {
	await app.close()
	await shopify.close()
})
afterEach(() => {
	shopify.behave()
	for (const shop of shopify.shops) shop.products.clear()
})

const authorize = (shop: string, fields: Record<string, string> = {}, headers = {}) =>
	submit(
		app,
		seller,
		`/shopify/authorize?shop=${encodeURIComponent(shop)}`,
		{ page_id: page, price: '49', compare_at_price: '59', ...fields },
		headers,
	)
const wayOut = (html: string) => (/url=([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
const target = (response: { headers: { location?: unknown } }) => new URL(String(response.headers.location), 'http://app')
const push = (fields: Record<string, string>, visitor = seller) =>
	visitor.upload('/shopify/push', { product_html: '', gallery_html: '', price: '', ...fields })

function fail(): never {
	throw new Error('the fake has no shop')
}

describe('[S-1] Shopify', () => {
	it('[S-1] goes over the shop’s consent back to the page, which pushes once for the token it is given', async () => {
		const first = await authorize('dar-atlas')
		const back = target(await seller.get(await consent(wayOut(first.body)), PAGE))
		expect([back.pathname, back.searchParams.get('shopify'), back.searchParams.get('page')]).toEqual(['/product-result', '1', page])
		const token = back.searchParams.get('push_token') ?? ''
		const done = pushMessageSchema.parse((await push({ push_token: token })).json())
		expect(done).toMatchObject({
			message: '✅ Product pushed to Shopify!',
			outcome: { store: 'shopify', made: 'created', sent: { price: '49', compare_at_price: '59' } },
		})
		expect(shopify.products()).toMatchObject([{ price: '49.00', compareAtPrice: '59.00', status: 'published' }])

		const again = pushMessageSchema.parse((await push({ push_token: token })).json())
		expect(again.outcome.push_id).toBe(done.outcome.push_id)
		expect(shopify.products()).toHaveLength(1)
	})

	it('[S-1] [S-3] a shop that is connected is not asked again; the same page is the same product', async () => {
		const token = async () => target(await authorize('https://DAR-ATLAS.myshopify.com/admin')).searchParams.get('push_token') ?? ''
		const [one, two] = [await token(), await token()]
		expect(one).not.toBe('')
		await push({ push_token: one })
		expect(pushMessageSchema.parse((await push({ push_token: two })).json()).outcome.made).toMatch(/updated/)
		expect(shopify.products()).toHaveLength(1)
	})

	it('[S-7] a ticket’s push the merchant’s edits stop answers them with its id; the choice finishes that push', async () => {
		const token = async (price: string) => target(await authorize('dar-atlas', { price })).searchParams.get('push_token') ?? ''
		await push({ push_token: await token('49') })
		const [shop] = shopify.shops
		const [product] = shop?.products.values() ?? []
		Object.assign(product ?? {}, { title: 'The merchant’s own title' })
		const stopped = await push({ push_token: await token('55') })
		expect(stopped.statusCode).toBe(409)
		const { edits, pushId: again } = stopped.json<{ details: { edits: object[]; pushId: string } }>().details
		expect(edits).toMatchObject([{ field: 'title', theirs: 'The merchant’s own title' }])
		const [connection] = (await seller.get('/api/stores/connections')).json<{ connections: { id: string; account: string }[] }>()
			.connections
		const done = await seller.post(`/api/pages/${page}/push`, { connection: connection?.id, again, edits: { title: 'keep' } })
		expect(done.json()).toMatchObject({ made: 'updated', kept: ['title'], sent: { price: '55' } })
	})

	it('[N-5] who names another user than the one signed in is refused', async () => {
		const named = { clerk_user_id: 'user_of_somebody_else' }
		expect((await authorize('dar-atlas', named, { accept: 'application/json' })).statusCode).toBe(403)
		expect((await push({ page_id: page, price: '49', ...named })).statusCode).toBe(403)
	})

	it('[N-5] a token pushes for its own user only, and an invented one not at all', async () => {
		const token = target(await authorize('dar-atlas')).searchParams.get('push_token') ?? ''
		const stranger = await app.server.user()
		for (const [who, what] of [
			[stranger, token],
			[seller, 'invented'],
			[app.server.visitor(), token],
		] as const) {
			expect([401, 403]).toContain((await push({ push_token: what }, who)).statusCode)
		}
		expect(shopify.products()).toEqual([])
	})

	it('[S-1] without a shop it says so in the specification’s words; what cannot be a shop is refused', async () => {
		expect((await authorize(' ', {}, { accept: '*/*' })).json()).toMatchObject({ error: 'Shop name is required.' })
		for (const shop of ['evil.example.com', 'a b', 'x.myshopify.com.evil.example']) {
			expect((await authorize(shop, {}, { accept: '*/*' })).json(), shop).toMatchObject({ code: 'invalid_request' })
		}
	})

	it('[S-1] a callback that Shopify did not sign connects nothing', async () => {
		const path = await consent(wayOut((await authorize('second-shop')).body))
		const forged = await seller.get(path.replace('shop=second-shop', 'shop=dar-atlas'), PAGE)
		expect(target(forged).searchParams.get('store_trouble')).toBe('forbidden')
		expect((await seller.get('/api/stores/connections')).json<{ connections: unknown[] }>().connections).toHaveLength(1)
	})

	it('[S-2] a caller with the specification’s fields alone pushes to the shop used last', async () => {
		const fields = { product_html: '<h1>Lamp</h1><p>Gives light.</p>', gallery_html: '', price: '15' }
		const answer = pushMessageSchema.parse((await push(fields)).json())
		expect(answer.outcome).toMatchObject({ made: 'created', sent: { title: 'Lamp', price: '15' } })
		expect((await push({ ...fields, price: '1.5' })).json()).toMatchObject({ error: expect.stringContaining('Price required') })
	})

	it('[S-1] a connected shop is known by whatever the seller pastes of it', async () => {
		const pasted = [
			'dar-atlas',
			' Dar-Atlas.myshopify.com. ',
			'https://admin.shopify.com/store/dar-atlas/products/1?tab=all',
			'https://dar-atlas.myshopify.com/admin/settings/domains',
			String(shopify.state.publicUrl(shopify.shops[0] ?? fail())),
		]
		for (const one of pasted) expect(target(await authorize(one)).searchParams.get('push_token'), one).toMatch(/.{20}/)
		const custom = await authorize('https://www.our-brand.ma', {}, { accept: '*/*' })
		expect(custom.json()).toMatchObject({ code: 'invalid_request', error: expect.stringContaining('.myshopify.com') })
	})

	it('[S-4] an uninstall that happened before the shop was connected anew is passed over; the same words later are obeyed', async () => {
		const owner = await app.server.user()
		const { url } = (await owner.post('/api/stores/shopify/authorize', { shop: 'second-shop' })).json<{ url: string }>()
		const { headers, body } = shopify.message('app/uninstalled', { myshopify_domain: 'second-shop.myshopify.com' }, shopify.shops[1])
		await owner.get(await consent(url), PAGE)
		const deliver = (at: string) =>
			app.server.app.inject({
				method: 'POST',
				url: '/webhooks/shopify',
				payload: Buffer.from(body),
				headers: { ...headers, 'x-shopify-triggered-at': at },
			})
		const status = async () => (await owner.get('/api/stores/connections')).json().connections[0].status
		expect((await deliver(headers['x-shopify-triggered-at'] ?? '')).json()).toEqual({ received: true })
		expect(await status()).toBe('active')
		await deliver(new Date().toISOString())
		expect(await status()).toBe('reconnect')
	})

	it('[S-4] an uninstall takes what opens the shop away, and the next press asks for consent again', async () => {
		const { headers, body } = shopify.message('app/uninstalled', {
			myshopify_domain: 'dar-atlas.myshopify.com',
			domain: 'dar-atlas.myshopify.com',
		})
		const told = await app.server.app.inject({ method: 'POST', url: '/webhooks/shopify', payload: Buffer.from(body), headers })
		expect(told.json()).toEqual({ received: true })
		expect((await push({ product_html: '<h1>Lamp</h1>', price: '15' })).json()).toMatchObject({ code: 'store_reconnect' })
		expect(wayOut((await authorize('dar-atlas')).body)).toContain('/admin/oauth/authorize')
		const bad = await app.server.app.inject({ method: 'POST', url: '/webhooks/shopify', payload: Buffer.from(`${body} `), headers })
		expect(bad.statusCode).toBe(401)
	})
})
