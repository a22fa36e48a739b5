import { randomUUID } from 'node:crypto'
import { type Book, type FakeShop, takeError } from './book'
import { grantToken } from './oauth'
import { createProduct, deleteProduct, getProduct, listProducts, updateProduct } from './products'
import { html, json, problem, type Reply, seeOther } from './reply'

export type ApiCall = { method: string; path: string; headers: Record<string, string | undefined>; body: string }

type Act = (book: Book, shop: FakeShop, found: string, data: unknown) => Reply | Promise<Reply>
type Route = { method: string; path: RegExp; scope: string; act: Act }

const ROUTES: Route[] = [
	{ method: 'GET', path: /^\/me$/, scope: 'view-store-info', act: showStore },
	{ method: 'GET', path: /^\/products$/, scope: 'read-products', act: listProducts },
	{ method: 'POST', path: /^\/products$/, scope: 'edit-products', act: (book, shop, _found, data) => createProduct(book, shop, data) },
	{
		method: 'POST',
		path: /^\/products\/update\/([\w-]+)$/,
		scope: 'edit-products',
		act: (book, shop, id, data) => updateProduct(book, shop, data, id),
	},
	{ method: 'GET', path: /^\/products\/sku\/(.+)$/, scope: 'read-products', act: (book, shop, sku) => getProduct(book, shop, 'sku', sku) },
	{ method: 'GET', path: /^\/products\/([\w-]+)$/, scope: 'read-products', act: (book, shop, id) => getProduct(book, shop, 'id', id) },
	{ method: 'DELETE', path: /^\/products\/([\w-]+)$/, scope: 'edit-products', act: deleteProduct },
	{ method: 'POST', path: /^\/resthooks\/subscribe$/, scope: 'edit-rest-hooks', act: addHook },
	{ method: 'DELETE', path: /^\/resthooks\/([\w-]+)$/, scope: 'delete-rest-hooks', act: removeHook },
]

const FIREWALL = '<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1></body></html>'

/** One call of the API, as the errors and ways of this moment have it. */
export async function answerApi(book: Book, call: ApiCall): Promise<Reply> {
	if (call.path === '/oauth/token') return grantToken(book, call.headers['content-type'] ?? '', call.body)
	if (book.errors.has('html-instead-of-json')) return html(FIREWALL, 403)
	if (!call.headers.accept?.includes('application/json')) return seeOther(`${book.origin}/seller-area.youcan.shop/admin/login`)
	const grant = book.accessTokens.get(call.headers.authorization?.replace(/^Bearer /, '') ?? '')
	if (!grant) return problem(401, 'Unauthenticated')
	if (book.errors.has('suspended')) return json(402, { status: 402, error: 'store is suspended' })
	if (book.errors.has('locked')) return problem(402, 'This store is closed.')
	const route = ROUTES.find((one) => one.method === call.method && one.path.test(call.path))
	if (!route) return problem(ROUTES.some((one) => one.path.test(call.path)) ? 405 : 404, 'Not found')
	const isWrite = route.scope === 'edit-products'
	if (!grant.scopes.includes(route.scope) || (isWrite && book.errors.has('write-not-allowed'))) return problem(401, 'Unauthenticated')
	if (isWrite && takeError(book, 'too-many-requests'))
		return json(429, { status: 429, detail: 'Too Many Attempts.' }, { 'retry-after': book.ways.retryAfter })
	// An error in debugging mode shows what it was asked with.
	if (isWrite && takeError(book, 'server-error')) return json(500, { status: 500, detail: 'internal error', request: call.headers })
	return route.act(book, grant.shop, decodeURIComponent(route.path.exec(call.path)?.[1] ?? ''), parsed(call.body))
}

function showStore(book: Book, shop: FakeShop): Reply {
	return json(200, {
		id: randomUUID(),
		store_id: shop.id,
		slug: shop.slug,
		name: shop.name,
		domain: `${book.origin}/${shop.slug}.youcan.shop`,
		email: 'seller@example.com',
		currency: { code: shop.currency, symbol: shop.currency },
		status: 1,
		status_text: 'active',
		is_active: true,
		is_dev: true,
	})
}

function addHook(book: Book, shop: FakeShop, _found: string, data: unknown): Reply {
	const { event, target_url } = Object(data) as { event?: unknown; target_url?: unknown }
	if (typeof event !== 'string' || typeof target_url !== 'string' || !URL.canParse(target_url)) {
		return problem(422, 'The given data was invalid.', { target_url: ['The target url format is invalid.'] })
	}
	const known = book.hooks.find((one) => one.shop === shop && one.event === event && one.targetUrl === target_url)
	const hook = known ?? { id: randomUUID(), shop, event, targetUrl: target_url }
	if (!known) book.hooks.push(hook)
	return json(200, { id: hook.id })
}

function removeHook(book: Book, shop: FakeShop, id: string): Reply {
	const at = book.hooks.findIndex((one) => one.shop === shop && one.id === id)
	if (at < 0) return problem(404, 'Resthook not found')
	book.hooks.splice(at, 1)
	return json(200, {})
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body)
	} catch {
		return undefined
	}
}
