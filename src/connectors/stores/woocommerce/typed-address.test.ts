import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAppError } from '../../../core/errors'
import { readTypedAddress } from './typed-address'

const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,10}[a-z0-9])?$/)
const host = fc.tuple(label, fc.constantFrom('com', 'ma', 'co.uk', 'shop')).map(([name, end]) => `${name}.${end}`)
const folder = fc.constantFrom('', '/shop', '/fr/boutique', '/a/b/c')
const before = fc.constantFrom('', ' ', '\n', '"', '<', '\u200b', '\ufeff', '«')
const scheme = fc.constantFrom('', 'https://', 'http://', 'HTTPS://', '//', 'https:/', 'http//', 'htttps://', 'htps://', 'https:\\\\')
const inside = fc.constantFrom(
	'',
	'/',
	'/wp-admin',
	'/wp-admin/',
	'/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys',
	'/wp-login.php?redirect_to=%2Fwp-admin%2F',
	'/wp-json/wc/v3/products',
	'/index.php',
	'/?utm_source=mail#top',
)
const after = fc.constantFrom('', ' ', '\t\n', '"', '>', '.', ',', '\u200f', '»')

describe('what a seller types as their shop', () => {
	test('[C-2] every way of writing an address leads to the same host and folder, https first', () => {
		fc.assert(
			fc.property(host, folder, before, scheme, inside, after, (name, path, front, start, rest, end) => {
				const read = readTypedAddress(`${front}${start}${name}${path}${rest}${end}`, false)
				expect(read).toMatchObject({ host: name, schemes: ['https'], page: `${path}/` })
				expect(read.folders[0]).toBe(path === '/a/b/c' ? '/a/b/' : `${path}/`)
				expect(read.folders.at(-1)).toBe('/')
			}),
		)
	})

	test('[C-2] what was read, typed again, is read the same', () => {
		fc.assert(
			fc.property(host, folder, fc.boolean(), (name, path, allowHttp) => {
				const read = readTypedAddress(`${name}${path}`, allowHttp)
				expect(readTypedAddress(`${read.host}${read.page}`, allowHttp)).toEqual(read)
			}),
		)
	})

	test('[C-3] [N-3] whatever is typed becomes a plain https address or is refused in words', () => {
		const anything = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true, withFragments: true }))
		fc.assert(
			fc.property(anything, (typed) => {
				try {
					const { host: name, page, folders } = readTypedAddress(typed, false)
					for (const path of [page, ...folders]) {
						const url = new URL(`https://${name}${path}`)
						expect([url.protocol, url.username, url.search, url.hash]).toEqual(['https:', '', '', ''])
						expect(url.pathname).toBe(path)
					}
				} catch (error) {
					expect(isAppError(error, 'invalid_request'), String(error)).toBe(true)
				}
			}),
			{ numRuns: 500 },
		)
	})

	test.each([
		['', 'not the address'],
		['   ', 'not the address'],
		['https://', 'not the address'],
		['my shop', 'not the address'],
		['myshop', 'not the address'],
		['javascript:alert(1)', 'not the address'],
		['me@my-shop.com', 'without a user name'],
		['https://user:secret@my-shop.com', 'without a user name'],
		['mailto:me@my-shop.com', 'without a user name'],
		[`my-shop.com/${'a'.repeat(3000)}`, 'not the address'],
	])('[C-2] %j is refused', (typed, words) => {
		expect(() => readTypedAddress(typed, false)).toThrow(words)
	})

	test('[C-2] http is tried after https where it is allowed and https was not typed, and nowhere else', () => {
		expect(readTypedAddress('http://my-shop.com', true).schemes).toEqual(['https', 'http'])
		expect(readTypedAddress('my-shop.com', true).schemes).toEqual(['https', 'http'])
		expect(readTypedAddress('https://my-shop.com', true).schemes).toEqual(['https'])
		expect(readTypedAddress('http://my-shop.com', false).schemes).toEqual(['https'])
	})

	test('[C-2] ports are kept, those that say nothing are not, and names outside ASCII become what DNS knows', () => {
		expect(readTypedAddress('localhost:8080/shop', true).host).toBe('localhost:8080')
		expect(readTypedAddress('http://my-shop.com:80', false).host).toBe('my-shop.com')
		expect(readTypedAddress('https://my-shop.com:443.', false).host).toBe('my-shop.com')
		expect(readTypedAddress('مثال.إختبار', false).host).toBe('xn--mgbh0fb.xn--kgbechtv')
		expect(readTypedAddress('Bücher.Example.', false).host).toBe('xn--bcher-kva.example')
	})
})
