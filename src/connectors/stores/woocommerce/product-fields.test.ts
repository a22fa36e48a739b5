import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDecimal } from '../../../../test/fakes/woocommerce/write-product'
import { plainName, priceFields } from './product-fields'

const amount = fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('', '.5', '.90', '.00', '.999'))
const price = amount.map(([whole, rest]) => `${whole}${rest}`)

describe('prices as WooCommerce takes them', () => {
	test('[C-1] a shop reads back exactly what was meant, and what is asked is never the higher of two', () => {
		fc.assert(
			fc.property(price, fc.option(price), (asked, compareAtPrice) => {
				const fields = priceFields({ price: asked, compareAtPrice })
				expect([fields.regular_price, fields.sale_price].map(readDecimal)).toEqual([fields.regular_price, fields.sale_price])
				expect(Number(fields.sale_price || fields.regular_price)).toBe(Number(asked))
				if (fields.sale_price !== '') expect(Number(fields.sale_price)).toBeLessThan(Number(fields.regular_price))
			}),
		)
	})

	const UNDATED = { date_on_sale_from: '', date_on_sale_to: '' }

	test('[C-1] a compared price that is not higher is left out, also where a text would say otherwise', () => {
		expect(priceFields({ price: '100', compareAtPrice: '99' })).toEqual({ regular_price: '100', sale_price: '', ...UNDATED })
		expect(priceFields({ price: '100', compareAtPrice: '100.00' })).toEqual({ regular_price: '100', sale_price: '', ...UNDATED })
		expect(priceFields({ price: '99.5', compareAtPrice: '100' })).toEqual({ regular_price: '100', sale_price: '99.5', ...UNDATED })
	})

	test('[C-1] what a shop would read as another number is refused, not sent', () => {
		const odd = fc.constantFrom('49,90', '1,299.00', '1 299.00', '-5', '', '1e3', '٤٩', '49.', '.5', '0x10', 'NaN', '49 MAD', ' 49')
		fc.assert(
			fc.property(odd, (one) => {
				const refused = expect.objectContaining({ code: 'store_refused', details: { fields: ['price'] } })
				expect(() => priceFields({ price: one, compareAtPrice: null })).toThrow(refused)
				expect(() => priceFields({ price: '1', compareAtPrice: one })).toThrow(refused)
			}),
		)
	})
})

test('[N-4] a title arrives as the text it is, without becoming markup', () => {
	expect(plainName('Cups & <b>mugs</b> <script>alert(1)</script>')).toBe(
		'Cups &amp; &lt;b&gt;mugs&lt;/b&gt; &lt;script&gt;alert(1)&lt;/script&gt;',
	)
})

test('[C-1] a backslash, which WordPress would drop, arrives as the entity that shows it', () => {
	expect(plainName('Cable 1\\2')).toBe('Cable 1&#92;2')
})
