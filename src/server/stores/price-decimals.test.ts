import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { Visitor } from '../../../test/support/test-app'

let app: StoreApp
let seller: Visitor
let pageId: string

beforeAll(async () => {
	app = await startStoreApp({ PRICE_DECIMALS: 'on' })
	seller = await app.server.user()
	pageId = await app.makePage(seller)
	await app.connect(seller)
})
afterAll(() => app.close())

const push = (body: object) => seller.post(`/api/pages/${pageId}/push`, { store: 'youcan', ...body })

it('[C-8] with PRICE_DECIMALS=on a store gets the decimals its currency has, and what it has none for is refused', async () => {
	expect((await seller.get('/api/me')).json()).toMatchObject({ price_decimals: true })
	const pushed = await push({ price: '249.50', compare_at_price: 299.99 })
	expect([pushed.statusCode, pushed.body]).toEqual([200, expect.any(String)])
	expect(app.youcan.products()[0]).toMatchObject({ price: '249.5', compareAtPrice: '299.99' })
	const refused = await push({ price: '249.505' })
	expect([refused.statusCode, refused.json()]).toMatchObject([
		400,
		{ details: { field: 'priceDecimals' }, error: expect.stringContaining('49.90') },
	])
})
