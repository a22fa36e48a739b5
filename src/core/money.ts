import { z } from 'zod'

/** An amount of money in minor units (cents, fils, …) with its ISO 4217 currency. Never a float of major units. */
export const moneySchema = z.object({
	amountMinor: z.number().int().nonnegative(),
	currency: z.string().regex(/^[A-Z]{3}$/),
})
export type Money = z.infer<typeof moneySchema>

/** How many minor digits a currency has (2 for EUR, 0 for JPY, 3 for KWD), by the runtime's CLDR/ISO 4217 data. */
export function minorDigits(currency: string): number {
	const known = DIGITS.get(currency)
	if (known !== undefined) return known
	const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
	DIGITS.set(currency, digits)
	return digits
}

/** Asking the runtime is slow, and a page's prices ask hundreds of times. There are under two hundred currencies. */
const DIGITS = new Map<string, number>()

/** Major units (12.5) of a currency → Money; the nearest minor unit. */
export function moneyFromMajor(amount: number, currency: string): Money {
	return { amountMinor: Math.round(amount * 10 ** minorDigits(currency)), currency }
}

/** Money → major units, for formats that want them (JSON-LD, labels, CSV). */
export function majorAmount(money: Money): number {
	return money.amountMinor / 10 ** minorDigits(money.currency)
}

/** Money as the reader of a language (BCP-47 tag) writes it; `format` as Intl.NumberFormat takes it. */
export function formatMoney(money: Money, tag: string, format: Intl.NumberFormatOptions = {}): string {
	return formatAmount(majorAmount(money), money.currency, tag, format)
}

/** The same of an amount in major units, which may be finer than the currency's own. */
export function formatAmount(amount: number, currency: string, tag: string, format: Intl.NumberFormatOptions = {}): string {
	const text = new Intl.NumberFormat(tag, { style: 'currency', currency, ...format }).format(amount)
	// Behind Latin letters a sign such as that of “US$” would go to their other side where the text runs right to left.
	return text.includes(RIGHT_TO_LEFT_MARK) ? text.replace(/\p{Script=Latin}\p{Sc}$/u, `$&${LEFT_TO_RIGHT_MARK}`) : text
}

const RIGHT_TO_LEFT_MARK = '\u200f'
const LEFT_TO_RIGHT_MARK = '\u200e'
