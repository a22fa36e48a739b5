import { describe, expect, it } from 'vitest'
import { formatMoney, majorAmount, minorDigits, moneyFromMajor, moneySchema } from './money'

describe('money', () => {
	it.each([
		['EUR', 2, 12.5, 1250],
		['JPY', 0, 1500, 1500],
		['KWD', 3, 1.25, 1250],
		['EUR', 2, 0.1 + 0.2, 30],
		['EUR', 2, 19.999, 2000],
	])('[X-4] %s has %i minor digits; %f of it are %i minor units, and back', (currency, digits, major, amountMinor) => {
		expect([minorDigits(currency), minorDigits(currency)]).toEqual([digits, digits])
		expect(moneyFromMajor(major, currency)).toEqual({ amountMinor, currency })
		expect(majorAmount({ amountMinor, currency })).toBe(amountMinor / 10 ** digits)
	})

	it('[W-7] it is written as the language’s readers write it', () => {
		expect(formatMoney({ amountMinor: 123450, currency: 'EUR' }, 'en')).toBe('€1,234.50')
		expect(formatMoney({ amountMinor: 123450, currency: 'EUR' }, 'de').replace(/\s/g, ' ')).toBe('1.234,50 €')
		expect(formatMoney({ amountMinor: 1500, currency: 'JPY' }, 'en')).toBe('¥1,500')
	})

	it('[W-7] right to left a sign stays behind its letters', () => {
		expect(formatMoney({ amountMinor: 4900, currency: 'USD' }, 'ar').endsWith('US$\u200e')).toBe(true)
		expect(formatMoney({ amountMinor: 4900, currency: 'SAR' }, 'ar')).not.toContain('\u200e')
		expect(formatMoney({ amountMinor: 4900, currency: 'CAD' }, 'fr')).not.toContain('\u200e')
	})

	it.each([
		{ amountMinor: -1, currency: 'EUR' },
		{ amountMinor: 1.5, currency: 'EUR' },
		{ amountMinor: 1, currency: 'eur' },
		{ amountMinor: 1, currency: 'EURO' },
		{ amountMinor: 1, currency: 'XEUR' },
		{ amountMinor: 1, currency: 'EU' },
	])('[X-4] %o is no money', (value) => expect(moneySchema.safeParse(value).success).toBe(false))

	it('[X-4] nothing costs nothing, and is money', () =>
		expect(moneySchema.safeParse({ amountMinor: 0, currency: 'EUR' }).success).toBe(true))
})
