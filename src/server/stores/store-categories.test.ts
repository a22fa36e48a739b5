import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeWoocommerce, startFakeWoocommerce } from '../../../test/fakes/woocommerce/woocommerce'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { Connection, StoreCategories } from '../../core/contracts/stores'

let woo: FakeWoocommerce
let app: StoreApp
beforeAll(async () => {
	woo = await startFakeWoocommerce({ takesPrivatePictures: true })
	app = await startStoreApp({ OUTBOUND_ROUTES: woo.routes, WOOCOMMERCE_ACCESS: 'everyone' })
})
afterAll(async () => {
	await app.close()
	await woo.close()
})

test('[C-8] a category is made only when asked, remembered for listings of the same place, and forgotten when none is chosen', async () => {
	const seller = await app.server.user()
	const { url: store_url, key: consumer_key, secret: consumer_secret } = woo.login
	await seller.post('/save_woo_credentials', { clerk_user_id: seller.id, store_url, consumer_key, consumer_secret })
	const [connection] = (await seller.get('/api/stores/connections')).json<{ connections: Connection[] }>().connections
	const [first, second, third] = [await app.makePage(seller), await app.makePage(seller), await app.makePage(seller)]
	const asked = async (page: string) =>
		(await seller.get(`/api/stores/connections/${connection?.id}/categories?page=${page}`)).json<StoreCategories>()
	const push = async (page: string, fields: object = {}) => {
		const answer = await seller.post('/push_to_woocommerce', { page_id: page, price: '49', clerk_user_id: seller.id, ...fields })
		expect(answer.statusCode, answer.body).toBe(200)
		const held = [...woo.shop.products.values()].at(-1)
		return held?.categories.map(({ id }) => woo.shop.terms.categories.find((term) => term.id === id)?.name)
	}
	const { listing, remembered } = await asked(first)
	expect(listing.length).toBeGreaterThan(0)
	expect(remembered).toBeNull()
	const last = listing.at(-1)
	expect(await push(first, { new_category: listing.join('›') })).toEqual([last])
	const made = woo.shop.terms.categories.length
	expect((await asked(second)).remembered).toEqual({ create: listing })
	expect((await asked(second)).categories.map(({ path }) => path)).toContainEqual(listing)
	expect(await push(second)).toEqual([last])
	expect(woo.shop.terms.categories).toHaveLength(made)
	expect(await push(third, { no_category: '1', title: 'listing', sku: 'KETTLE-9', quantity: '7' })).toEqual([])
	expect([...woo.shop.products.values()].at(-1)).toMatchObject({
		sku: 'KETTLE-9',
		stockQuantity: 7,
		name: expect.stringContaining('Pour-Over Kettle with Keep Warm'),
	})
	expect((await asked(first)).remembered).toBeNull()
})
