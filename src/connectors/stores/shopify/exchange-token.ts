import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { OutboundResponse } from '../../fetch'
import type { StoreCredentials } from '../store'
import { isJson, readJson, toReconnect, unintelligible, whenUnusable } from './answer-errors'
import type { ShopifyApp } from './shopify-app'

const tokensSchema = z.object({
	access_token: z.string().min(1),
	scope: z.string().optional(),
	expires_in: z.number().positive().optional(),
	refresh_token: z.string().min(1).optional(),
	refresh_token_expires_in: z.number().positive().optional(),
})

/**
 * Turns the code of a callback into access that expires and can be renewed. Throws `invalid_request` for a code that is
 * used up.
 */
export function exchangeCode(app: ShopifyApp, shop: string, code: string): Promise<StoreCredentials> {
	return askForTokens(app, shop, { code, expiring: '1' }, {}, () => {
		return new AppError('invalid_request', msg('shopify.sign_in_ended'))
	})
}

/**
 * New access for the old. What renews it is new as well, and both must be kept; an answer without one means that the
 * old one stays good. Throws `store_reconnect` when Shopify no longer renews it.
 */
export async function refreshToken(app: ShopifyApp, shop: string, current: StoreCredentials): Promise<StoreCredentials> {
	const { refreshToken } = current
	if (!refreshToken) throw toReconnect(shop)
	return askForTokens(app, shop, { grant_type: 'refresh_token', refresh_token: refreshToken }, current, () => toReconnect(shop))
}

async function askForTokens(
	{ outbound, clientId, clientSecret, timeoutMs, now }: ShopifyApp,
	shop: string,
	grant: Record<string, string>,
	current: StoreCredentials,
	onSpent: () => AppError,
): Promise<StoreCredentials> {
	const answer = await outbound.request(`https://${shop}/admin/oauth/access_token`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json' },
		body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...grant }),
		timeoutMs,
		maxRedirects: 0,
	})
	if (answer.status === 400 || answer.status === 401) throw refusedGrant(shop, answer, onSpent)
	const unusable = whenUnusable(shop, answer)
	if (unusable) throw unusable
	const tokens = tokensSchema.safeParse(readJson(answer))
	if (!tokens.success) throw unintelligible(shop, { status: answer.status })
	return toCredentials(tokens.data, current, now())
}

/**
 * A wrong client id or secret is ours to mend; a code or refresh token that is spent is for the seller to begin anew.
 */
function refusedGrant(shop: string, answer: OutboundResponse, onSpent: () => AppError): AppError {
	const body = z.object({ error: z.string() }).safeParse(readJson(answer))
	if (!isJson(answer)) return unintelligible(shop, { status: answer.status })
	if (body.success && ['invalid_client', 'application_cannot_be_found'].includes(body.data.error)) {
		return new AppError('upstream', msg('shopify.app_unknown'), {
			details: { setting: 'SHOPIFY_CLIENT_SECRET', error: body.data.error },
		})
	}
	return onSpent()
}

function toCredentials(tokens: z.infer<typeof tokensSchema>, current: StoreCredentials, now: number): StoreCredentials {
	const refreshToken = tokens.refresh_token ?? current.refreshToken
	return {
		accessToken: tokens.access_token,
		scope: tokens.scope ?? current.scope ?? '',
		...(tokens.expires_in === undefined ? {} : { expiresAt: String(now + tokens.expires_in * 1000) }),
		...(refreshToken === undefined ? {} : { refreshToken }),
	}
}
