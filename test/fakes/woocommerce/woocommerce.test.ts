import { afterEach, describe, expect, test } from 'vitest'
import { GOOD_PICTURES, MISSING_PICTURE } from './pictures'
import { WOO_HOST, WOO_KEY, type WooSettings } from './settings'
import { type FakeWoocommerce, startFakeWoocommerce } from './woocommerce'
import { readDecimal } from './write-product'

// What was seen on WordPress 7.0 with WooCommerce 9.2.5, held against the fake: a test that passes here must mean
// something there.

let fake: FakeWoocommerce | undefined
afterEach(async () => {
	await fake?.close()
	fake = undefined
})

async function open(settings: Partial<WooSettings> = {}) {
	fake = await startFakeWoocommerce(settings)
	const shop = `${fake.origin}/https/${WOO_HOST}`
	const basic = (key = WOO_KEY.key, secret = WOO_KEY.secret) => ({ authorization: `Basic ${btoa(`${key}:${secret}`)}` })
	return {
		fake,
		async call(method: string, path: string, body?: unknown, headers: Record<string, string> = basic()) {
			const answer = await fetch(`${shop}${path}`, {
				method,
				headers: { ...headers, 'content-type': 'application/json' },
				redirect: 'manual',
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			})
			const text = await answer.text()
			const isData = answer.headers.get('content-type')?.includes('json') === true
			return { status: answer.status, data: isData ? JSON.parse(text) : text }
		},
		basic,
	}
}

const PRODUCTS = '/wp-json/wc/v3/products'

describe('keys', () => {
	test('[C-2] each situation has the status and code it has on a real shop', async () => {
		const { fake: shop, call, basic } = await open()
		const told = async (...args: Parameters<typeof call>) => {
			const { status, data } = await call(...args)
			return [status, data.code ?? 'fine']
		}
		const unknown = basic('ck_unknown')
		expect(await told('GET', PRODUCTS, undefined, {})).toEqual([401, 'woocommerce_rest_cannot_view'])
		expect(await told('GET', PRODUCTS, undefined, unknown)).toEqual([401, 'woocommerce_rest_cannot_view'])
		expect(await told('GET', PRODUCTS, undefined, basic(WOO_KEY.key, 'cs_wrong'))).toEqual([401, 'woocommerce_rest_authentication_error'])
		expect(await told('GET', '/index.php?rest_route=/wc/v3/products')).toEqual([401, 'woocommerce_rest_cannot_view'])
		expect(await told('GET', '/?rest_route=/wc/v3/products&_=wp-json/wc/')).toEqual([200, 'fine'])
		expect(await told('GET', '/index.php/wp-json/wc/v3/products')).toEqual([200, 'fine'])
		expect(await told('GET', `${PRODUCTS}?consumer_key=${WOO_KEY.key}&consumer_secret=${WOO_KEY.secret}`, undefined, unknown)).toEqual([
			200,
			'fine',
		])
		expect(await told('POST', `${PRODUCTS}/batch`, { create: [] })).toEqual([200, 'fine'])
		expect(await told('POST', '/wp-json/wp/v2/media', {})).toEqual([401, 'rest_cannot_create'])
		expect(await told('GET', '/wp-json/wc/v9/products')).toEqual([404, 'rest_no_route'])
		shop.settings.keys = [{ ...WOO_KEY, permissions: 'read' }]
		expect(await told('POST', `${PRODUCTS}/batch`, { create: [] })).toEqual([401, 'woocommerce_rest_authentication_error'])
		expect(await told('OPTIONS', PRODUCTS)).toEqual([200, 'fine'])
		shop.settings.keys = [{ ...WOO_KEY, owner: 'customer' }]
		expect(await told('GET', PRODUCTS)).toEqual([403, 'woocommerce_rest_cannot_view'])
		expect(await told('POST', PRODUCTS, {})).toEqual([403, 'woocommerce_rest_cannot_create'])
		expect(await told('POST', `${PRODUCTS}/batch`, {})).toEqual([403, 'woocommerce_rest_cannot_batch'])
	})

	test('[C-2] behind a proxy it does not see, good keys are not looked at', async () => {
		const { call } = await open({ seesHttps: false })
		expect((await call('GET', PRODUCTS)).data.code).toBe('woocommerce_rest_cannot_view')
	})
})

describe('products', () => {
	test('[C-1] prices are texts, and commas make them a hundred times higher', async () => {
		const { call } = await open()
		const { status, data } = await call('POST', PRODUCTS, { name: 'A', regular_price: 49.9 })
		expect([status, data.code, Object.keys(data.data.params)]).toEqual([400, 'rest_invalid_param', ['regular_price']])
		expect(['49,90', '1,299.00', '1 299.00', '-5', '49.999', 'free'].map(readDecimal)).toEqual([
			'4990',
			'1299.00',
			'1299.00',
			'-5',
			'49.999',
			'',
		])
		const dropped = await call('POST', PRODUCTS, { regular_price: '10', sale_price: '10' })
		expect(dropped.data).toMatchObject({ name: 'Product', status: 'publish', regular_price: '10', sale_price: '' })
	})

	test('[C-4] a sku that is taken names its product; one in the trash is refused in another way and found there alone', async () => {
		const { call } = await open()
		const { data: made } = await call('POST', PRODUCTS, { name: 'A', sku: 'x-1', status: 'draft' })
		expect(made).toMatchObject({ slug: '', permalink: `https://${WOO_HOST}/?post_type=product&p=${made.id}` })
		const again = await call('POST', PRODUCTS, { name: 'B', sku: 'x-1' })
		expect(again).toMatchObject({ status: 400, data: { code: 'product_invalid_sku', data: { resource_id: made.id, unique_sku: 'x-1-1' } } })
		await call('DELETE', `${PRODUCTS}/${made.id}`)
		expect((await call('POST', PRODUCTS, { name: 'B', sku: 'x-1' })).data.code).toBe('woocommerce_rest_product_not_created')
		expect((await call('GET', `${PRODUCTS}?sku=x-1`)).data).toEqual([])
		expect((await call('GET', `${PRODUCTS}?sku=x-1&status=trash&_fields=id`)).data).toEqual([{ id: made.id }])
		await call('DELETE', `${PRODUCTS}/${made.id}?force=true`)
		expect(await call('GET', `${PRODUCTS}/${made.id}`)).toMatchObject({
			status: 404,
			data: { code: 'woocommerce_rest_product_invalid_id' },
		})
	})

	test('[C-1] descriptions are filtered; viewed they have paragraphs, edited or wrapped they have not', async () => {
		const { call } = await open()
		const { data } = await call('POST', PRODUCTS, { description: '<script>alert(1)</script>one\ntwo', name: 'A & <script>b</script>' })
		expect(data).toMatchObject({ description: 'alert(1)one\ntwo', name: 'A &amp; b' })
		expect((await call('GET', `${PRODUCTS}/${data.id}`)).data.description).toBe('<p>alert(1)one<br />\ntwo</p>')
		expect((await call('GET', `${PRODUCTS}/${data.id}?context=edit`)).data.description).toBe('alert(1)one\ntwo')
		const wrapped = '<!-- wp:html -->\n<div>one\ntwo</div>\n<!-- /wp:html -->\n'
		await call('PUT', `${PRODUCTS}/${data.id}`, { description: wrapped })
		expect((await call('GET', `${PRODUCTS}/${data.id}`)).data.description).toBe(wrapped)
	})

	test('[C-9] a quote in a style costs the whole declaration, as WordPress 7 makes an entity of it; a name without stays', async () => {
		const { call } = await open()
		const style = (font: string) => `<p style="font-family:${font};color:#123456">A</p>`
		const { data } = await call('POST', PRODUCTS, { name: 'A', description: style("'Open Sans',serif") })
		expect(data.description).toBe('<p style="color:#123456">A</p>')
		expect((await call('PUT', `${PRODUCTS}/${data.id}`, { description: style('Open Sans,serif') })).data.description).toBe(
			style('Open Sans,serif'),
		)
	})

	test('[C-2] one picture that fails refuses all, and those before it are orphans', async () => {
		const { fake: shop, call } = await open()
		const [good = ''] = GOOD_PICTURES
		const failed = await call('POST', PRODUCTS, { name: 'A', images: [{ src: good }, { src: MISSING_PICTURE }] })
		expect(failed).toMatchObject({ status: 400, data: { code: 'woocommerce_product_image_upload_error' } })
		expect(shop.products()).toEqual([])
		expect(shop.orphans()).toHaveLength(1)
		const unknown = await call('POST', PRODUCTS, { name: 'A', images: [{ id: 9999 }] })
		expect(unknown.data.code).toBe('woocommerce_product_invalid_image_id')
	})
})

test('[O-4] [C-1] the theme shows a product as WordPress prints it: curly quotes, signs, shortcodes carried out', async () => {
	const { call } = await open({ home: `https://${WOO_HOST}` })
	const description = '<!-- wp:html -->\n<p>"3x4" and &#91;gallery&#93; and [gallery]</p>\n<!-- /wp:html -->'
	await call('POST', PRODUCTS, { name: 'Cup', regular_price: '20', sale_price: '15', description })
	const { data } = await call('GET', '/product/cup/')
	expect(data).toContain('“3×4”')
	expect(data).toContain('&#091;gallery&#093;')
	expect(data).toContain('a shortcode was carried out here')
	expect(data).toContain('<ins><bdi>15')
})

test(
	'[C-9] beside the cart, and for search engines, stands the short description; without one a theme mashes ' + 'the description’s text',
	async () => {
		const { call } = await open({ home: `https://${WOO_HOST}` })
		const description = '<div><h2>Cold all day</h2><p>Double wall.</p><table><tr><td>Volume</td><td>1 l</td></tr></table></div>'
		await call('POST', PRODUCTS, { name: 'Bare', regular_price: '20', description })
		const mashed = 'Cold all day Double wall. Volume 1 l'
		const bare = (await call('GET', '/product/bare/')).data
		expect(bare).toContain(`<div class="wp-block-post-excerpt"><p>${mashed} […]</p></div>`)
		expect(bare).toContain(`"description":"${mashed}"`)
		await call('POST', PRODUCTS, { name: 'Said', regular_price: '20', description, short_description: '<p>Keeps cold.</p>' })
		const said = (await call('GET', '/product/said/')).data
		expect(said).toContain('<div class="wp-block-post-excerpt"><p>Keeps cold.</p></div>')
		expect(said).not.toContain(mashed)
	},
)

test('[C-4] a browser on this machine sees the shop and its admin at the address it listens on', async () => {
	const { fake: shop, call } = await open()
	const { data } = await call('POST', PRODUCTS, { name: 'Cup', regular_price: '20' })
	for (const path of ['/', '/product/cup/', '/wp-admin/', `/wp-admin/post.php?post=${data.id}&action=edit`]) {
		const page = await fetch(`${shop.origin}${path}`, { redirect: 'manual' })
		expect([page.status, await page.text()], path).toEqual([200, expect.stringContaining('Cup')])
	}
})
