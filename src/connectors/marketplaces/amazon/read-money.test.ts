import { describe, expect, it } from 'vitest'
import { majorAmount } from '../../../core/money'
import { marketplaceOfDomain } from './marketplaces'
import { readMoney } from './read-money'

const read = (domain: string, text: string) => {
	const known = marketplaceOfDomain(domain)
	const money = known && readMoney(text, known)
	return money && `${majorAmount(money)} ${money.currency}`
}

describe('prices as shops write them', () => {
	it.each([
		['amazon.com', '$1,279.99', '1279.99 USD'],
		['amazon.com', '$1,279', '1279 USD'],
		['amazon.com', 'US$12.5', '12.5 USD'],
		['amazon.com', 'EUR 12.34', '12.34 EUR'],
		['amazon.com', 'ILS 45.60', '45.6 ILS'],
		['amazon.ca', 'CDN$ 14.95', '14.95 CAD'],
		['amazon.com.mx', '$1,049.00', '1049 MXN'],
		['amazon.com.br', 'R$ 1.431,90', '1431.9 BRL'],
		['amazon.co.uk', '£0.99', '0.99 GBP'],
		['amazon.ie', '€12.50', '12.5 EUR'],
		['amazon.de', '1.279,00 €', '1279 EUR'],
		['amazon.de', 'EUR 6,37', '6.37 EUR'],
		['amazon.fr', '1\u202f279,00\u00a0€', '1279 EUR'],
		['amazon.it', '1.279€', '1279 EUR'],
		['amazon.nl', '€ 12,50', '12.5 EUR'],
		['amazon.se', '1 279,00 kr', '1279 SEK'],
		['amazon.pl', '1 279,00 zł', '1279 PLN'],
		['amazon.com.tr', '1.279,90 TL', '1279.9 TRY'],
		['amazon.com.tr', '₺1.279,90', '1279.9 TRY'],
		['amazon.ae', 'AED\u00a01,279.00', '1279 AED'],
		['amazon.sa', '١٬٢٧٩٫٥٠ ر.س.\u200f', '1279.5 SAR'],
		['amazon.eg', 'جنيه ١٬٢٧٩٫٠٠', '1279 EGP'],
		['amazon.eg', 'EGP 1,279.00', '1279 EGP'],
		['amazon.in', '₹2,22,492.00', '222492 INR'],
		['amazon.in', 'Rs. 499.00', '499 INR'],
		['amazon.co.jp', '￥12,800', '12800 JPY'],
		['amazon.co.jp', '12,800円', '12800 JPY'],
		['amazon.sg', 'S$1,279.00', '1279 SGD'],
		['amazon.com.au', '$1,279.00', '1279 AUD'],
		['amazon.co.za', 'R1 279.00', '1279 ZAR'],
		['amazon.co.za', 'R 1,279.00', '1279 ZAR'],
	])('[X-4] on %s, %s is %s', (domain, text, expected) => {
		expect(read(domain, text)).toBe(expected)
	})

	it.each(['', '$', 'Price', '$0.00', '$12.99 - $24.99', '2 for $10'])('[X-4] %j states no single price', (text) => {
		expect(read('amazon.com', text)).toBeUndefined()
	})
})
