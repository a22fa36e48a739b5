import { type Money, minorDigits, moneyFromMajor } from '../money'

/** Signs and codes that name one currency; longer ones first, so that `R$` is not read as `$`. A `¤` several countries share is left out. */
const SIGNS: readonly [RegExp, string][] = [
	[/US\$|\bUSD\b/, 'USD'],
	[/C(?:DN|A)?\$|\bCAD\b/, 'CAD'],
	[/MXN?\$|\bMXN\b/, 'MXN'],
	[/R\$|\bBRL\b/, 'BRL'],
	[/AU?\$|\bAUD\b/, 'AUD'],
	[/S\$|\bSGD\b/, 'SGD'],
	[/CN¥|\bRMB\b|\bCNY\b|元/, 'CNY'],
	[/€|\bEUR\b/, 'EUR'],
	[/£|\bGBP\b/, 'GBP'],
	[/₹|\bINR\b|\bRs\.?(?=\s|\d)/, 'INR'],
	[/[¥￥円]|\bJPY\b/, 'JPY'],
	[/₺|\bTRY\b|\bTL\b/, 'TRY'],
	[/zł|\bPLN\b/, 'PLN'],
	[/\bMAD\b|\b[Dd][Hh]s?\b|درهم مغربي|د\.?\s?م/, 'MAD'],
	[/د\.?\s?إ|درهم إماراتي/, 'AED'],
	[/ر\.?\s?س|ريال سعودي|\u20c1/, 'SAR'],
	[/ج\.?\s?م|جنيه/, 'EGP'],
	[/₪/, 'ILS'],
	[/₩/, 'KRW'],
	[/฿/, 'THB'],
	[/₫/, 'VND'],
	[/₴/, 'UAH'],
	[/₽/, 'RUB'],
	[/₦/, 'NGN'],
	[/\$/, 'USD'],
]
const CODE = /(?<![A-Z])([A-Z]{3})(?![A-Z])/
const NUMBER = /\d(?:[\d.,'’٫٬\u00a0\u202f ]*\d)?/g
const CODES = new Set(Intl.supportedValuesOf('currency'))

/** The one amount a text states together with its currency ("1.279,00 €", "SAR 1,279.00", "١٩٩ د.م"); undefined for none, several, or a bare number. */
export function readPrice(text: string): Money | undefined {
	const plain = westernDigits(text)
	const [number, another] = plain.match(NUMBER) ?? []
	const currency = currencyIn(plain)
	if (number === undefined || another !== undefined || !currency) return undefined
	const amount = readAmount(number, currency)
	return amount ? moneyFromMajor(amount, currency) : undefined
}

/** The text without its price and currency: empty when it says nothing else. */
export function withoutPrice(text: string): string {
	const signs = SIGNS.reduce((rest, [sign]) => rest.replace(sign, ''), westernDigits(text).replace(NUMBER, ''))
	return signs.replace(CODE, (code) => (CODES.has(code) ? '' : code)).trim()
}

function currencyIn(text: string): string | undefined {
	const sign = SIGNS.find(([pattern]) => pattern.test(text))
	if (sign && sign[1] !== 'USD') return sign[1]
	const code = CODE.exec(text)?.[1]
	return code && CODES.has(code) ? code : sign?.[1]
}

/**
 * A number as people write it → its value in major units; undefined when it is none. The last separator is the decimal one when as many
 * digits follow as the currency has minor ones (or fewer than three); every other separator groups thousands.
 */
export function readAmount(number: string, currency: string): number | undefined {
	const text = westernDigits(number)
		.replace(/[\s'’٬]/g, '')
		.replace(/٫/g, '.')
	if (!/^\d[\d.,]*$/.test(text)) return undefined
	const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
	const after = text.length - 1 - last
	const digits = minorDigits(currency)
	const decimal = last > 0 && digits > 0 && text.split(text[last] ?? '').length === 2 && (after === digits || after < 3)
	const whole = (decimal ? text.slice(0, last) : text).replace(/\D/g, '')
	if (whole.length > 11) return undefined
	return Number(`${whole}.${decimal ? text.slice(last + 1).replace(/\D/g, '') || '0' : '0'}`)
}

/** Arabic, Persian, Devanagari and full-width digits → 0–9. */
function westernDigits(text: string): string {
	return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
		const code = digit.charCodeAt(0)
		const zero = [0x0660, 0x06f0, 0x0966, 0xff10].find((start) => code >= start && code <= start + 9) ?? code
		return String(code - zero)
	})
}
