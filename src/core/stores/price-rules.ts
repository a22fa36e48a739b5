import { type Message, msg } from '../messages/message'
import { minorDigits } from '../money'

/**
 * What is wrong with a price, word for word as the specification says it (§5); and where the operator accepts decimals,
 * the same without its "integer".
 */
export const PRICE_ERRORS = {
	price: { title: 'Price required', text: 'Please enter a valid integer price before adding the product.' },
	compareAt: { title: 'Invalid compare price', text: 'Please enter a valid integer for Compare at Price or leave it empty.' },
	order: { title: 'Compare price must be higher', text: 'Compare at price should be higher than the actual price.' },
	priceDecimals: { title: 'Price required', text: 'Please enter a valid price, such as 49 or 49.90, before adding the product.' },
	compareAtDecimals: {
		title: 'Invalid compare price',
		text: 'Please enter a valid Compare at Price, such as 59 or 59.90, or leave it empty.',
	},
} as const
export type PriceError = keyof typeof PRICE_ERRORS

/** Amounts in units of a currency, with no more decimals than were accepted: `49`, `49.9`. */
export type Prices = { price: number; compareAt: number | undefined }

/** Most minor digits any currency has; what a price is read by before its currency is known. */
const MOST_DIGITS = 3

/**
 * How many decimals a price may have: none unless the operator accepts them (`PRICE_DECIMALS`), then as many as the
 * currency has; null is a currency that nobody knows yet.
 */
export function priceDigits(decimals: boolean, currency: string | null): number {
	if (!decimals) return 0
	return currency === null ? MOST_DIGITS : minorDigits(currency)
}

/**
 * The prices as they were typed or sent, or the first thing wrong with them. An empty compare-at price is none.
 * @param digits how many decimals are accepted
 */
export function readPrices(price: string, compareAt: string, digits = 0): Prices | { error: PriceError } {
	const asked = readAmount(price, digits)
	if (asked === undefined) return { error: digits > 0 ? 'priceDecimals' : 'price' }
	if (!compareAt.trim()) return { price: asked, compareAt: undefined }
	const before = readAmount(compareAt, digits)
	if (before === undefined) return { error: digits > 0 ? 'compareAtDecimals' : 'compareAt' }
	return before > asked ? { price: asked, compareAt: before } : { error: 'order' }
}

/** Which of the two prices an error is about. */
export function priceFieldOf(error: PriceError): 'price' | 'compareAt' {
	return error === 'price' || error === 'priceDecimals' ? 'price' : 'compareAt'
}

/** An error as one sentence: "Price required: Please enter …". */
export function priceErrorMessage(error: PriceError): Message {
	return SENTENCES[error]
}

/** Written whole, so that each can be translated whole. */
const SENTENCES: Readonly<Record<PriceError, Message>> = {
	price: msg('stores.price_required'),
	compareAt: msg('stores.compare_invalid'),
	order: msg('stores.compare_higher'),
	priceDecimals: msg('stores.price_required_decimals'),
	compareAtDecimals: msg('stores.compare_invalid_decimals'),
}

/** Zeros behind the last decimal that counts say nothing; a comma before three digits may stand for a thousand. */
function readAmount(typed: string, digits: number): number | undefined {
	const [, whole, mark = '', decimals = ''] = /^(\d{1,9})(?:([.,])(\d+))?$/.exec(typed.trim()) ?? []
	if (whole === undefined || (mark === ',' && decimals.length === 3 && digits > 0)) return undefined
	const counted = decimals.replace(/(?<!0)0+$/, '')
	if (counted.length > digits) return undefined
	const amount = Number(`${whole}.${counted || '0'}`)
	return amount === 0 ? undefined : amount
}
