import { expect, test } from 'vitest'
import { readIntent } from './read-intent'

const form = (fields: Record<string, string>) => () =>
	readIntent({ page_id: crypto.randomUUID(), price: '49', ...fields }, { priceDecimals: false })

test(
	'[C-6] [S-5] [Y-5] the values a seller keeps come with the form, by the options’ names; what is none ' + 'is refused, not passed over',
	() => {
		expect(form({ option_values: '{"Size":["S","M"]}' })().choices).toEqual({ option_values: { Size: ['S', 'M'] } })
		expect(form({})().choices).toEqual({})
		for (const option_values of ['Size=S', '{"Size":"S"}', '[1]']) {
			expect(form({ option_values }), option_values).toThrow(expect.objectContaining({ code: 'invalid_request' }))
		}
	},
)
