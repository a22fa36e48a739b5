import { type Money, minorDigits, moneyFromMajor } from '../../../core/money'
import type { AmazonMarketplace } from './marketplaces'

/** Signs and codes that name one currency wherever they stand. Longer ones first, so that `R$` is not read as `$`. */
const SIGNS: readonly [RegExp, string][] = [
	[/US\$|\bUSD\b/, 'USD'],
	[/CDN\$|CA\$|C\$|\bCAD\b/, 'CAD'],
	[/MX\$|MXN?\$|\bMXN\b/, 'MXN'],
	[/R\$|\bBRL\b/, 'BRL'],
	[/AU?\$|\bAUD\b/, 'AUD'],
	[/S\$|\bSGD\b/, 'SGD'],
	[/€|\bEUR\b/, 'EUR'],
	[/£|\bGBP\b/, 'GBP'],
	[/₹|\bINR\b|\bRs\.?(?=\s|\d)/, 'INR'],
	[/[¥￥円]|\bJPY\b/, 'JPY'],
	[/₺|\bTRY\b|\bTL\b/, 'TRY'],
	[/zł|\bPLN\b/, 'PLN'],
	[/\bSEK\b|\bkr\b/, 'SEK'],
	[/\bZAR\b|\bR(?=\s?\d)/, 'ZAR'],
	[/\bAED\b|د\.?\s?إ|درهم/, 'AED'],
	[/\bSAR\b|ر\.?\s?س|ريال|\u20c1/, 'SAR'],
	[/\bEGP\b|ج\.?\s?م|جنيه/, 'EGP'],
	[/₪|\bILS\b/, 'ILS'],
	[/\bCHF\b/, 'CHF'],
	[/₩|\bKRW\b/, 'KRW'],
]
/** Any other three capital letters beside a number are a currency code too (Amazon shows foreign visitors their own). */
const CODE = /(?<![A-Z])([A-Z]{3})(?![A-Z])/
/** A space groups thousands only before exactly three digits; "12 99" are two numbers. */
const NUMBER = /\d+(?:[.,'’٫٬]\d+|\s\d{3}(?!\d))*/g
const KNOWN_CODES = new Set(Intl.supportedValuesOf('currency'))

/** The currency a price text names; the marketplace's own for a bare number or a `$`, which every dollar country writes. */
export function currencyIn(text: string, marketplace: AmazonMarketplace): string {
	for (const [sign, currency] of SIGNS) if (sign.test(text)) return currency
	const code = CODE.exec(text)?.[1]
	return code && KNOWN_CODES.has(code) ? code : marketplace.currency
}

/**
 * The single amount a price text states ("1.279,00 €", "SAR 1,279.00", "￥12,800", "١٬٢٧٩٫٠٠"), or undefined when it states none or several.
 * Zero is no price.
 */
export function readMoney(text: string, marketplace: AmazonMarketplace): Money | undefined {
	const plain = westernDigits(text)
	const numbers = [...plain.matchAll(NUMBER)].map(([number]) => number)
	const [number] = numbers
	if (number === undefined || numbers.length !== 1) return undefined
	const currency = currencyIn(plain, marketplace)
	const amount = readAmount(number, currency)
	return amount ? moneyFromMajor(amount, currency) : undefined
}

/**
 * A number as a shop writes it → its value in major units. The last separator is the decimal one when it is followed by as many digits as
 * the currency has minor ones (or fewer than three); every other separator groups thousands.
 */
export function readAmount(number: string, currency: string): number | undefined {
	const text = westernDigits(number)
		.replace(/[\s'’٬]/g, '')
		.replace(/٫/g, '.')
		.replace(/[.,]+$/, '')
	const digits = minorDigits(currency)
	const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
	const after = text.length - 1 - last
	const sign = text[last] ?? ''
	const decimal = last > 0 && digits > 0 && text.split(sign).length === 2 && (after === digits || after < 3)
	const whole = (decimal ? text.slice(0, last) : text).replace(/\D/g, '')
	const fraction = decimal ? text.slice(last + 1).replace(/\D/g, '') : ''
	if (!/^\d{1,11}$/.test(whole)) return undefined
	return Number(`${whole}.${fraction || '0'}`)
}

/** Arabic, Persian, Devanagari and full-width digits → 0–9. */
export function westernDigits(text: string): string {
	return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => String(digitValue(digit.charCodeAt(0))))
}

function digitValue(code: number): number {
	for (const zero of [0x0660, 0x06f0, 0x0966, 0xff10]) if (code >= zero && code <= zero + 9) return code - zero
	return 0
}
