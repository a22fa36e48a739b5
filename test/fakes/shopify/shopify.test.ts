import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProduct } from './set-product'
import { addProduct, type FakeShop } from './shop-state'
import { type FakeShopify, startFakeShopify } from './shopify'

let fake: FakeShopify
let shop: FakeShop

beforeAll(async () => {
	fake = await startFakeShopify()
	const [first] = fake.shops
	if (!first) throw new Error('there is no shop')
	shop = first
})
afterAll(() => fake.close())

const shopUrl = () => fake.browserUrl.replace('{shop}', shop.host)
const page = async (path: string) => {
	const answer = await fetch(`${shopUrl()}${path}`)
	return { status: answer.status, text: await answer.text() }
}

describe('the fake of Shopify', () => {
	it('shows shoppers what is active and in the online store, and nothing else', async () => {
		const product = addProduct(shop, { handle: 'lamp', title: 'Lamp <script>', descriptionHtml: '<div style="color:#123456">Bright</div>' })
		expect((await page('/products/lamp')).status).toBe(404)
		for (const { id } of shop.publications) product.publishedOn.add(id)
		const { text } = await page('/products/lamp')
		expect(text).toContain('<div class="product__description rte"><div style="color:#123456">Bright</div></div>')
		expect(text).not.toContain('Lamp <script>')
		product.status = 'DRAFT'
		expect((await page('/products/lamp')).status).toBe(404)
		expect((await page(`/admin/products/${product.id.split('/').at(-1)}`)).text).toContain('DRAFT')
	})

	it('changes a product as productSet says: a list that is named is replaced, one that is not stays, and so does every other field', () => {
		const product = addProduct(shop, {
			handle: 'set',
			tags: ['summer'],
			collections: ['gid://shopify/Collection/5'],
			metafields: { 'custom.material': 'steel' },
			templateSuffix: 'landing',
		})
		const before = structuredClone(product)
		const rules = { looks: 0, refusesTitle: false, isUnindexed: false }
		const set = (input: object) => setProduct(shop, { identifier: { id: product.id }, input, synchronous: true }, rules).userErrors
		expect(set({ title: 'New' })).toEqual([])
		expect(product).toEqual({ ...before, title: 'New' })
		const color = { namespace: 'custom', key: 'color', value: 'red' }
		expect(set({ metafields: [color] })).toMatchObject([{ code: 'METAFIELDS_INVALID', field: ['input', 'metafields', '0', 'type'] }])
		const named = { tags: ['winter'], collections: [], metafields: [{ ...color, type: 'single_line_text_field' }] }
		expect(set(named)).toEqual([])
		expect(product).toMatchObject({ tags: ['winter'], collections: [], templateSuffix: 'landing' })
		expect(product.metafields).toEqual({ 'custom.color': 'red' })
		expect(set({ variants: [] })).toMatchObject([{ code: 'PRODUCT_OPTIONS_INPUT_MISSING' }])
	})

	it('asks the merchant, and who says no stays in the admin', async () => {
		const asked = new URLSearchParams({
			client_id: fake.client.id,
			scope: 'write_products',
			redirect_uri: 'https://app.example/back',
			state: 's',
		})
		const { text } = await page(`/admin/oauth/authorize?${asked}`)
		for (const part of ['<button name="answer" value="allow">', '<button name="answer" value="deny">', 'write_products']) {
			expect(text).toContain(part)
		}
		const say = (answer: string) =>
			fetch(`${shopUrl()}/admin/oauth/authorize`, {
				method: 'POST',
				body: new URLSearchParams([...asked, ['answer', answer]]),
				redirect: 'manual',
			})
		expect((await say('deny')).headers.get('location')).toBe(`/${shop.host}/admin/apps`)
		expect((await say('allow')).headers.get('location')).toMatch(/^https:\/\/app\.example\/back\?code=/)
		expect((await page('/admin/oauth/authorize?client_id=other')).status).toBe(400)
	})

	it('answers an unknown document with what is wrong in it, and an unknown token with 401', async () => {
		const ask = (token: string, query: string) =>
			fetch(`${shopUrl()}/admin/api/2026-10/graphql.json`, {
				method: 'POST',
				headers: { 'x-shopify-access-token': token },
				body: JSON.stringify({ query }),
			})
		expect((await ask('nobody', '{ shop { name } }')).status).toBe(401)
		shop.tokens.set('t', { access: 't', refresh: undefined, expiresAt: undefined, rights: ['write_products'] })
		expect(await (await ask('t', '{ shop { nickname } }')).json()).toMatchObject({
			errors: [{ message: expect.stringContaining('nickname') }],
		})
		const { errors } = (await (await ask('t', '{ publications(first: 1) { nodes { id } } }')).json()) as { errors: unknown[] }
		expect(errors).toEqual([
			expect.objectContaining({ extensions: { code: 'ACCESS_DENIED', requiredAccess: '`read_publications` access scope.' } }),
		])
	})
})
