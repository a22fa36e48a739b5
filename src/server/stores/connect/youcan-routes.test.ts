import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consent, PAGE, type StoreApp, startStoreApp, submit } from '../../../../test/support/store-app'
import type { Visitor } from '../../../../test/support/test-app'
import { pushListSchema } from '../../../core/contracts/stores'
import { updateUsed } from './connection-repository'

const HTML = `<!doctype html><html><head><title>x</title><style>h1{color:red}</style></head><body>
<h1 onclick="steal()">Kettle &amp; cup</h1><script>steal()</script><p>Boils <b>one</b> litre.</p>
<img src="/files/ab/cd12.webp" onerror="steal()"><a href="javascript:steal()">x</a></body></html>`
const GALLERY =
	'<img src="/files/ab/cd12.webp" alt="Kettle"><img src="https://cdn.example.com/two.png?v=1"><img src="https://cdn.example.com/three.svg">'

let app: StoreApp
let seller: Visitor
let page: string

beforeAll(async () => {
	app = await startStoreApp()
	seller = await app.server.user()
	page = await app.makePage(seller)
})
afterAll(() => app.close())
afterEach(() => {
	app.youcan.behave()
	for (const { id } of app.youcan.products()) app.youcan.trash(id)
})

const held = () => app.youcan.products().filter((product) => !product.inTrash)
const authorize = (fields: Record<string, string>, headers = {}, visitor = seller) =>
	submit(app, visitor, '/youcan/authorize', fields, headers)
const wayOut = (html: string) => (/url=([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
const target = (response: { headers: { location?: unknown } }) => new URL(String(response.headers.location), 'http://app')

describe('[Y-1] POST /youcan/authorize', () => {
	it('[Y-1] goes over YouCan’s consent to the product and to /push-success; the next time without asking again', async () => {
		const first = await authorize({ page_id: page, price: '249', compare_at_price: '299', product_html: 'ignored', gallery_html: '' })
		expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
		expect(first.headers['content-security-policy']).toContain("default-src 'none'")
		const back = await seller.get(await consent(wayOut(first.body)), PAGE)
		expect([back.statusCode, target(back).pathname]).toEqual([303, '/push-success'])
		expect(target(back).searchParams.get('page')).toBe(page)
		expect(held()).toMatchObject([{ price: '249', compareAtPrice: '299' }])

		const calls = app.youcan.calls.length
		const again = await authorize({ page_id: page, price: '199', compare_at_price: '' })
		expect([again.statusCode, target(again).pathname]).toEqual([303, '/push-success'])
		expect(held()).toMatchObject([{ price: '199', compareAtPrice: null }])
		expect(app.youcan.calls.slice(calls).some(({ call }) => call.includes('/oauth/token'))).toBe(false)
		const { pushes } = pushListSchema.parse((await seller.get(`/api/pages/${page}/pushes`)).json())
		expect(pushes[0]?.id).toBe(target(again).searchParams.get('push'))
	})

	it('[Y-7] a push the merchant’s edits stop comes back with its id; the choice stands with it and finishes that push', async () => {
		await app.connect(seller)
		await authorize({ page_id: page, price: '249' })
		const [product] = held()
		Object.assign(app.youcan.product(product?.id ?? ''), { name: 'The merchant’s own title' })
		const stopped = target(await authorize({ page_id: page, price: '279', status: 'draft' }))
		expect([stopped.pathname, stopped.searchParams.get('store_trouble')]).toEqual(['/product-result', 'conflict'])
		const { pushes } = pushListSchema.parse((await seller.get(`/api/pages/${page}/pushes`)).json())
		expect(pushes[0]).toMatchObject({ id: stopped.searchParams.get('push'), state: 'failed', edits: [{ field: 'title' }] })
		const choice = { connection: pushes[0]?.connection.id, again: pushes[0]?.id, edits: { title: 'keep' } }
		const done = (await seller.post(`/api/pages/${page}/push`, choice)).json()
		expect(done).toMatchObject({ made: 'updated', kept: ['title'], status: 'draft', sent: { price: '279' } })
	})

	it('[Y-3] a form that leaves the status empty changes it no more than one without: the product stays as its merchant has it', async () => {
		await app.connect(seller)
		await authorize({ page_id: page, price: '249', status: 'draft' })
		expect(held()).toMatchObject([{ price: '249', status: 'draft' }])
		await authorize({ page_id: page, price: '259', status: '' })
		expect(held()).toMatchObject([{ price: '259', status: 'draft' }])
		await authorize({ page_id: page, price: '269', status: 'published' })
		expect(held()).toMatchObject([{ price: '269', status: 'published' }])
	})

	it('[W-1] on the way there the seller is told so in the language of their account, else of their browser', async () => {
		const visitor = await app.server.user()
		const fields = { page_id: await app.makePage(visitor), price: '249' }
		const inFrench = await authorize(fields, { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' }, visitor)
		expect(inFrench.body).toContain('<html lang="fr" dir="ltr">')
		await visitor.change('PUT', '/api/account/language', { app_language: 'ar' })
		const inArabic = await authorize(fields, { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' }, visitor)
		expect(inArabic.body).toContain('<html lang="ar" dir="rtl">')
		expect(wayOut(inArabic.body)).toContain(new URL(wayOut(inFrench.body)).origin)
	})

	it('[Y-4] after the seller took the access away over there, the same press asks YouCan anew and pushes', async () => {
		await app.connect(seller)
		app.youcan.misbehave('access-revoked')
		const asked = await authorize({ page_id: page, price: '99' })
		const back = await seller.get(await consent(wayOut(asked.body)), PAGE)
		expect(target(back).pathname).toBe('/push-success')
		expect(held()).toMatchObject([{ price: '99' }])
	})

	it('[N-1] a program that is no browser gets redirects and JSON', async () => {
		const fresh = await app.server.user()
		const asked = await authorize(
			{ product_html: HTML, gallery_html: GALLERY, price: '20', compare_at_price: '' },
			{ accept: '*/*' },
			fresh,
		)
		expect(asked.statusCode).toBe(303)
		expect(String(asked.headers.location)).toMatch(/authorize\?.*scope/)
		const wrong = await authorize({ product_html: HTML, gallery_html: '', price: 'x' }, { accept: 'application/json' }, fresh)
		expect(wrong.json()).toMatchObject({ error: 'Price required: Please enter a valid integer price before adding the product.' })
		const empty = await authorize({ product_html: ' ', price: '5' }, { accept: '*/*' }, fresh)
		expect(empty.json()).toMatchObject({ code: 'invalid_request' })
	})

	it('[N-4] HTML that is nobody’s page goes there without anything that runs, by whole addresses, and once', async () => {
		await app.connect(seller)
		const fields = { product_html: HTML, gallery_html: GALLERY, price: '20', compare_at_price: '' }
		expect(target(await authorize(fields)).pathname).toBe('/push-success')
		const [product] = held()
		expect(product).toMatchObject({ title: 'Kettle & cup', price: '20', key: expect.stringMatching(/^vitrine-h-[0-9a-f]{24}$/) })
		expect(product?.html).not.toMatch(/script|steal|onerror|<style|color:red|<title/)
		expect(product?.html).toMatch(/src="http:\/\/127\.0\.0\.1:\d+\/files\/ab\/cd12\.webp"/)
		expect(target(await authorize({ ...fields, price: '21' })).pathname).toBe('/push-success')
		expect(held()).toMatchObject([{ price: '21' }])
	})

	it('[Y-2] a wrong price leads a browser back to its page, which says so', async () => {
		const answer = await authorize({ page_id: page, price: '49', compare_at_price: '40' })
		expect(target(answer).pathname).toBe('/product-result')
		expect(Object.fromEntries(target(answer).searchParams)).toEqual({ page, store: 'youcan', store_trouble: 'order' })
	})

	it('[Y-3] a push that fails leads back with its code and its place in the history', async () => {
		await app.connect(seller)
		app.youcan.misbehave('suspended')
		const answer = await authorize({ page_id: page, price: '49' })
		expect(Object.fromEntries(target(answer).searchParams)).toEqual({
			page,
			store: 'youcan',
			store_trouble: 'store_suspended',
			push: expect.any(String),
		})
	})

	it('[N-1] [N-5] it is taken from our own pages only, and from somebody signed in', async () => {
		for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
			expect((await authorize({ page_id: page, price: '1' }, { ...headers, accept: '*/*' })).json(), JSON.stringify(headers)).toMatchObject(
				{ code: 'csrf' },
			)
		}
		const nobody = app.server.visitor()
		expect(target(await authorize({ page_id: page, price: '1' }, {}, nobody)).pathname).toBe('/login')
		expect((await authorize({ page_id: page, price: '1' }, { accept: '*/*' }, nobody)).json()).toMatchObject({ code: 'unauthenticated' })
		const asOther = { page_id: page, price: '1', clerk_user_id: 'user_of_somebody_else' }
		expect((await authorize(asOther, { accept: '*/*' })).json()).toMatchObject({ code: 'forbidden' })
		const stranger = await app.server.user()
		await app.connect(stranger)
		expect((await authorize({ page_id: page, price: '1' }, { accept: '*/*' }, stranger)).json()).toMatchObject({ code: 'not_found' })
		expect(held()).toEqual([])
	})
})

describe('[Y-1] GET /youcan/callback', () => {
	let way: string
	beforeEach(async () => {
		const { url } = (await seller.post('/api/stores/youcan/authorize')).json<{ url: string }>()
		way = url
	})
	const error = async (visitor: Visitor, path: string) => target(await visitor.get(path, PAGE)).searchParams.get('store_trouble')

	it('[N-5] a state is good once, for who began and in the browser they began in', async () => {
		const stranger = await app.server.user()
		expect(await error(stranger, await consent(way))).toBe('forbidden')
		const path = await consent(way)
		const cookie = seller.cookies.get('vitrine_stores') ?? ''
		expect(cookie).not.toBe('')
		seller.cookies.set('vitrine_stores', 'A'.repeat(32))
		expect(await error(seller, path)).toBe('forbidden')
		seller.cookies.set('vitrine_stores', cookie)
		expect(target(await seller.get(path, PAGE)).pathname).toBe('/settings')
		expect(await error(seller, path)).toBe('forbidden')
		expect(await error(seller, path.replace(/state=[^&]*/, ''))).toBe('forbidden')
	})

	it('[Y-1] who says no in YouCan comes back to their page and is told', async () => {
		expect(await error(seller, await consent(way, { decision: 'deny' }))).toBe('canceled')
	})

	it('[Y-1] who opens the app in the Seller Area is led through the consent by us; a forged entry is refused', async () => {
		const entry = app.youcan.launchQuery('oasis', ['read-products'])
		const led = await seller.get(`/youcan/callback?${entry}`, PAGE)
		expect([led.statusCode, wayOut(led.body)]).toEqual([200, expect.stringContaining('/admin/oauth/authorize')])
		expect(await error(seller, `/youcan/callback?${entry.replace('store=oasis', 'store=other')}`)).toBe('forbidden')
	})
})

describe('connections', () => {
	it('[Y-4] several are kept beside each other, named, one of them the default; what is disconnected is gone', async () => {
		const owner = await app.server.user()
		const [one, two] = [await app.connect(owner), await app.connect(owner, app.youcan.shops[1]?.slug)]
		const list = async () =>
			(await owner.get('/api/stores/connections')).json<{ connections: { id: string; is_default: boolean; name: string }[] }>().connections
		expect(await list()).toMatchObject([
			{ id: one, is_default: true },
			{ id: two, is_default: false },
		])
		await owner.change('PATCH', `/api/stores/connections/${two}`, { name: 'My second shop' })
		await owner.post(`/api/stores/connections/${two}/default`)
		expect(await list()).toMatchObject([
			{ id: two, is_default: true, name: 'My second shop' },
			{ id: one, is_default: false },
		])
		expect((await owner.change('PATCH', `/api/stores/connections/${two}`, { name: ' ' })).statusCode).toBe(400)
		await app.connect(owner, app.youcan.shops[1]?.slug)
		expect((await list())[0]).toMatchObject({ id: two, name: 'My second shop' })
		expect((await owner.change('DELETE', `/api/stores/connections/${two}`)).statusCode).toBe(204)
		expect(await list()).toMatchObject([{ id: one, is_default: true }])
	})
})

describe('[Y-4] POST /webhooks/youcan', () => {
	const deliver = ({ headers, body }: { headers: Record<string, string>; body: Uint8Array }) =>
		app.server.app.inject({ method: 'POST', url: '/webhooks/youcan', payload: Buffer.from(body), headers })
	const status = async (visitor: Visitor) =>
		(await visitor.get('/api/stores/connections')).json<{ connections: { status: string }[] }>().connections[0]?.status

	it('[Y-4] an uninstall takes what opens the store away; sent again after the store was connected anew, it changes nothing', async () => {
		const owner = await app.server.user()
		await app.connect(owner)
		const message = app.youcan.message('oasis')
		expect((await deliver(message)).json()).toEqual({ received: true })
		expect(await status(owner)).toBe('reconnect')
		await app.connect(owner)
		expect((await deliver(message)).statusCode).toBe(200)
		expect(await status(owner)).toBe('active')
	})

	it('[Y-4] a late notice of an uninstall does not end a connection made since; a notice that follows does', async () => {
		const owner = await app.server.user()
		await app.connect(owner)
		const late = app.youcan.message('oasis')
		await app.connect(owner)
		expect((await deliver(late)).json()).toEqual({ received: true })
		expect(await status(owner)).toBe('active')
		await deliver(app.youcan.message('oasis'))
		expect(await status(owner)).toBe('reconnect')
	})

	it('[Y-4] a push that ends after the store was removed does not call the connection working again', async () => {
		const owner = await app.server.user()
		const connection = await app.connect(owner)
		await deliver(app.youcan.message('oasis'))
		await updateUsed(app.server.deps.database.db, connection)
		expect(await status(owner)).toBe('reconnect')
	})

	it('[Y-4] a message that is not signed so is refused and changes nothing', async () => {
		const owner = await app.server.user()
		await app.connect(owner)
		const { headers, body } = app.youcan.message('oasis')
		const forged = Buffer.from(body).toString().replace('app.uninstalled', 'app.uninstallex')
		expect((await deliver({ headers, body: Buffer.from(forged) })).statusCode).toBe(401)
		expect((await deliver({ headers: { 'content-type': 'application/json' }, body })).statusCode).toBe(401)
		expect(await status(owner)).toBe('active')
	})
})
