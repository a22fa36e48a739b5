import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { readMoment } from '../read-moment'
import type { StoreEvent, StoreMessage } from '../store'
import { isShop } from './read-shop'
import { isSignedBody } from './signatures'

const KINDS = new Map<string | undefined, StoreEvent['kind']>([
	['app/uninstalled', 'uninstalled'],
	['customers/data_request', 'shopper-data-asked'],
	['customers/redact', 'shopper-data-erased'],
	['shop/redact', 'store-data-erased'],
])

const bodySchema = z.object({ myshopify_domain: z.string().optional(), shop_domain: z.string().optional() })

/**
 * Reads a message of Shopify's. Its signature covers the body alone, so the shop is the body's, and a header that says
 * otherwise is not believed. When it happened stands in a header alone; all it can do is to have a message passed over.
 * Throws `forbidden`.
 */
export function readShopifyEvent({ headers, body }: StoreMessage, secret: string): StoreEvent {
	const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
	if (!isSignedBody(body, named.get('x-shopify-hmac-sha256'), secret)) throw forged()
	const read = bodySchema.safeParse(parse(body))
	const shop = (read.data?.myshopify_domain ?? read.data?.shop_domain ?? '').toLowerCase()
	if (!isShop(shop) || shop !== named.get('x-shopify-shop-domain')?.toLowerCase()) throw forged()
	const happenedAt = readMoment(named.get('x-shopify-triggered-at'))
	return { kind: KINDS.get(named.get('x-shopify-topic')) ?? 'other', account: shop, ...(happenedAt ? { happenedAt } : {}) }
}

function parse(body: Uint8Array): unknown {
	try {
		return JSON.parse(Buffer.from(body).toString('utf8'))
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}

function forged(): AppError {
	return new AppError('forbidden', msg('machine.not_of_shopify'))
}
