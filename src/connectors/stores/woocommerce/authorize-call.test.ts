import { describe, expect, test } from 'vitest'
import { authorizeCall } from './authorize-call'
import { shopWords } from './connect/shop-refusal'
import type { Manner } from './connect/woo-keys'

const keys = (manner: Manner) => ({ manner, signedOrigin: 'http://shop.example', key: 'ck_key', secret: 'cs_secret' })
const call = (manner: Manner, address: string) => authorizeCall(keys(manner), 'GET', address)

describe('how a call shows its keys', () => {
	test('[C-3] [N-5] the secret itself never goes out by http', () => {
		for (const manner of ['basic', 'query'] as const)
			expect(() => call(manner, 'http://shop.example/wp-json/wc/v3/products')).toThrow('https')
		expect(JSON.stringify(call('oauth', 'http://shop.example/wp-json/wc/v3/products'))).not.toContain('cs_secret')
	})

	test('[C-2] a redirect that repeats the keys of a call does not double them', () => {
		for (const manner of ['query', 'oauth'] as const) {
			const { url } = call(manner, 'https://shop.example/wp-json/wc/v3/products?sku=a')
			const again = new URL(call(manner, url).url).searchParams
			expect([...again.keys()]).toEqual([...new Set(again.keys())])
			expect(again.get('sku')).toBe('a')
		}
		expect(call('basic', 'https://shop.example/wp-json/?consumer_secret=cs_secret').url).toBe('https://shop.example/wp-json/')
	})

	test('[C-2] no two signatures are the same, not even of the same call in the same second', () => {
		const urls = Array.from({ length: 50 }, () => call('oauth', 'https://shop.example/wp-json/wc/v3/products?sku=a').url)
		expect(new Set(urls.map((url) => new URL(url).searchParams.get('oauth_nonce'))).size).toBe(50)
	})

	test('[C-2] what wakes WooCommerce’s keys stands in the address as it is', () => {
		const { url } = call('oauth', 'https://shop.example/index.php?rest_route=/wc/v3/products&sku=a&_=wp-json/wc/')
		expect(url).toContain('?rest_route=/wc/v3/products&sku=a&_=wp-json/wc/&oauth_')
	})
})

test('[N-5] [N-4] what a shop says is repeated without markup and without anything of the keys', () => {
	const words = shopWords('<b>No</b> &lt;script&gt; ck_key and cs_secret {x}. ', keys('basic'))
	expect(words).toBe('No script … and … x')
	expect(shopWords('a'.repeat(999), keys('basic'))).toHaveLength(161)
})
