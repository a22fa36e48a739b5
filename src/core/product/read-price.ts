import { type Money, minorDigits, moneyFromMajor } from '../money'
import { currencyIn, withoutCurrency } from './currency-signs'
import { westernDigits } from './western-digits'

/** A space groups thousands only before exactly three digits; "12 99" are two numbers. */
const NUMBER = /\d+(?:[.,'’٫٬]\d+|\s\d{3}(?!\d))*/g
/** "12€99": the sign stands where the decimal sign would. */
const SIGN_BETWEEN = /(\d)([€£])(\d{2})(?![\d€£])/g

/**
 * The one amount a text states ("1.279,00 €", "SAR 1,279.00", "￥12,800", "₹2,22,492.00", "١٬٢٧٩٫٥٠ ر.س"), in the
 * currency it names. `home` is the ISO 4217 code of the shop it stands in: a bare number and a sign several countries
 * share mean that; without it a bare number is no price. Undefined for no number, several, zero, or one that cannot be
 * decided.
 */
export function readPrice(text: string, home?: string): Money | undefined {
	const plain = plainNumbers(text)
	const [number, another] = plain.match(NUMBER) ?? []
	if (number === undefined || another !== undefined) return undefined
	const currency = currencyIn(plain, home)
	const amount = currency && readAmount(number, currency)
	return amount && currency ? moneyFromMajor(amount, currency) : undefined
}

/** The text without its price and currency: empty when it says nothing else. */
export function withoutPrice(text: string): string {
	return withoutCurrency(plainNumbers(text).replace(NUMBER, '')).trim()
}

/**
 * A number as people write it → its value in major units of a currency; undefined when it is none or may mean two
 * things. The last separator is the decimal one when as many digits follow as the currency has minor ones (or fewer
 * than three); every other one groups digits, in threes or as in India.
 */
export function readAmount(number: string, currency: string): number | undefined {
	const text = plainNumbers(number)
		.trim()
		.replace(/[\s’٬]/g, "'")
		.replace(/٫/g, '.')
		.replace(/(?<![.,])[.,]+$/, '')
	const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
	const decimal = last > 0 && isDecimalSign(text, last, currency)
	const whole = decimal ? text.slice(0, last) : text
	const fraction = decimal ? text.slice(last + 1) : '0'
	if (!isGrouped(whole) || !/^\d+$/.test(fraction)) return undefined
	const digits = whole.replace(/\D/g, '')
	return digits.length > MAX_DIGITS ? undefined : Number(`${digits}.${fraction}`)
}

/** No price has more digits before its decimal sign. */
const MAX_DIGITS = 11

/** Currencies without minor units are sometimes written with zeros for them. */
function isDecimalSign(text: string, at: number, currency: string): boolean {
	const after = text.slice(at + 1)
	const digits = minorDigits(currency)
	if (text.split(text[at] ?? '').length !== 2) return false
	return digits > 0 ? after.length === digits || after.length < 3 : /^0{1,2}$/.test(after)
}

/** Groups of three behind the first, or of two and a last one of three, all by the same sign. */
const isGrouped = (whole: string): boolean => /^\d+$|^\d{1,3}(?:([.,'])(?:\d{2,3}\1)*\d{3})$/.test(whole)

/**
 * Digits of every script as 0–9, full-width signs as plain ones, and a currency sign out of the middle of its number.
 */
function plainNumbers(text: string): string {
	return withDecimalSign(westernDigits(text).replace(/，/g, ',').replace(/．/g, '.'))
}

/** "12€99" as "12.99€". */
export const withDecimalSign = (text: string): string => text.replace(SIGN_BETWEEN, '$1.$3$2')
