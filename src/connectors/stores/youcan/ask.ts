import { outboundUntil } from '../outbound-until'
import type { StoreAccess } from '../store'
import { refusalOf } from './refusal-of'
import { type Answer, send } from './send'
import { isAging, refreshTokens } from './tokens'
import type { Scope, YoucanConfig } from './youcan-config'

export type Asked = {
	method: 'GET' | 'POST' | 'DELETE'
	path: string
	/** Sent as JSON. */
	body?: unknown
	/** The right it needs, named to the seller when it is missing. */
	scope: Scope
	timeoutMs?: number
}

/** One call in the store's name → its data. Throws AppError as StoreConnector says. */
export type Ask = (asked: Asked) => Promise<unknown>

/** Calls with a token that was given this moment. */
export function askWith(config: YoucanConfig, accessToken: string): Ask {
	return async (asked) => dataOf(await sendAs(config, accessToken, asked), asked)
}

/**
 * Calls with the store's tokens, renewed before they end and once when YouCan says 401. A right that is missing is 401
 * as well: a token just renewed that is still refused says so.
 */
export function askBy(youcan: YoucanConfig, access: StoreAccess): Ask {
	const config = { ...youcan, outbound: outboundUntil(youcan.outbound, access.signal) }
	// Not broken off: tokens that were spent and never kept would close the store.
	const refresh = (current: Parameters<typeof refreshTokens>[1]) => refreshTokens(youcan, current)
	return async (asked) => {
		const held = await access.read()
		const credentials = isAging(held, Date.now()) ? await access.rotate(held, refresh) : held
		const answer = await sendAs(config, credentials.accessToken ?? '', asked)
		if (answer.status !== 401) return dataOf(answer, asked)
		const renewed = await access.rotate(credentials, refresh)
		return dataOf(await sendAs(config, renewed.accessToken ?? '', asked), asked)
	}
}

function sendAs(config: YoucanConfig, accessToken: string, { method, path, body, timeoutMs }: Asked): Promise<Answer> {
	const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
	return send(config, {
		method,
		path,
		headers,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		...(timeoutMs ? { timeoutMs } : {}),
	})
}

function dataOf(answer: Answer, { scope }: Asked): unknown {
	if (answer.status >= 200 && answer.status < 300) return answer.data
	throw refusalOf(answer, scope)
}
