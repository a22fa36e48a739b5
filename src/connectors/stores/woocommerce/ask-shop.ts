import { setTimeout as wait } from 'node:timers/promises'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Outbound, OutboundOptions, OutboundResponse } from '../../fetch'
import { wasNeverSent } from '../never-sent'
import { retryAfterOf } from '../retry-after'
import { authorizeCall } from './authorize-call'
import { apiAddress } from './connect/api-address'
import { pageError, pageKindOf } from './connect/explain-page'
import { CALLER, redirectOf } from './connect/follow-within-site'
import type { WooKeys } from './connect/woo-keys'
import { readAnswer } from './read-answer'

export type WooCall = {
	/** Updates go by POST, which WooCommerce takes as it takes PUT: many hosts let no PUT through. */
	method?: 'GET' | 'POST'
	/** Below the API's root: `wc/v3/products/12`. */
	route: string
	params?: Record<string, string>
	body?: unknown
	timeoutMs?: number
}

/** An answer of the API, whatever its status. */
export type WooAnswer = { status: number; data: unknown }

const TIMEOUT_MS = 60_000
const MOST_REDIRECTS = 3
const WAITS = 2
const LONGEST_WAIT_SECONDS = 20
const USUAL_WAIT_SECONDS = 2

/**
 * Asks a shop with its keys. Redirects are followed within the origin alone. Throws `timeout` when there is no knowing
 * whether a POST was carried out, `rate_limited`, `store_suspended`, `store_reconnect` (the shop moved), `upstream` (no
 * JSON), `address_refused`.
 */
export async function askShop(outbound: Outbound, keys: WooKeys, call: WooCall): Promise<WooAnswer> {
	const method = call.method ?? 'GET'
	for (let waits = 0; ; waits += 1) {
		const answer = await follow(outbound, keys, method, call)
		if (answer.status !== 429) return toAnswer(answer)
		const seconds = retryAfterOf(answer)
		if (waits < WAITS && (seconds ?? USUAL_WAIT_SECONDS) <= LONGEST_WAIT_SECONDS) {
			await wait((seconds ?? USUAL_WAIT_SECONDS) * 1000)
			continue
		}
		if (seconds === undefined && readAnswer(answer) === undefined) throw pageError('firewall', 429)
		throw new AppError('rate_limited', msg('woocommerce.asked_too_much'), {
			details: { retryAfterSeconds: seconds ?? 60 },
		})
	}
}

async function follow(outbound: Outbound, keys: WooKeys, method: string, call: WooCall): Promise<OutboundResponse> {
	let address = apiAddress(keys.root, call.route, call.params)
	for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
		const { url, headers } = authorizeCall(keys, method, address)
		const answer = await send(outbound, url, {
			...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
			headers: { ...CALLER, accept: 'application/json', ...(call.body ? { 'content-type': 'application/json' } : {}), ...headers },
			method,
			// A signature counts once, so its call cannot be repeated as it is.
			retries: keys.manner === 'oauth' ? 0 : 2,
			maxRedirects: 0,
			timeoutMs: call.timeoutMs ?? TIMEOUT_MS,
		})
		const next = redirectOf(answer)
		if (next === undefined || pageKindOf(answer) === 'suspended' || pageKindOf(answer) === 'login') return answer
		if (next.origin !== new URL(address).origin) throw moved(next)
		address = next.href
	}
	throw new AppError('upstream', msg('woocommerce.api_redirects'))
}

function moved(next: URL): AppError {
	return new AppError('store_reconnect', msg('woocommerce.moved', { host: next.host }), {
		details: { reason: 'moved', host: next.host },
	})
}

async function send(outbound: Outbound, url: string, options: OutboundOptions): Promise<OutboundResponse> {
	try {
		return await outbound.request(url, options)
	} catch (cause) {
		const isOpen = isAppError(cause, 'timeout') || (isAppError(cause, 'upstream') && !wasNeverSent(cause))
		if (!isOpen || options.method !== 'POST') throw cause
		throw new AppError('timeout', msg('woocommerce.may_have_arrived'), {
			cause,
		})
	}
}

function toAnswer(answer: OutboundResponse): WooAnswer {
	const data = readAnswer(answer)
	if (data === undefined) throw pageError(pageKindOf(answer), answer.status)
	return { status: answer.status, data }
}
