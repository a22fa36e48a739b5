import { expect, test } from 'vitest'
import { priceFaultWords, readPrices } from './price-rules'

test('[Y-2] what is wrong with a price is said in the specification’s words', () => {
	expect((['price', 'compareAt', 'order'] as const).map(priceFaultWords)).toEqual([
		'Price required: Please enter a valid integer price before adding the product.',
		'Invalid compare price: Please enter a valid integer for Compare at Price or leave it empty.',
		'Compare price must be higher: Compare at price should be higher than the actual price.',
	])
})

test.each(['', ' ', '12.5', '1,299', 'abc', '-5', '0', '1e3', '١٢', '9999999999', '12 ', '12.00'])('[Y-2] the price %j', (typed) => {
	const whole = /^12/.test(typed) && typed !== '12.5'
	expect(readPrices(typed, '')).toEqual(whole ? { price: 12, compareAt: undefined } : { fault: 'price' })
})

test('[Y-2] [K-5] a compare-at price is a whole number above the price, or not there', () => {
	expect(readPrices('49', '59')).toEqual({ price: 49, compareAt: 59 })
	expect(readPrices('49', '  ')).toEqual({ price: 49, compareAt: undefined })
	expect(readPrices('49', '59.5')).toEqual({ fault: 'compareAt' })
	for (const low of ['49', '48', '1']) expect(readPrices('49', low)).toEqual({ fault: 'order' })
})
