import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { PushList } from '../../core/contracts/stores'
import { setOffer } from '../../core/page/edit/set-offer'
import type { Page } from '../../core/page/page'

let app: StoreApp
beforeAll(async () => {
	app = await startStoreApp()
})
afterAll(() => app.close())

test('[Y-7] a page changed since its push says so, and what its merchant changed is shown before it is overwritten', async () => {
	const seller = await app.server.user()
	const connection = await app.connect(seller)
	const id = await app.makePage(seller)
	const push = (more = {}) => seller.post(`/api/pages/${id}/push`, { connection, price: '49', ...more })
	const list = async () => (await seller.get(`/api/pages/${id}/pushes`)).json<PushList>()
	const first = (await push()).json<{ push_id: string; admin_url: string }>()
	expect(first).toMatchObject({ made: 'created' })
	expect((await list()).older).toEqual([])

	const { page, version } = (await seller.get(`/api/pages/${id}`)).json<{ page: Page; version: number }>()
	const edited = setOffer(page, { price: { amountMinor: 5900, currency: 'MAD' } })
	const saved = await seller.post('/api/save_generated_page', {
		product_html: '<main></main>',
		product_url: '',
		page_id: id,
		base_version: version,
		page: edited,
	})
	expect(saved.statusCode, saved.body).toBe(200)
	expect((await list()).older).toMatchObject([{ store: 'youcan', connection: { id: connection }, differs: ['price'] }])

	const [held] = app.youcan.products()
	if (!held) throw new Error('no product')
	Object.assign(app.youcan.product(held.id), { name: 'The merchant’s own title' })
	const refused = await push({ price: '59' })
	expect(refused.statusCode).toBe(409)
	expect(refused.json()).toMatchObject({ details: { edits: [{ field: 'title', theirs: 'The merchant’s own title' }] } })
	expect((await list()).pushes[0]).toMatchObject({ state: 'failed', edits: [{ field: 'title' }] })

	expect((await push({ price: null, edits: { title: 'keep' } })).json()).toMatchObject({
		made: 'updated',
		kept: ['title'],
		sent: { price: '59' },
	})
	expect(app.youcan.products()).toMatchObject([{ title: 'The merchant’s own title' }])
	expect((await list()).older).toEqual([])
}, 120_000)

test('[Y-7] what was chosen for a push the merchant’s edits stopped holds for the one that follows their decision', async () => {
	const seller = await app.server.user()
	const connection = await app.connect(seller)
	const id = await app.makePage(seller)
	const push = (more = {}) => seller.post(`/api/pages/${id}/push`, { connection, ...more })
	await push({ price: '49' })
	const held = app.youcan.products().at(-1)
	if (!held) throw new Error('no product')
	Object.assign(app.youcan.product(held.id), { name: 'The merchant’s own title' })
	const refused = await push({ price: '75', compare_at_price: '90', sku: 'POUR-75', status: 'draft' })
	expect(refused.statusCode).toBe(409)
	const again = refused.json<{ details: { pushId: string } }>().details.pushId

	const done = await push({ again, edits: { title: 'keep' } })
	expect(done.json()).toMatchObject({ made: 'updated', kept: ['title'], status: 'draft', sent: { price: '75', compare_at_price: '90' } })
	expect(app.youcan.products().at(-1)).toMatchObject({ title: 'The merchant’s own title' })

	const stranger = await app.server.user()
	const foreign = await app.makePage(stranger)
	const theirs = await stranger.post(`/api/pages/${foreign}/push`, { connection: await app.connect(stranger), again })
	expect(theirs.statusCode).toBe(404)
}, 120_000)

async function save(seller: Awaited<ReturnType<StoreApp['server']['user']>>, id: string, change: (page: Page) => Page): Promise<void> {
	const { page, version } = (await seller.get(`/api/pages/${id}`)).json<{ page: Page; version: number }>()
	const body = { product_html: '<main></main>', product_url: '', page_id: id, base_version: version, page: change(page) }
	const saved = await seller.post('/api/save_generated_page', body)
	expect(saved.statusCode, saved.body).toBe(200)
}

test('[Y-7] a price asked of the store alone is no older version of the page, until the page’s own price changes', async () => {
	const seller = await app.server.user()
	const connection = await app.connect(seller)
	const id = await app.makePage(seller)
	const older = async () => (await seller.get(`/api/pages/${id}/pushes`)).json<PushList>().older.map(({ differs }) => differs)
	await save(seller, id, (page) => setOffer(page, { price: { amountMinor: 5900, currency: 'MAD' } }))
	await seller.post(`/api/pages/${id}/push`, { connection, price: '49' })
	await save(seller, id, (page) => ({ ...page, seo: { ...page.seo, description: 'Another description.' } }))
	expect(await older()).toEqual([['seo_description']])
	await save(seller, id, (page) => setOffer(page, { price: { amountMinor: 6900, currency: 'MAD' } }))
	expect(await older()).toEqual([['price', 'seo_description']])
}, 120_000)

test('[C-9] [Y-7] the currency a store sells in is read with every push: a price of another one is refused from then on', async () => {
	const seller = await app.server.user()
	const connection = await app.connect(seller)
	const id = await app.makePage(seller)
	await save(seller, id, (page) => setOffer(page, { price: { amountMinor: 4900, currency: 'MAD' } }))
	const push = (more = {}) => seller.post(`/api/pages/${id}/push`, { connection, price: '49', ...more })
	expect((await push({ currency: 'MAD' })).json()).toMatchObject({ sent: { currency: 'MAD' } })
	const [shop] = app.youcan.shops
	if (!shop) throw new Error('there is no shop')
	const before = shop.currency
	shop.currency = 'SAR'
	expect((await push({ currency: 'MAD' })).json()).toMatchObject({ details: { field: 'currency', currency: 'SAR' } })
	expect((await push({ currency: 'SAR' })).json()).toMatchObject({ sent: { currency: 'SAR' } })
	shop.currency = before
}, 120_000)
