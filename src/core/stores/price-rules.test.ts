import { expect, test } from 'vitest'
import { inEnglish } from '../messages/in-english'
import { priceDigits, priceErrorMessage, priceFieldOf, readPrices } from './price-rules'

test('[Y-2] what is wrong with a price is said in the specification’s words', () => {
	expect((['price', 'compareAt', 'order'] as const).map((error) => inEnglish(priceErrorMessage(error)))).toEqual([
		'Price required: Please enter a valid integer price before adding the product.',
		'Invalid compare price: Please enter a valid integer for Compare at Price or leave it empty.',
		'Compare price must be higher: Compare at price should be higher than the actual price.',
	])
})

test.each(['', ' ', '12.5', '1,299', 'abc', '-5', '0', '1e3', '١٢', '9999999999', '12 ', '12.00'])('[Y-2] the price %j', (typed) => {
	const whole = /^12/.test(typed) && typed !== '12.5'
	expect(readPrices(typed, '')).toEqual(whole ? { price: 12, compareAt: undefined } : { error: 'price' })
})

test('[Y-2] [K-5] a compare-at price is a whole number above the price, or not there', () => {
	expect(readPrices('49', '59')).toEqual({ price: 49, compareAt: 59 })
	expect(readPrices('49', '  ')).toEqual({ price: 49, compareAt: undefined })
	expect(readPrices('49', '59.5')).toEqual({ error: 'compareAt' })
	for (const low of ['49', '48', '1']) expect(readPrices('49', low)).toEqual({ error: 'order' })
})

test('[C-8] with PRICE_DECIMALS a price has the decimals its currency has, and no more', () => {
	expect(['USD', 'JPY', 'KWD'].map((currency) => priceDigits(true, currency))).toEqual([2, 0, 3])
	expect([priceDigits(false, 'USD'), priceDigits(true, null)]).toEqual([0, 3])
	expect(readPrices('12.50', '19,9', 2)).toEqual({ price: 12.5, compareAt: 19.9 })
	expect(readPrices('12.345', '', 3)).toEqual({ price: 12.345, compareAt: undefined })
	for (const wrong of ['12.345', '1,299', '12.', '.5', '0.00', '12,5,0', '1e3'])
		expect(readPrices(wrong, '', 2)).toEqual({ error: 'priceDecimals' })
	expect(readPrices('1,299', '', 3)).toEqual({ error: 'priceDecimals' })
	expect(readPrices('12.5', '', priceDigits(true, 'JPY'))).toEqual({ error: 'price' })
	expect(readPrices('12.50', '19.999', 2)).toEqual({ error: 'compareAtDecimals' })
	expect(readPrices('12.50', '12.5', 2)).toEqual({ error: 'order' })
})

test('[Y-2] an error names the field it is in', () => {
	const errors = ['price', 'priceDecimals', 'compareAt', 'compareAtDecimals', 'order'] as const
	expect(errors.map(priceFieldOf)).toEqual(['price', 'price', 'compareAt', 'compareAt', 'compareAt'])
})
