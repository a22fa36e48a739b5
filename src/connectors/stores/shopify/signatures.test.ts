import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBody, readSignedQuery } from './signatures'

/** From Shopify's own documents. */
const PUBLISHED = [
	'code=0907a61c0c8d55e99db179b68161bc00',
	'hmac=4712bf92ffc2917d15a2f5a273e39f0116667419aa4b6ac0b3baaf26fa3c4d20',
	'shop=some-shop.myshopify.com',
	'timestamp=1337178173',
].join('&')
const PUBLISHED_AT = 1_337_178_173_000

const sign = (text: string) => createHmac('sha256', 'hush').update(text).digest('hex')

describe('[S-1] the signature of a callback', () => {
	it('is the one Shopify publishes as its example', () => {
		const values = readSignedQuery(PUBLISHED, 'hush', PUBLISHED_AT)
		expect(Object.fromEntries(values ?? [])).toMatchObject({ shop: 'some-shop.myshopify.com', code: '0907a61c0c8d55e99db179b68161bc00' })
	})

	it('holds in whatever order the parameters come', () => {
		const turned = PUBLISHED.split('&').reverse().join('&')
		expect(readSignedQuery(turned, 'hush', PUBLISHED_AT)).toBeDefined()
	})

	it.each([
		['another secret', PUBLISHED, 'hush!'],
		['another shop', PUBLISHED.replace('some-shop', 'same-shop'), 'hush'],
		['a parameter more', `${PUBLISHED}&state=x`, 'hush'],
		['no signature', PUBLISHED.replace(/hmac=\w+&/, ''), 'hush'],
		['an empty signature', PUBLISHED.replace(/hmac=\w+/, 'hmac='), 'hush'],
		['half a signature', PUBLISHED.replace('3c4d20', ''), 'hush'],
	])('does not hold with %s', (_, query, secret) => {
		expect(readSignedQuery(query, secret, PUBLISHED_AT)).toBeUndefined()
	})

	it('does not hold when a name comes twice, though it was signed so', () => {
		const twice = 'shop=a.myshopify.com&shop=b.myshopify.com&timestamp=1337178173'
		expect(readSignedQuery(`${twice}&hmac=${sign(twice)}`, 'hush', PUBLISHED_AT)).toBeUndefined()
	})

	it.each([-91_000, 91_000])('does not hold %i ms away from its time', (away) => {
		expect(readSignedQuery(PUBLISHED, 'hush', PUBLISHED_AT + away)).toBeUndefined()
	})

	it('does not hold without a time', () => {
		const plain = 'shop=some-shop.myshopify.com'
		expect(readSignedQuery(`${plain}&hmac=${sign(plain)}`, 'hush', PUBLISHED_AT)).toBeUndefined()
	})

	it('holds for values signed as they are and as an address writes them', () => {
		const plain = 'host=YWI=&shop=a.myshopify.com&timestamp=1337178173'
		const encoded = plain.replace('YWI=', 'YWI%3D')
		for (const signed of [plain, encoded]) {
			expect(readSignedQuery(`${encoded}&hmac=${sign(signed)}`, 'hush', PUBLISHED_AT)?.get('host')).toBe('YWI=')
		}
	})

	it('does not hold when a value was signed as if it were two', () => {
		const signed = 'shop=a.myshopify.com&state=x&timestamp=1337178173'
		const asOne = `shop=${encodeURIComponent('a.myshopify.com&state=x')}&timestamp=1337178173&hmac=${sign(signed)}`
		expect(readSignedQuery(asOne, 'hush', PUBLISHED_AT)).toBeUndefined()
	})
})

it('[S-4] a message is signed over its bytes, in base64', () => {
	const body = Buffer.from('{"shop_domain":"دار.example"}')
	const signature = createHmac('sha256', 'hush').update(body).digest('base64')
	expect(isSignedBody(body, signature, 'hush')).toBe(true)
	expect(isSignedBody(Buffer.from(`${body} `), signature, 'hush')).toBe(false)
	expect(isSignedBody(body, signature.toLowerCase(), 'hush')).toBe(false)
	expect(isSignedBody(body, undefined, 'hush')).toBe(false)
})
