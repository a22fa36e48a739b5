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
