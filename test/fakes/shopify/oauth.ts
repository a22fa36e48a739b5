import { createHmac } from 'node:crypto'
import { type FakeShop, type FakeTokens, newSecret } from './shop-state'

export type FakeClient = { id: string; secret: string }
export type Answer = { status: number; type: string; body: string; headers?: Record<string, string> }

const ACCESS_SECONDS = 3600
const REFRESH_SECONDS = 90 * 24 * 3600

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
	status,
	type: 'application/json; charset=utf-8',
	body: JSON.stringify(body),
	headers,
})

/** Where the seller's browser goes when the merchant said yes: our address, with a code, signed. */
export function consent(shop: FakeShop, client: FakeClient, asked: URLSearchParams, now: number): string {
	const code = newSecret(shop, 'code')
	shop.codes.set(code, (asked.get('scope') ?? '').split(',').filter(Boolean))
	const query = signQuery(
		{
			code,
			host: Buffer.from(`admin.shopify.com/store/${shop.host.split('.')[0]}`).toString('base64url'),
			state: asked.get('state') ?? '',
		},
		shop,
		client,
		now,
	)
	return `${asked.get('redirect_uri')}?${query}`
}

/** A query as Shopify sends it to an app. */
export function signQuery(values: Record<string, string>, shop: FakeShop, client: FakeClient, now: number): string {
	const all = new URLSearchParams({ ...values, shop: shop.host, timestamp: String(Math.floor(now / 1000)) })
	all.sort()
	const hmac = createHmac('sha256', client.secret).update(all.toString()).digest('hex')
	shop.secrets.add(hmac)
	return new URLSearchParams([...all, ['hmac', hmac]]).toString()
}

/** POST /admin/oauth/access_token. */
export function giveTokens(shop: FakeShop, client: FakeClient, body: Record<string, string | undefined>, now: number): Answer {
	if (body.client_id !== client.id || body.client_secret !== client.secret) return json(400, { error: 'invalid_client' })
	if (body.grant_type === 'refresh_token') return renew(shop, body.refresh_token ?? '', now)
	const rights = shop.codes.get(body.code ?? '')
	if (!rights) return json(400, { error: 'invalid_request', error_description: 'The authorization code was not found or was already used' })
	shop.codes.delete(body.code ?? '')
	return issue(shop, rights, body.expiring === '1', undefined, now)
}

function renew(shop: FakeShop, refresh: string, now: number): Answer {
	const held = shop.refreshes.get(refresh)
	if (!held) return json(400, { error: 'invalid_grant', error_description: 'This request requires an active refresh_token' })
	const rights = shop.tokens.get(held.access)?.rights ?? []
	return issue(shop, rights, true, refresh, now)
}

function issue(shop: FakeShop, rights: string[], isExpiring: boolean, replaced: string | undefined, now: number): Answer {
	const tokens: FakeTokens = {
		access: newSecret(shop, 'shpat_'),
		refresh: isExpiring ? newSecret(shop, 'shprt_') : undefined,
		expiresAt: isExpiring ? now + ACCESS_SECONDS * 1000 : undefined,
		rights,
	}
	shop.tokens.set(tokens.access, tokens)
	if (replaced !== undefined && shop.keepsRefreshTokens) {
		shop.refreshes.set(replaced, { access: tokens.access, endsWith: undefined })
		return json(200, { access_token: tokens.access, scope: rights.join(','), expires_in: ACCESS_SECONDS })
	}
	if (tokens.refresh) shop.refreshes.set(tokens.refresh, { access: tokens.access, endsWith: undefined })
	const old = replaced === undefined ? undefined : shop.refreshes.get(replaced)
	if (old) old.endsWith = tokens.access
	return json(200, {
		access_token: tokens.access,
		scope: rights.join(','),
		...(tokens.refresh ? { expires_in: ACCESS_SECONDS, refresh_token: tokens.refresh, refresh_token_expires_in: REFRESH_SECONDS } : {}),
	})
}

/** The access of a token that is good now. With its first use, what it replaced is over. */
export function useToken(shop: FakeShop, access: string, now: number): FakeTokens | undefined {
	const tokens = shop.tokens.get(access)
	if (!tokens || (tokens.expiresAt ?? now + 1) <= now) return undefined
	for (const [refresh, { endsWith }] of shop.refreshes) if (endsWith === access) shop.refreshes.delete(refresh)
	return tokens
}

/** Every access token is over; what renews them is not. */
export function expireTokens(shop: FakeShop): void {
	for (const tokens of shop.tokens.values()) tokens.expiresAt = 0
}

/** The app is no longer installed. */
export function endAccess(shop: FakeShop): void {
	shop.tokens.clear()
	shop.refreshes.clear()
	shop.codes.clear()
	shop.subscriptions.length = 0
}
