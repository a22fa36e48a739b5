import { describe, expect, it } from 'vitest'
import { majorAmount } from '../money'
import { readAmount, readPrice, withoutPrice } from './read-price'

const read = (text: string, home?: string) => {
	const money = readPrice(text, home)
	return money && `${majorAmount(money)} ${money.currency}`
}

describe('prices as shops write them, each in its own country', () => {
	it.each([
		['USD', '$1,279.99', '1279.99 USD'],
		['USD', '$1,279', '1279 USD'],
		['USD', 'US$12.5', '12.5 USD'],
		['USD', 'EUR 12.34', '12.34 EUR'],
		['USD', 'ILS 45.60', '45.6 ILS'],
		['CAD', 'CDN$ 14.95', '14.95 CAD'],
		['CAD', '1 279,95 $', '1279.95 CAD'],
		['CAD', '12,95 $ US', '12.95 USD'],
		['MXN', '$1,049.00', '1049 MXN'],
		['BRL', 'R$ 1.431,90', '1431.9 BRL'],
		['GBP', '£0.99', '0.99 GBP'],
		['EUR', '€12.50', '12.5 EUR'],
		['EUR', '1.279,00 €', '1279 EUR'],
		['EUR', 'EUR 6,37', '6.37 EUR'],
		['EUR', '1\u202f279,00\u00a0€', '1279 EUR'],
		['EUR', '12€99', '12.99 EUR'],
		['EUR', '1.279€', '1279 EUR'],
		['EUR', '€ 12,50', '12.5 EUR'],
		['EUR', '€ 1.279,-', '1279 EUR'],
		['EUR', '$12.00', '12 USD'],
		['SEK', '1 279,00 kr', '1279 SEK'],
		['PLN', '1 279,00 zł', '1279 PLN'],
		['TRY', '1.279,90 TL', '1279.9 TRY'],
		['TRY', '₺1.279,90', '1279.9 TRY'],
		['AED', 'AED\u00a01,279.00', '1279 AED'],
		['AED', '١٬٢٧٩ درهم', '1279 AED'],
		['SAR', '١٬٢٧٩٫٥٠ ر.س.\u200f', '1279.5 SAR'],
		['SAR', '1,279.50 ريال', '1279.5 SAR'],
		['EGP', 'جنيه ١٬٢٧٩٫٠٠', '1279 EGP'],
		['EGP', 'EGP 1,279.00', '1279 EGP'],
		['INR', '₹2,22,492.00', '222492 INR'],
		['INR', 'Rs. 499.00', '499 INR'],
		['INR', '₹१,२३,४९९', '123499 INR'],
		['INR', '₹௧,௨௭௯', '1279 INR'],
		['JPY', '￥12,800', '12800 JPY'],
		['JPY', '１２，８００円', '12800 JPY'],
		['SGD', 'S$1,279.00', '1279 SGD'],
		['AUD', '$1,279.00', '1279 AUD'],
		['ZAR', 'R1 279.00', '1279 ZAR'],
		['ZAR', 'R 1,279.00', '1279 ZAR'],
		['USD', 'KWD 1.250', '1.25 KWD'],
		['USD', 'JPY 12,800.00', '12800 JPY'],
		['CHF', "CHF 1'279.50", '1279.5 CHF'],
	])('[X-4] with prices in %s, %s is %s', (home, text, expected) => {
		expect(read(text, home)).toBe(expected)
	})

	it.each([
		'',
		'$',
		'Price',
		'$0.00',
		'$12.99 - $24.99',
		'2 for $10',
		'12 99 $',
		'$1.279.00',
		'$12.9900',
		'1.279,500 €',
		'10€ 20€',
		'10€20€',
	])('[X-4] %j states no single price', (text) => {
		expect(read(text, 'USD')).toBeUndefined()
	})
})

describe('prices that stand in no known country', () => {
	it.each([
		['$12.50', '12.5 USD'],
		['¥12,800', '12800 JPY'],
		['199 د.م', '199 MAD'],
		['٢٤٫٩٥ ر.س', '24.95 SAR'],
		['249 Dhs', '249 MAD'],
		['NZ$ 30', '30 NZD'],
	])('[X-4] %s is %s', (text, expected) => {
		expect(read(text)).toBe(expected)
	})

	it.each(['49.90', '1 279 kr', '199 درهم', 'SKU 49.90', 'سعر سلعة 12'])('[X-4] %s names no currency', (text) => {
		expect(read(text)).toBeUndefined()
	})

	it('[X-4] what is left beside a price is what else the text says', () => {
		expect([withoutPrice('€ 12,50'), withoutPrice('EUR 12,50'), withoutPrice('Deposit 12,50 €')]).toEqual(['', '', 'Deposit'])
	})
})

describe('typed amounts', () => {
	it.each([
		['49.9', 'EUR', 49.9],
		['1 279,50', 'EUR', 1279.5],
		['١٢٫٥', 'SAR', 12.5],
		['12 99', 'EUR', undefined],
		['12abc', 'EUR', undefined],
		['12.5', 'JPY', undefined],
		['', 'EUR', undefined],
	])('[D-7] %j in %s is %s', (text, currency, expected) => {
		expect(readAmount(text, currency)).toBe(expected)
	})
})
