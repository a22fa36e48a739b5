import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { API_VERSION } from '../../../src/connectors/stores/shopify/documents'
import type { HeldProduct, HeldVariant, Misbehaviour } from '../../support/store-world'
import { type ApiState, answerApi } from './admin-api'
import { type Answer, consent, endAccess, expireTokens, type FakeClient, giveTokens, signQuery } from './oauth'
import { adminPage, consentPage, storefrontPage } from './pages'
import { type FakeShop, type FakeVariant, openShop } from './shop-state'

export type FakeShopify = {
	origin: string
	/** OUTBOUND_ROUTES for its shops. */
	routes: string
	/** Our app at Shopify. */
	client: FakeClient
	/** Where a browser finds a shop, as the connector's `browserUrl`. */
	browserUrl: string
	shops: readonly FakeShop[]
	state: ApiState
	misbehave(how: Misbehaviour): void
	behave(): void
	products(shop?: FakeShop): HeldProduct[]
	pictures: { good: readonly string[]; missing: string }
	calls(): number
	/** A message of a topic, signed. */
	message(topic: string, body: Record<string, unknown>, shop?: FakeShop): { headers: Record<string, string>; body: Uint8Array }
	/** The query Shopify opens an app with from its own list of apps. */
	entryQuery(shop?: FakeShop): string
	/** The merchant throws the app out; everybody who asked to be told is told. */
	uninstall(shop?: FakeShop): Promise<void>
	close(): Promise<void>
}

/** Shopify on loopback: `/<shop's host>/…` is what the shop answers at `https://<shop's host>/…`. */
export async function startFakeShopify(options: { shops?: readonly string[]; now?: () => number } = {}): Promise<FakeShopify> {
	const shops = (options.shops ?? ['dar-atlas.myshopify.com', 'second-shop.myshopify.com']).map(openShop)
	const [first] = shops
	if (!first) throw new Error('a fake of Shopify needs a shop')
	const client: FakeClient = { id: 'fake-shopify-app', secret: 'shpss_fake_app_secret' }
	let origin = ''
	let calls = 0
	const state: ApiState = {
		version: API_VERSION,
		error: undefined,
		status: undefined,
		throttles: 0,
		failing: [],
		withheld: [],
		searchLags: false,
		sent: [],
		publicUrl: (shop) => `${origin}/${shop.host}`,
		now: options.now ?? Date.now,
	}
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
	})

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? '/', origin)
		const [, host = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
		if (host === 'pictures') return sendPicture(path, response)
		const shop = shops.find((one) => one.host === host)
		const body = await text(request)
		const made = shop && (await answerShop(shop, request, { path, query: url.searchParams, body }))
		if (made === 'silence') return void response.destroy()
		const { status, type, body: content, headers } = made ?? { status: 404, type: 'text/html', body: '<h1>Not found</h1>', headers: {} }
		response.writeHead(status, { 'content-type': type, ...headers }).end(content)
	}

	async function answerShop(
		shop: FakeShop,
		request: IncomingMessage,
		{ path, query, body }: { path: string; query: URLSearchParams; body: string },
	): Promise<Answer | 'silence' | undefined> {
		const api = /^\/admin\/api\/([^/]+)\/graphql\.json$/.exec(path)
		if (api && request.method === 'POST') {
			calls += 1
			const token = String(request.headers['x-shopify-access-token'] ?? '')
			return (await answerApi(state, shop, { version: api[1] ?? '', token, body })) ?? 'silence'
		}
		if (path === '/admin/oauth/access_token') return giveTokens(shop, client, JSON.parse(body), state.now())
		if (path === '/admin/oauth/authorize') {
			const asked = request.method === 'POST' ? new URLSearchParams(body) : query
			if (asked.get('client_id') !== client.id) return html('<h1>There is no such app</h1>', 400)
			if (request.method !== 'POST') return html(consentPage(shop, asked, `/${shop.host}/admin/oauth/authorize`))
			// Somebody who says no stays in Shopify's admin; the app hears nothing of it.
			const to = asked.get('answer') === 'allow' ? consent(shop, client, asked, state.now()) : `/${shop.host}/admin/apps`
			return { status: 302, type: 'text/plain', body: '', headers: { location: to } }
		}
		return answerBrowser(shop, path)
	}

	function answerBrowser(shop: FakeShop, path: string): Answer | undefined {
		const publicUrl = state.publicUrl(shop)
		const [, kind, name = ''] = /^\/(admin\/products|products|cdn\/files)\/([^/]+)$/.exec(path) ?? []
		const bytes = [...shop.files.values()].find((file) => file.name === decodeURIComponent(name))?.bytes
		if (kind === 'cdn/files' && bytes) return { status: 200, type: 'image/png', body: bytes as never }
		const page = kind === 'products' ? storefrontPage(shop, name, publicUrl) : kind && adminPage(shop, name, publicUrl)
		if (path === '/admin/apps') return html('<h1>Apps</h1>')
		return page ? html(page) : undefined
	}

	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const picture = (name: string) => `${origin}/pictures/${name}`

	return {
		origin,
		routes: shops.map(({ host }) => `https://${host}=${origin}/${host}`).join(','),
		client,
		browserUrl: `${origin}/{shop}`,
		shops,
		state,
		misbehave(how) {
			state.error = how
			if (how === 'access-expired') for (const shop of shops) expireTokens(shop)
			if (how === 'access-revoked') for (const shop of shops) endAccess(shop)
			if (how === 'too-many-requests') state.throttles = 1
			if (how === 'write-not-allowed') state.withheld = ['write_products', 'write_publications']
		},
		behave() {
			Object.assign(state, { error: undefined, status: undefined, throttles: 0, failing: [], withheld: [] })
		},
		products: (shop = first) => heldBy(shop),
		pictures: { good: ['one', 'two', 'three', 'four'].map((name) => picture(`${name}.png`)), missing: picture('missing.png') },
		calls: () => calls,
		message: (topic, body, shop = first) => signedMessage(topic, body, shop, client),
		entryQuery: (shop = first) => signQuery({ host: 'YWRtaW4' }, shop, client, state.now()),
		async uninstall(shop = first) {
			const told = [...shop.subscriptions]
			endAccess(shop)
			const { headers, body } = signedMessage('app/uninstalled', uninstalled(shop), shop, client)
			for (const address of told) await fetch(address, { method: 'POST', headers, body: Buffer.from(body) })
		},
		async close() {
			server.closeAllConnections()
			await new Promise((done) => server.close(done))
		},
	}
}

/** The body of `app/uninstalled`: the shop. */
export const uninstalled = (shop: FakeShop) => ({ id: 548380009, name: shop.name, domain: shop.host, myshopify_domain: shop.host })

const html = (body: string, status = 200): Answer => ({ status, type: 'text/html; charset=utf-8', body })

function signedMessage(topic: string, content: Record<string, unknown>, shop: FakeShop, client: FakeClient) {
	const body = new TextEncoder().encode(JSON.stringify(content))
	const headers = {
		'content-type': 'application/json',
		'x-shopify-topic': topic,
		'x-shopify-shop-domain': shop.host,
		'x-shopify-triggered-at': new Date().toISOString(),
		'x-shopify-hmac-sha256': createHmac('sha256', client.secret).update(body).digest('base64'),
	}
	return { headers, body }
}

async function sendPicture(path: string, response: ServerResponse): Promise<void> {
	if (path.includes('missing')) return void response.writeHead(404).end()
	const background = { r: path.length * 9, g: 90, b: 160 }
	const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
		.png()
		.toBuffer()
	response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
}

function heldVariant(shop: FakeShop, one: FakeVariant): HeldVariant {
	const { values, price, compareAtPrice, sku, file, barcode, tracked, inventoryPolicy } = one
	const image = shop.files.get(file ?? '')?.source ?? null
	// What is counted from now on is there no times, until the merchant says how often.
	return { values, price, compareAtPrice, sku: sku ?? '', image, gtin: barcode, isSoldOut: tracked && inventoryPolicy === 'DENY' }
}

function heldBy(shop: FakeShop): HeldProduct[] {
	return [...shop.products.values()].map(({ id, title, descriptionHtml, status, vendor, variants, media, metafields }) => ({
		id,
		key: metafields['vitrine.key'] ?? '',
		title,
		html: descriptionHtml,
		price: variants[0]?.price ?? '',
		compareAtPrice: variants[0]?.compareAtPrice ?? null,
		status: status === 'DRAFT' ? 'draft' : 'published',
		vendor,
		inTrash: status === 'ARCHIVED',
		images: media.flatMap((file) => shop.files.get(file) ?? []).flatMap((file) => (file.status === 'FAILED' ? [] : file.source)),
		alts: media.map((file) => shop.files.get(file)?.alt ?? ''),
		variants: variants.length === 1 && variants[0]?.values.join() === 'Default Title' ? [] : variants.map((one) => heldVariant(shop, one)),
	}))
}
