import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreCredentials } from '../store'
import { send } from './send'
import type { YoucanConfig } from './youcan-config'

/** Tokens are renewed so long before they end, so that none ends in the middle of a push. */
const EARLY_SECONDS = 300
/** A token that lives shortly is not renewed at every call. */
const MOST_EARLY = 0.1

const grantedSchema = z.object({
	access_token: z.string().min(1),
	refresh_token: z.string().min(1).nullish(),
	expires_in: z.coerce.number().positive().nullish(),
})
const refusedSchema = z.object({ error: z.string() })

/** The code of a callback → credentials. Throws AppError `store_reconnect` for a code that is used up or too old. */
export function exchangeCode(config: YoucanConfig, code: string, returnUrl: string): Promise<StoreCredentials> {
	return grant(config, { grant_type: 'authorization_code', redirect_uri: returnUrl, code }, {})
}

/**
 * Credentials → the ones after them; everything else they hold stays. A refresh token opens once, so the caller holds
 * the store's lock and keeps what comes. Throws AppError `store_reconnect` when nothing can be renewed any more.
 */
export async function refreshTokens(config: YoucanConfig, current: StoreCredentials): Promise<StoreCredentials> {
	if (!current.refreshToken) throw disconnected({})
	return grant(config, { grant_type: 'refresh_token', refresh_token: current.refreshToken }, current)
}

/** Whether it is time to renew, by what YouCan said of the token's life. */
export function isAging(credentials: StoreCredentials, now: number): boolean {
	return credentials.refreshAt ? Date.parse(credentials.refreshAt) <= now : false
}

async function grant(config: YoucanConfig, asked: Record<string, string>, current: StoreCredentials): Promise<StoreCredentials> {
	const form = new URLSearchParams({ ...asked, client_id: config.clientId, client_secret: config.clientSecret })
	const answer = await send(config, {
		method: 'POST',
		path: '/oauth/token',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: form.toString(),
	})
	const granted = grantedSchema.safeParse(answer.data)
	if (answer.status < 300 && granted.success) return credentialsOf(granted.data, current)
	throw refusal(answer.status, answer.data)
}

function credentialsOf({ access_token, refresh_token, expires_in }: z.infer<typeof grantedSchema>, current: StoreCredentials) {
	const early = expires_in ? Math.min(EARLY_SECONDS, expires_in * MOST_EARLY) : 0
	return {
		...current,
		accessToken: access_token,
		// An answer without one means that the old one stays good.
		refreshToken: refresh_token ?? current.refreshToken ?? '',
		refreshAt: expires_in ? new Date(Date.now() + (expires_in - early) * 1000).toISOString() : '',
	}
}

function refusal(status: number, data: unknown): AppError {
	const error = refusedSchema.safeParse(data).data?.error
	const details = { status, reason: error }
	// Older servers of this kind say `invalid_request` of a token they do not know.
	if (error === 'invalid_grant' || error === 'invalid_request' || error === 'access_denied') return disconnected(details)
	if (error === 'invalid_client') {
		return new AppError('upstream', msg('youcan.app_unknown'), { details })
	}
	return new AppError('upstream', msg('youcan.not_opened'), { details })
}

function disconnected(details: Record<string, unknown>): AppError {
	return new AppError('store_reconnect', msg('youcan.shut_out'), { details })
}
