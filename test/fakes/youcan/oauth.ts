import { createHmac } from 'node:crypto'
import { type Book, type FakeShop, type Grant, newToken } from './book'
import { consentPage, errorPage } from './pages'
import { html, json, type Reply, seeOther } from './reply'

/** GET /admin/oauth/authorize: who asks for what, with buttons to allow or deny it. */
export function showConsent(book: Book, query: URLSearchParams): Reply {
	if (query.get('client_id') !== book.clientId || query.get('response_type') !== 'code') return html(errorPage('invalid_client'), 401)
	if (!URL.canParse(query.get('redirect_uri') ?? '')) return html(errorPage('invalid redirect_uri'), 400)
	return html(consentPage(book, query))
}

/** POST of that page's form. */
export function decideConsent(book: Book, form: URLSearchParams): Reply {
	const back = new URL(form.get('redirect_uri') ?? '')
	const state = form.get('state')
	if (state !== null) back.searchParams.set('state', state)
	const shop = book.shops.find((one) => one.slug === form.get('store'))
	if (form.get('decision') !== 'allow' || !shop) back.searchParams.set('error', 'access_denied')
	else back.searchParams.set('code', newCode(book, shop, form.getAll('scope[]'), form.get('redirect_uri') ?? undefined))
	return seeOther(back.href)
}

/** What YouCan appends to the app's address when a seller opens it in the Seller Area: signed, in this order. */
export function launchQuery(book: Book, shop: FakeShop, scopes: string[]): string {
	const query = new URLSearchParams({
		timestamp: String(Math.floor(Date.now() / 1000)),
		code: newCode(book, shop, scopes, undefined),
		state: newToken('state'),
		store: shop.slug,
		seller: 'seller-1',
		locale: 'ar',
		embedded: '0',
	}).toString()
	return `${query}&hmac=${createHmac('sha256', book.clientSecret).update(query).digest('hex')}`
}

/** POST /oauth/token */
export function grantToken(book: Book, contentType: string, body: string): Reply {
	const refuse = (status: number, error: string) => json(status, { error, error_description: 'The fake refused this.', message: error })
	if (!contentType.startsWith('application/x-www-form-urlencoded')) return refuse(400, 'unsupported_grant_type')
	const form = new URLSearchParams(body)
	if (form.get('client_id') !== book.clientId || form.get('client_secret') !== book.clientSecret) return refuse(401, 'invalid_client')
	if (form.get('grant_type') === 'refresh_token') {
		const used = form.get('refresh_token') ?? ''
		const grant = book.refreshTokens.get(used)
		if (!grant) return refuse(400, 'invalid_grant')
		if (book.ways.refreshTokens === 'rotate') book.refreshTokens.delete(used)
		return issue(book, grant, book.ways.refreshTokens === 'rotate')
	}
	const code = form.get('code') ?? ''
	const asked = book.codes.get(code)
	book.codes.delete(code)
	const isMeant = asked && (asked.redirectUri === undefined || asked.redirectUri === form.get('redirect_uri'))
	return isMeant ? issue(book, asked, true) : refuse(400, 'invalid_grant')
}

function newCode(book: Book, shop: FakeShop, scopes: string[], redirectUri: string | undefined): string {
	const code = newToken('code')
	book.secrets.add(code)
	book.codes.set(code, { shop, scopes: scopes.filter((scope) => !book.ways.withheldScopes.includes(scope)), redirectUri })
	return code
}

function issue(book: Book, { shop, scopes }: Grant, withRefresh: boolean): Reply {
	const accessToken = newToken('access')
	book.secrets.add(accessToken)
	book.accessTokens.set(accessToken, { shop, scopes })
	const answer = { token_type: 'Bearer', expires_in: book.ways.tokenSeconds, access_token: accessToken }
	if (!withRefresh) return json(200, answer)
	const refreshToken = newToken('refresh')
	book.secrets.add(refreshToken)
	book.refreshTokens.set(refreshToken, { shop, scopes })
	return json(200, { ...answer, refresh_token: refreshToken })
}
