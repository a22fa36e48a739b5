import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeWoocommerce, startFakeWoocommerce } from '../../../test/fakes/woocommerce/woocommerce'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { Visitor } from '../../../test/support/test-app'
import { storedPageSchema } from '../../core/contracts/pages'
import { pushOutcomeSchema } from '../../core/contracts/stores'

const SHORT_LINK = 'https://s.click.aliexpress.com/e/_DmBottle'

let woo: FakeWoocommerce
let app: StoreApp
let seller: Visitor
beforeAll(async () => {
	woo = await startFakeWoocommerce({ takesPrivatePictures: true, currency: 'USD' })
	app = await startStoreApp({
		OUTBOUND_ROUTES: woo.routes,
		WOOCOMMERCE_ACCESS: 'everyone',
		LISTING_SOURCE: 'http',
		SOURCES: 'amazon,aliexpress',
		PRICE_DECIMALS: 'on',
	})
	seller = await app.server.user()
})
afterAll(async () => {
	await app.close()
	await woo.close()
})

const generate = (link: string, more: Record<string, string> = {}) =>
	seller.generate({ product_link: link, language: 'english', market: 'usa', ...more })

describe('a listing of AliExpress, from its link to a store', () => {
	it('[X-9, X-10] a short link becomes a page, and the page a variable product with swatches’ pictures, prices and stock', async () => {
		const made = await generate(SHORT_LINK)
		expect(made.json()).toMatchObject({ status: 'success' })
		const { page_id } = made.json<{ page_id: string }>()
		const asked = app.marketplace.requests.map(({ host }) => host)
		for (const host of [
			's.click.aliexpress.com',
			'a.aliexpress.com',
			'www.aliexpress.com',
			'aeproductsourcesite.alicdn.com',
			'ae01.alicdn.com',
		])
			expect(asked).toContain(host)

		await seller.post('/save_woo_credentials', {
			clerk_user_id: seller.id,
			store_url: woo.login.url,
			consumer_key: woo.login.key,
			consumer_secret: woo.login.secret,
		})
		const push = (prices: object) => seller.post(`/api/pages/${page_id}/push`, { store: 'woocommerce', currency: 'USD', ...prices })
		// Where the seller asks the listing's price, each combination has its own there.
		const answer = await push({ price: '12.50' })
		expect(answer.statusCode, answer.body).toBe(200)
		expect(pushOutcomeSchema.parse(answer.json())).toMatchObject({ store: 'woocommerce', made: 'created' })

		const [product] = [...woo.shop.products.values()]
		expect(product).toMatchObject({ type: 'variable' })
		expect(product?.attributes.filter(({ variation }) => variation)).toMatchObject([
			{ name: 'Color', options: ['Sand', 'Navy'], variation: true },
			{ name: 'Size', options: ['0.5 l', '0.9 l'], variation: true },
		])
		const variations = (product?.variations ?? []).map(({ attributes, regularPrice, salePrice, stockStatus, imageId }) => ({
			chosen: attributes.map(({ option }) => option).join(' '),
			asked: Number(salePrice || regularPrice),
			before: Number(regularPrice),
			stockStatus,
			pictured: imageId !== null,
		}))
		expect(variations).toMatchObject([
			{ chosen: 'Sand 0.5 l', asked: 12.5, before: 15.63, stockStatus: 'instock', pictured: true },
			{ chosen: 'Sand 0.9 l', asked: 15.5, before: 19.38, stockStatus: 'instock', pictured: true },
			{ chosen: 'Navy 0.5 l', asked: 12.5, before: 15.63, stockStatus: 'instock', pictured: true },
			{ chosen: 'Navy 0.9 l', asked: 15.5, before: 19.38, stockStatus: 'outofstock', pictured: true },
		])

		// A price of the seller's own says nothing of what the others should cost: it is that of every combination.
		expect((await push({ price: 13 })).statusCode).toBe(200)
		expect(new Set([...woo.shop.products.values()].flatMap((one) => one.variations.map(({ regularPrice }) => regularPrice)))).toEqual(
			new Set(['13']),
		)
	})

	it('[X-9, X-10] the page shows every choice, a colour with its swatch', async () => {
		const made = await generate('https://www.aliexpress.com/item/1005001234567890.html')
		const { page_id } = made.json<{ page_id: string }>()
		const { body } = await seller.get(`/api/pages/${page_id}/preview`)
		const chips = [...body.matchAll(/<li class="vt-chip">(.*?)<\/li>/g)].map(([, chip = '']) => chip)
		expect(chips.map((chip) => chip.replace(/<[^>]+>/g, ''))).toEqual(['Sand', 'Navy', '0.5 l', '0.9 l'])
		expect(chips.map((chip) => chip.includes('vt-swatch'))).toEqual([true, true, false, false])
	})

	it('[X-9, K-3] ratings and orders are facts kept with the page, which shows neither', async () => {
		const made = await generate('https://www.aliexpress.com/item/1005001234567890.html')
		const { page_id } = made.json<{ page_id: string }>()
		const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${page_id}`)).json())
		const kept = page.facts.filter(({ kind }) => kind === 'rating' || kind === 'orders')
		expect(kept.map(({ kind, text }) => [kind, text])).toEqual([
			['rating', '4.7'],
			['orders', '210'],
		])
		const ids = kept.map(({ id }) => `"${id}"`)
		const sections = JSON.stringify([page.sections, page.seo])
		for (const id of ids) expect(sections).not.toContain(id)
		const shown = (await seller.get(`/api/pages/${page_id}/preview`)).body.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
		expect(shown).toContain('Stoneware')
		expect(shown).not.toMatch(/\b4[.,]7\b|\b210\b|\b31\b/)
	})

	it('[X-9] the pictures of the description document are the page’s own', async () => {
		const made = await generate('https://www.aliexpress.com/item/1005001234567890.html')
		expect(made.json()).toMatchObject({ should_show_toast: 0 })
		const { page_id } = made.json<{ page_id: string }>()
		const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${page_id}`)).json())
		expect(page.images.flatMap(({ sourceUrl }) => sourceUrl ?? [])).toContainEqual(expect.stringContaining('/kf/Sdesc'))
	})

	it('[X-1] a link of another shop stays closed while only these two are open', async () => {
		const made = await generate('https://www.shop.example/products/bottle')
		expect(made.json()).toMatchObject({ code: 'invalid_url' })
	})
})
