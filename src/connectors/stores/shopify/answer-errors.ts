import { AppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { OutboundResponse } from '../../fetch'
import { retryAfterOf } from '../retry-after'

/** Seconds to wait when Shopify says "too many" and not how long. */
const DEFAULT_RETRY_SECONDS = 2

/** The error an answer's status stands for; undefined for an answer whose body is to be read. */
export function whenUnusable(shop: string, answer: OutboundResponse): AppError | undefined {
	const { status } = answer
	const details = { status }
	if (status === 401) return toReconnect(shop)
	if (status === 402) return suspended(msg('shopify.frozen', { shop }), details)
	if (status === 423) return suspended(msg('shopify.locked', { shop }), details)
	if (status === 404) return suspended(msg('shopify.no_shop', { shop }), details)
	if (status === 429) return tooBusy(shop, retryAfterSeconds(answer))
	if (status === 430) {
		return new AppError('upstream', msg('shopify.turned_away', { shop }), { details })
	}
	if (status === 403 && isJson(answer)) return notAllowed(shop, [], details)
	if (status >= 500) {
		return new AppError('upstream', msg('shopify.own_trouble', { shop }), { details })
	}
	if (status !== 200 || !isJson(answer)) return unintelligible(shop, details)
	return undefined
}

/** The access is gone for good: expired, revoked or uninstalled. */
export function toReconnect(shop: string): AppError {
	return new AppError('store_reconnect', msg('shopify.ended', { shop }))
}

/** A right is missing; `missing` names it as Shopify does. */
export function notAllowed(shop: string, missing: string[], details: Record<string, unknown> = {}): AppError {
	const message = msg('shopify.not_allowed', { shop })
	return new AppError('store_permission', message, { details: { ...details, missing: missing.length > 0 ? missing : ['write_products'] } })
}

/** The shop's owner has something to settle with Shopify. */
export function suspended(message: Message, details: Record<string, unknown>): AppError {
	return new AppError('store_suspended', message, { details })
}

/** Shopify counts what an app asks of a shop, and this was too much. */
export function tooBusy(shop: string, seconds: number): AppError {
	return new AppError('rate_limited', msg('shopify.wait', { shop, count: seconds }), {
		details: { retryAfterSeconds: seconds },
	})
}

/** What came back is not what Shopify's API answers. */
export function unintelligible(shop: string, details: Record<string, unknown>, cause?: unknown): AppError {
	const message = msg('shopify.not_shopify', { shop })
	return new AppError('upstream', message, { details, ...(cause === undefined ? {} : { cause }) })
}

/** True when the body says of itself that it is JSON. */
export function isJson({ headers }: OutboundResponse): boolean {
	return /[/+]json\b/i.test(headers['content-type'] ?? '')
}

/** The body; undefined when it is no JSON. */
export function readJson({ body }: OutboundResponse): unknown {
	try {
		return JSON.parse(body.toString('utf8'))
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}

/** As Shopify wrote it, or a small default; at least 1. */
export function retryAfterSeconds(answer: OutboundResponse): number {
	return retryAfterOf(answer) || DEFAULT_RETRY_SECONDS
}
