import type { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { OutboundResponse } from '../../fetch'
import { wasNeverSent } from '../never-sent'
import { outboundUntil } from '../outbound-until'
import type { StoreAccess, StoreCredentials } from '../store'
import { readJson, retryAfterSeconds, tooBusy, toReconnect, unintelligible, whenUnusable } from './answer-errors'
import { DOCUMENTS } from './documents'
import { refreshToken } from './exchange-token'
import { type GraphAnswer, graphAnswerSchema, throttleSeconds, whenRefused } from './graph-answer'
import type { ShopifyApp } from './shopify-app'

/**
 * Sends one of our documents and answers its data. Throws AppError for a status, for Shopify's `errors` and for data of
 * another shape; `userErrors` are part of the data.
 */
export type Ask = <T>(name: keyof typeof DOCUMENTS, variables: Record<string, unknown>, schema: z.ZodType<T>) => Promise<T>

/** A token this close to its end is renewed before it is used. */
const RENEWED_BEFORE_MS = 5 * 60_000
/** Together, for all the times Shopify asks us to wait within one call. */
const LONGEST_WAIT_SECONDS = 30
const PAUSE_AFTER_FAULT_MS = 500

/**
 * Asks with the access of a connected store, which is renewed when it is about to end, and once when Shopify says it
 * has.
 */
export function askByAccess(shopify: ShopifyApp, access: StoreAccess): Ask {
	const app = { ...shopify, outbound: outboundUntil(shopify.outbound, access.signal) }
	// Not broken off: a token that was spent and never kept would close the store.
	const renew = (seen: StoreCredentials) => access.rotate(seen, (current) => refreshToken(shopify, access.account, current))
	return async (name, variables, schema) => {
		const read = await access.read()
		const held = isEnding(read, app.now()) ? await renew(read) : read
		try {
			return await askWith(app, access.account, held)(name, variables, schema)
		} catch (error) {
			if (!isAppError(error, 'store_reconnect')) throw error
			return askWith(app, access.account, await renew(held))(name, variables, schema)
		}
	}
}

/** Asks with credentials as they are. */
export function askWith(app: ShopifyApp, shop: string, { accessToken }: StoreCredentials): Ask {
	return async (name, variables, schema) => {
		if (!accessToken) throw toReconnect(shop)
		const send = () => post(app, shop, accessToken, { query: DOCUMENTS[name], variables })
		const answer = await askPatiently(app, shop, isQuery(name) ? () => twice(app, send) : () => orSilence(shop, send))
		const data = schema.safeParse(answer.data)
		if (!data.success) throw unintelligible(shop, { document: name, paths: data.error.issues.map((issue) => issue.path.join('.')) })
		return data.data
	}
}

const isQuery = (name: keyof typeof DOCUMENTS) => DOCUMENTS[name].startsWith('query')

function isEnding({ expiresAt }: StoreCredentials, now: number): boolean {
	return expiresAt !== undefined && Number(expiresAt) - RENEWED_BEFORE_MS <= now
}

/** A call that was refused for coming too soon was not begun, so it may be made again, whatever it does. */
async function askPatiently(app: ShopifyApp, shop: string, send: () => Promise<OutboundResponse>): Promise<GraphAnswer> {
	for (let waited = 0; ; ) {
		const answer = await send()
		const body = answer.status === 429 ? undefined : understood(shop, answer)
		const seconds = body ? throttleSeconds(body) : retryAfterSeconds(answer)
		if (body && seconds === undefined) return body
		if (seconds === undefined || waited + seconds > LONGEST_WAIT_SECONDS) throw tooBusy(shop, seconds ?? LONGEST_WAIT_SECONDS)
		waited += seconds
		await app.wait(seconds * 1000)
	}
}

function understood(shop: string, answer: OutboundResponse): GraphAnswer {
	const unusable = whenUnusable(shop, answer)
	if (unusable) throw unusable
	const body = graphAnswerSchema.safeParse(readJson(answer))
	if (!body.success) throw unintelligible(shop, { status: answer.status })
	const refused = whenRefused(shop, body.data)
	if (refused) throw refused
	return body.data
}

/** The token never travels to another address, so redirects are not followed. */
function post({ outbound, apiVersion, timeoutMs }: ShopifyApp, shop: string, token: string, body: unknown): Promise<OutboundResponse> {
	return outbound.request(`https://${shop}/admin/api/${apiVersion}/graphql.json`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json', 'x-shopify-access-token': token },
		body: JSON.stringify(body),
		timeoutMs,
		maxRedirects: 0,
	})
}

/** Reading again is harmless. */
async function twice(app: ShopifyApp, send: () => Promise<OutboundResponse>): Promise<OutboundResponse> {
	const first = await send().catch((error: unknown) => {
		if (!isNetworkError(error)) throw error
		return undefined
	})
	if (first && first.status < 500) return first
	await app.wait(PAUSE_AFTER_FAULT_MS)
	return send()
}

/** A connection that broke before the answer came is a silence: the change may have been made. */
async function orSilence(shop: string, send: () => Promise<OutboundResponse>): Promise<OutboundResponse> {
	try {
		return await send()
	} catch (cause) {
		if (!isNetworkError(cause) || wasNeverSent(cause)) throw cause
		throw new AppError('timeout', msg('shopify.no_answer', { shop }), {
			cause,
		})
	}
}

const isNetworkError = (error: unknown) => isAppError(error, 'upstream') && error.details.network === true
