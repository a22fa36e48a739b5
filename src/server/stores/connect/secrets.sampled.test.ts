import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeShopify, startFakeShopify } from '../../../../test/fakes/shopify/shopify'
import { type FakeWoocommerce, startFakeWoocommerce } from '../../../../test/fakes/woocommerce/woocommerce'
import { sampleOf } from '../../../../test/support/sample'
import { consent, PAGE, type StoreApp, startStoreApp, submit } from '../../../../test/support/store-app'
import type { Misbehaviour } from '../../../../test/support/store-world'
import type { Visitor } from '../../../../test/support/test-app'
import type { StoreId } from '../../../core/stores/store-ids'
import { createLog } from '../../runtime/log'

const TROUBLE = sampleOf<Misbehaviour>(
	[
		'write-not-allowed',
		'suspended',
		'locked',
		'html-instead-of-json',
		'refuses-product',
		'server-error',
		'silent-after-made',
		'access-expired',
		'access-revoked',
	],
	['html-instead-of-json', 'refuses-product', 'silent-after-made', 'access-revoked'],
)

let shopify: FakeShopify
let woo: FakeWoocommerce
let app: StoreApp
let seller: Visitor
let page: string
/** All that left the server: its log, and every answer with its headers. */
const lines: string[] = []
const answers: string[] = []

beforeAll(async () => {
	shopify = await startFakeShopify()
	woo = await startFakeWoocommerce({ takesPrivatePictures: true })
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk))
			done()
		},
	})
	const settings = {
		OUTBOUND_ROUTES: [shopify.routes, woo.routes].join(','),
		SHOPIFY_CLIENT_ID: shopify.client.id,
		SHOPIFY_CLIENT_SECRET: shopify.client.secret,
		SHOPIFY_BROWSER_URL: shopify.browserUrl,
		SHOPIFY_ACCESS: 'everyone',
		WOOCOMMERCE_ACCESS: 'everyone',
	}
	app = await startStoreApp(settings, createLog('trace', stream))
	seller = await app.server.user()
	page = await app.makePage(seller)
})
afterAll(async () => {
	await app.close()
	await Promise.all([shopify.close(), woo.close()])
})

type Answer = { statusCode: number; headers: object; body: string }
function seen<T extends Answer>(answer: T): T {
	answers.push(`${answer.statusCode} ${JSON.stringify(answer.headers)} ${answer.body}`)
	return answer
}

async function connect(store: StoreId): Promise<void> {
	if (store === 'woocommerce') {
		const { url, key, secret } = woo.login
		seen(await seller.post('/save_woo_credentials', { store_url: url, consumer_key: key, consumer_secret: secret }))
		return
	}
	const { url } = seen(await seller.post(`/api/stores/${store}/authorize`, { shop: 'dar-atlas' })).json<{ url: string }>()
	const back = await consent(url)
	seen(await seller.get(back, PAGE))
	seen(await seller.get(back, PAGE))
	seen(await app.server.visitor().get(back))
	seen(await seller.get(back.replace(/(hmac|state|code)=[^&]*/, '$1=forged')))
}

/** Everything a person can do with a connected store. */
async function useIt(store: StoreId): Promise<void> {
	const pushed = seen(await seller.post(`/api/pages/${page}/push`, { store, price: 49 }))
	const again = seen(await seller.post(`/api/pages/${page}/push`, { store, price: 59, compare_at_price: 69 }))
	for (const one of [pushed, again]) {
		const { push_id: id } = one.json<{ push_id?: string }>()
		if (id) seen(await seller.post(`/api/pushes/${id}/restore`))
	}
	seen(await seller.get('/api/stores/connections'))
	seen(await seller.get(`/api/pages/${page}/pushes`))
	if (store === 'youcan') seen(await submit(app, seller, '/youcan/authorize', { page_id: page, price: '49' }))
	if (store === 'shopify') seen(await submit(app, seller, '/shopify/authorize?shop=dar-atlas', { page_id: page, price: '49' }))
	if (store !== 'woocommerce') return
	seen(await seller.get('/get_woo_credentials'))
	seen(await seller.post('/validate_woo_credentials'))
	seen(await seller.upload('/push_to_woocommerce', { page_id: page, price: '49', product_html: '', gallery_html: '' }))
	const { url, key, secret } = woo.login
	for (const typed of [
		{ store_url: url, consumer_key: secret, consumer_secret: key },
		{ store_url: url, consumer_key: key, consumer_secret: `${secret} and more` },
		{ store_url: `https://${key}:${secret}@${new URL(url).host}`, consumer_key: key, consumer_secret: secret },
		{ store_url: 'https://elsewhere.example', consumer_key: key, consumer_secret: secret },
	]) {
		seen(await seller.post('/save_woo_credentials', typed))
	}
}

const FAKES = {
	youcan: () => app.youcan,
	shopify: () => shopify,
	woocommerce: () => woo,
}

it.each(['youcan', 'shopify', 'woocommerce'] as const)(
	'[N-5] nothing that opens a %s store reaches the log or an answer, whatever is done and goes wrong',
	{ timeout: 120_000 },
	async (store) => {
		const fake = FAKES[store]()
		await connect(store)
		await useIt(store)
		for (const how of TROUBLE) {
			fake.misbehave(how)
			await useIt(store)
			fake.behave()
			if (how === 'access-revoked') await connect(store)
		}
		const { headers, body } = store === 'youcan' ? app.youcan.message('oasis') : shopify.message('app/uninstalled', { domain: 'x' })
		for (const sent of [headers, { ...headers, 'x-youcan-signature': 'forged', 'x-shopify-hmac-sha256': 'forged' }]) {
			seen(await app.server.app.inject({ method: 'POST', url: `/webhooks/${store}`, payload: Buffer.from(body), headers: sent }))
		}
		const { connections } = (await seller.get('/api/stores/connections')).json<{ connections: { id: string; store: string }[] }>()
		for (const one of connections) if (one.store === store) seen(await seller.change('DELETE', `/api/stores/connections/${one.id}`))

		expect(lines.length).toBeGreaterThan(50)
		const given =
			store === 'youcan' ? [...app.youcan.secrets] : store === 'shopify' ? [...shopify.shops.flatMap(({ secrets }) => [...secrets])] : []
		const secrets = [
			...given,
			shopify.client.secret,
			woo.login.key,
			woo.login.secret,
			headers['x-youcan-signature'] ?? '',
			headers['x-shopify-hmac-sha256'] ?? '',
		]
		const forms = secrets.filter(Boolean).flatMap((one) => [one, encodeURIComponent(one), Buffer.from(one).toString('base64').slice(0, -4)])
		forms.push(Buffer.from(`${woo.login.key}:${woo.login.secret}`).toString('base64'))
		expect(forms.length).toBeGreaterThan(10)
		for (const where of [lines, answers]) {
			expect(where.filter((text) => forms.some((form) => text.includes(form))).map((text) => text.slice(0, 600))).toEqual([])
		}
	},
)
