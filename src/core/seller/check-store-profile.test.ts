import { describe, expect, test } from 'vitest'
import { checkStoreProfile } from './check-store-profile'
import { EMPTY_STORE_PROFILE } from './store-profile'

const errorsOf = (changes: object) => {
	const checked = checkStoreProfile({ ...EMPTY_STORE_PROFILE, ...changes })
	return 'errors' in checked ? Object.keys(checked.errors) : []
}

describe('[K-4] a store profile', () => {
	test('may state nothing, and says so', () => {
		expect(checkStoreProfile({})).toEqual({ profile: EMPTY_STORE_PROFILE })
	})

	test('keeps what is stated, without the spaces around it', () => {
		const checked = checkStoreProfile({
			terms: [
				{ market: 'morocco', language: 'english', delivery: '  2 to 4 days in Morocco  ' },
				{ market: 'usa', language: 'english', returns: ' ' },
			],
			reach: [{ market: 'all', phone: '٠٦٠٠ ٠٠ ٠٠ ٠٠' }, { market: 'usa' }],
			orderUrl: 'https://shop.example/order',
		})
		expect(checked).toMatchObject({
			profile: { terms: [{ market: 'morocco', delivery: '2 to 4 days in Morocco' }], reach: [{ market: 'all', phone: '٠٦٠٠ ٠٠ ٠٠ ٠٠' }] },
		})
	})

	test.each([
		['whatsapp', ['+212 600 000 000', '00212600000000', '+٢١٢ ٦٠٠ ٠٠٠ ٠٠٠'], ['0600000000', 'ask me', '+212']],
		['phone', ['0600 00 00 00', '+44 (20) 7946-0000', '٠٦٠٠٠٠٠٠٠٠'], ['call me', '123', '+44 20 x']],
		['email', ['shop@example.com', 'a.b@c.example'], ['shop', 'shop@', 'a b@c.example']],
		[
			'orderUrl',
			[
				'https://shop.example',
				'http://shop.example/order?x=1',
				'mailto:orders@shop.example',
				'tel:+212600000000',
				'http://localhost:8080/order',
			],
			[
				'shop.example',
				'javascript:alert(1)',
				'https://',
				'https://shop',
				'mailto:orders',
				'tel:x',
				'ftp://shop.example',
				'https://a.example/"><script>',
			],
		],
	])('%s takes what leads there and refuses the rest, naming the field', (field, good, bad) => {
		const inPlace = (value: string) => (field === 'orderUrl' ? { orderUrl: value } : { reach: [{ market: 'all', [field]: value }] })
		expect(good.map((value) => errorsOf(inPlace(value)))).toEqual(good.map(() => []))
		expect(bad.map((value) => errorsOf(inPlace(value)))).toEqual(bad.map(() => [field === 'orderUrl' ? field : `reach.0.${field}`]))
	})

	test('several errors are told at once, each by its field', () => {
		const terms = (stated: object) => ({ market: 'usa', language: 'english', ...stated })
		expect(errorsOf({ storeName: 'x'.repeat(81), terms: [terms({}), { ...terms({ returns: 7 }), language: 'french' }] })).toEqual([
			'storeName',
			'terms.1.returns',
		])
		expect(errorsOf({ reach: [{ market: 'all' }, { market: 'usa', phone: 'x', email: 'x' }] })).toEqual(['reach.1.phone', 'reach.1.email'])
		expect(errorsOf({ terms: [terms({}), terms({})] })).toEqual(['terms'])
		expect(
			errorsOf({
				terms: [
					{ ...terms({}), market: 'moon' },
					{ ...terms({}), language: 'en' },
				],
			}),
		).toEqual(['terms.0.market', 'terms.1.language'])
		expect(errorsOf({ brand: { accent: 'red' } })).toEqual(['brand'])
	})
})
