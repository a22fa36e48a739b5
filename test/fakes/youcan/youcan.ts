import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HeldProduct, Misbehaviour } from '../../support/store-world'
import { answerApi } from './answer-api'
import { answerSite } from './answer-site'
import { type Book, createBook, type FakeProduct, type FakeShop, type Ways } from './book'
import { launchQuery } from './oauth'
import { bytesOf, type Reply, sendReply } from './reply'

export type { Ways } from './book'

export type FakeYoucan = {
	origin: string
	/** OUTBOUND_ROUTES for YouCan's API. */
	routes: string
	/** What the app is configured with to push through this fake. */
	settings: { YOUCAN_CLIENT_ID: string; YOUCAN_CLIENT_SECRET: string; YOUCAN_API_URL: string; YOUCAN_AUTHORIZE_URL: string }
	shops: readonly FakeShop[]
	/** Calls of the API so far, `POST /products` and so on, and how each was answered. */
	calls: readonly { call: string; status: number }[]
	hooks: Book['hooks']
	/** Everything secret that was ever given out: our app's secret, codes, tokens. */
	secrets: ReadonlySet<string>
	misbehave(how: Misbehaviour): void
	behave(): void
	/** How it does what is known of YouCan to nobody. */
	choose(ways: Partial<Ways>): void
	products(): HeldProduct[]
	/** A product as the fake itself has it, to read and to change. */
	product(id: string): FakeProduct
	trash(id: string): void
	pictures: { good: readonly string[]; missing: string }
	/** What the app's address is called with when a seller opens it in the Seller Area. */
	launchQuery(slug: string, scopes: string[]): string
	/** A message about a shop, signed. */
	message(slug: string, event?: string): { headers: Record<string, string>; body: Uint8Array }
	/** The seller removes the app: its tokens end, and its hooks are told; their answers' status codes. */
	uninstall(slug: string): Promise<number[]>
	close(): Promise<void>
}

const PICTURES = 8
/** One grey pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64')

/**
 * YouCan on loopback: `/<host>/…` for its API, Seller Area, shops and pictures, and `/pictures/…` for pictures it can
 * fetch.
 */
export async function startFakeYoucan(): Promise<FakeYoucan> {
	const book = createBook()
	const server = createServer((request, response) => {
		answer(book, request)
			.then((reply) => sendReply(response, reply))
			.catch((error: unknown) => response.writeHead(500).end(String(error)))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	book.origin = origin
	const product = (id: string) => book.products.find((one) => one.id === id) ?? fail(`no product ${id}`)
	const shop = (slug: string) => book.shops.find((one) => one.slug === slug) ?? fail(`no shop ${slug}`)
	return {
		origin,
		routes: `https://api.youcan.shop=${origin}/api.youcan.shop`,
		settings: {
			YOUCAN_CLIENT_ID: book.clientId,
			YOUCAN_CLIENT_SECRET: book.clientSecret,
			YOUCAN_API_URL: 'https://api.youcan.shop',
			YOUCAN_AUTHORIZE_URL: `${origin}/seller-area.youcan.shop/admin/oauth/authorize`,
		},
		shops: book.shops,
		calls: book.calls,
		hooks: book.hooks,
		secrets: book.secrets,
		misbehave: (how) => misbehave(book, how),
		behave: () => book.errors.clear(),
		choose: (ways) => void Object.assign(book.ways, ways),
		products: () => book.products.map(held),
		product,
		trash: (id) => void Object.assign(product(id), { deletedAt: new Date().toISOString() }),
		pictures: {
			good: Array.from({ length: PICTURES }, (_, at) => `${origin}/pictures/${at + 1}.png`),
			missing: `${origin}/pictures/missing.png`,
		},
		launchQuery: (slug, scopes) => launchQuery(book, shop(slug), scopes),
		message: (slug, event) => message(book, shop(slug), event),
		uninstall: (slug) => uninstall(book, shop(slug)),
		async close() {
			server.close()
			server.closeAllConnections()
			await once(server, 'close')
		},
	}
}

async function answer(book: Book, request: IncomingMessage): Promise<Reply> {
	const body = await bytesOf(request)
	const url = new URL(request.url ?? '/', book.origin)
	const [, host = '', path = '/'] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
	const method = request.method ?? 'GET'
	if (host === 'pictures')
		return /^\/\d+\.png$/.test(path) ? { status: 200, headers: { 'content-type': 'image/png' }, body: PNG } : { status: 404 }
	if (host !== 'api.youcan.shop') return answerSite(book, { method, host, path, query: url.searchParams, body: body.toString() })
	const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]))
	const entry = { call: `${method} ${path}`, status: 0 }
	book.calls.push(entry)
	const reply = await answerApi(book, { method, path, headers, body: body.toString() })
	if (reply !== 'broken') entry.status = reply.status
	return reply
}

function misbehave(book: Book, how: Misbehaviour): void {
	if (how === 'access-expired' || how === 'access-revoked') book.accessTokens.clear()
	if (how === 'access-revoked') book.refreshTokens.clear()
	else book.errors.add(how)
}

function held(product: FakeProduct): HeldProduct {
	return {
		id: product.id,
		key: product.sku ?? '',
		title: product.name,
		html: product.description,
		price: String(product.price),
		compareAtPrice: product.compareAtPrice === null ? null : String(product.compareAtPrice),
		status: product.visibility ? 'published' : 'draft',
		vendor: product.vendors[0] ?? null,
		inTrash: product.deletedAt !== null,
		images: product.pictures.map((picture) => picture.from),
		variants: product.variants,
	}
}

function message(book: Book, shop: FakeShop, event = 'app.uninstalled'): { headers: Record<string, string>; body: Uint8Array } {
	const data = { store_slug: shop.slug }
	const body = Buffer.from(JSON.stringify({ event_name: event, event_happened_at: new Date().toISOString(), data }))
	const signature = createHmac('sha256', book.clientSecret).update(body).digest('hex')
	return { headers: { 'content-type': 'application/json', 'x-youcan-signature': signature }, body }
}

async function uninstall(book: Book, shop: FakeShop): Promise<number[]> {
	for (const tokens of [book.accessTokens, book.refreshTokens]) {
		for (const [token, grant] of tokens) if (grant.shop === shop) tokens.delete(token)
	}
	const { headers, body } = message(book, shop)
	const told = book.hooks.filter((hook) => hook.shop === shop && hook.event === 'app.uninstalled')
	return Promise.all(told.map(async (hook) => (await fetch(hook.targetUrl, { method: 'POST', headers, body: Buffer.from(body) })).status))
}

function fail(what: string): never {
	throw new Error(what)
}
