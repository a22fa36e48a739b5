import { AppError } from '../../../core/errors'
import type { OutboundResponse } from '../../fetch'
import { retryAfterOf } from '../retry-after'

/** Seconds to wait when Shopify says "too many" and not how long. */
const DEFAULT_RETRY_SECONDS = 2

/** The error an answer's status stands for; undefined for an answer whose body is to be read. */
export function whenUnusable(shop: string, answer: OutboundResponse): AppError | undefined {
	const { status } = answer
	const details = { status }
	if (status === 401) return toReconnect(shop)
	if (status === 402) return suspended(`The shop ${shop} is frozen until its bill at Shopify is paid. Then push again.`, details)
	if (status === 423) return suspended(`Shopify has locked the shop ${shop}. Ask Shopify's support to unlock it, then push again.`, details)
	if (status === 404) return suspended(`Shopify has no open shop ${shop}. If it was closed or renamed, connect it again.`, details)
	if (status === 429) return tooBusy(shop, retryAfterSeconds(answer))
	if (status === 430) {
		return new AppError('upstream', `Shopify's protection turned our call to ${shop} away. Try again in some minutes.`, { details })
	}
	if (status === 403 && isJson(answer)) return notAllowed(shop, [], details)
	if (status >= 500) {
		return new AppError('upstream', `Shopify has trouble of its own with ${shop}. Try again in a moment.`, { details })
	}
	if (status !== 200 || !isJson(answer)) return unintelligible(shop, details)
	return undefined
}

/** The access is gone for good: expired, revoked or uninstalled. */
export function toReconnect(shop: string): AppError {
	return new AppError('store_reconnect', `The connection to ${shop} has ended. Connect the shop again, then push again.`)
}

/** A right is missing; `missing` names it as Shopify does. */
export function notAllowed(shop: string, missing: string[], details: Record<string, unknown> = {}): AppError {
	const message = `The shop ${shop} does not allow this app to write products. Connect it again and accept what Shopify asks.`
	return new AppError('store_permission', message, { details: { ...details, missing: missing.length > 0 ? missing : ['write_products'] } })
}

/** The shop's owner has something to settle with Shopify. */
export function suspended(message: string, details: Record<string, unknown>): AppError {
	return new AppError('store_suspended', message, { details })
}

/** Shopify counts what an app asks of a shop, and this was too much. */
export function tooBusy(shop: string, seconds: number): AppError {
	return new AppError('rate_limited', `Shopify asks us to wait with ${shop}. Push again in ${seconds} seconds.`, {
		details: { retryAfterSeconds: seconds },
	})
}

/** What came back is not what Shopify's API answers. */
export function unintelligible(shop: string, details: Record<string, unknown>, cause?: unknown): AppError {
	const message = `${shop} answered with something that is not Shopify's. Something may stand between us and the shop; try again later.`
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
