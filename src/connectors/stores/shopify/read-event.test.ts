import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readShopifyEvent } from './read-event'

const SECRET = 'shpss_secret'
const SHOP = 'dar-atlas.myshopify.com'

function message(topic: string, content: string, headers: Record<string, string> = {}) {
	const body = Buffer.from(content)
	const signature = createHmac('sha256', SECRET).update(body).digest('base64')
	return { headers: { 'X-Shopify-Topic': topic, 'X-Shopify-Shop-Domain': SHOP, 'X-Shopify-Hmac-Sha256': signature, ...headers }, body }
}

it.each([
	['app/uninstalled', { myshopify_domain: SHOP, domain: 'www.dar-atlas.ma' }, 'uninstalled'],
	['customers/data_request', { shop_domain: SHOP, customer: { id: 1 } }, 'shopper-data-asked'],
	['customers/redact', { shop_domain: SHOP }, 'shopper-data-erased'],
	['shop/redact', { shop_domain: SHOP }, 'store-data-erased'],
	['products/update', { shop_domain: SHOP }, 'other'],
	['constructor', { shop_domain: SHOP }, 'other'],
])('[S-4] %s is read with the shop it is about', (topic, body, kind) => {
	expect(readShopifyEvent(message(topic, JSON.stringify(body)), SECRET)).toEqual({ kind, account: SHOP })
})

it.each([
	[
		'another shop in the header',
		message('app/uninstalled', `{"myshopify_domain":"${SHOP}"}`, { 'X-Shopify-Shop-Domain': 'other.myshopify.com' }),
	],
	['no shop in the body', message('app/uninstalled', '{}')],
	[
		'an address that is no shop',
		message('app/uninstalled', '{"myshopify_domain":"evil.example"}', { 'X-Shopify-Shop-Domain': 'evil.example' }),
	],
	['no JSON', message('app/uninstalled', 'hello')],
])('[S-4] a message with %s is not believed, though it is signed', (_, forged) => {
	expect(() => readShopifyEvent(forged, SECRET)).toThrow(expect.objectContaining({ code: 'forbidden' }))
})
