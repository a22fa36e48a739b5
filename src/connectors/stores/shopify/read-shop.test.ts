import { describe, expect, it } from 'vitest'
import { isShop, readShop } from './read-shop'

describe('[S-1] the shop a seller types', () => {
	it.each([
		'my-shop',
		' My-Shop ',
		'my-shop.myshopify.com',
		'MY-SHOP.MYSHOPIFY.COM.',
		'https://my-shop.myshopify.com',
		'http://my-shop.myshopify.com/',
		'https://my-shop.myshopify.com/admin/products?selectedView=all',
		'https://admin.shopify.com/store/my-shop',
		'admin.shopify.com/store/my-shop/products/1',
		'https://admin.shopify.com/store/My-Shop?locale=fr#top',
		'https://my-shop.myshopify.com:443/admin/settings/domains',
		'https://www.my-shop.myshopify.com/collections/all?page=2',
		'my-shop.myshopify',
		'“my-shop.myshopify.com”.',
		'<https://my-shop.myshopify.com/>',
		'\u200emy-shop.myshopify.com\u200f',
	])('%s is my-shop.myshopify.com', (typed) => {
		expect(readShop(typed)).toBe('my-shop.myshopify.com')
	})

	it.each(['www.my-brand.ma', 'https://my-brand.com/products/bottle', 'my-shop.shopify.com', 'shop.dev'])(
		'%s is answered with words that ask for the address ending in .myshopify.com',
		(typed) => {
			expect(() => readShop(typed)).toThrow(
				expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('.myshopify.com') }),
			)
		},
	)

	it.each(['https://admin.shopify.com', 'admin.shopify.com/stores', 'https://admin.shopify.com/store/'])(
		'%s names no shop, and the words say what to copy',
		(typed) => {
			expect(() => readShop(typed)).toThrow(
				expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('copy the address again') }),
			)
		},
	)

	it('an empty name is answered in the words of the dialog', () => {
		expect(() => readShop('  ')).toThrow('Shop name is required.')
	})

	it.each([
		'my-shop.myshopify.com.evil.example',
		'evil.example/.myshopify.com',
		'evil.example#.myshopify.com',
		'my-shop.myshopify.com@evil.example',
		'user:word@my-shop.myshopify.com',
		'my-shop.myshopify.com:8443',
		'-shop',
		'my_shop',
		'my shop',
		'a.my-shop.myshopify.com',
		'https://admin.shopify.com/store/../evil',
		'https://evil.example/store/my-shop',
		'javascript:alert(1)',
		'localhost',
		`${'a'.repeat(61)}`,
		'متجري',
	])('%s never becomes an address a token could be sent to by mistake', (typed) => {
		const read = (() => {
			try {
				return readShop(typed)
			} catch (error) {
				return error
			}
		})()
		if (typed === 'localhost') expect(read).toBe('localhost.myshopify.com')
		else expect(read).toMatchObject({ code: 'invalid_request' })
	})

	it.each(['my-shop.myshopify.com\n', 'my-shop.myshopify.com/', 'x.my-shop.myshopify.com', 'MY-SHOP.myshopify.com', '.myshopify.com'])(
		'%j is no permanent address as it stands',
		(host) => {
			expect(isShop(host)).toBe(false)
		},
	)
})
