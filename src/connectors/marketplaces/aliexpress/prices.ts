import type { Money } from '../../../core/money'
import type { VariantItem } from '../../../core/product/product'
import { moneyIn } from '../generic/structured/offers'
import { type Data, isData, textIn } from '../generic/structured/record'
import type { PageState } from './page-state'

export type StatePrices = { price: Money | undefined; priceMax: Money | undefined; listPrice: Money | undefined }

/** An amount of the state: `{ value, currency }`, `{ value, currencyCode }`, or a text with its sign. */
export function moneyOf(value: unknown): Money | undefined {
	if (!isData(value)) return moneyIn(value, undefined)
	const currency = textIn(value.currency) ?? textIn(value.currencyCode)
	return moneyIn(value.value ?? value.amount, currency) ?? moneyIn(value.formatedAmount ?? value.formattedAmount, currency)
}

/**
 * What a combination's entry of the years since 2024 asks: an amount, or a text whose currency its earlier price names
 * ("6,99€" beside 13.99 EUR).
 */
export function askedIn(entry: Data): Money | undefined {
	const before = moneyOf(entry.originalPrice)
	return (
		moneyOf(entry.salePrice) ?? moneyIn(entry.salePriceString ?? textIn(entry.salePriceLocal)?.split('|')[0], before?.currency) ?? before
	)
}

/**
 * The least and the most of what is asked now, and the least of what was asked before; without a summary of its own
 * that of the combinations.
 */
export function readStatePrices(state: PageState, items: readonly VariantItem[]): StatePrices {
	const priced = items.flatMap(({ price, listPrice }) => (price ? [{ price, listPrice }] : []))
	const sorted = priced.sort((a, b) => a.price.amountMinor - b.price.amountMinor)
	const chosen = state.find('targetSkuPriceInfo')
	const alone = isData(chosen) ? { price: askedIn(chosen), listPrice: moneyOf(chosen.originalPrice) } : undefined
	const one = sorted[0] ?? alone
	const least = moneyOf(state.find('minActivityAmount')) ?? moneyOf(state.find('minAmount')) ?? one?.price
	const most = moneyOf(state.find('maxActivityAmount')) ?? moneyOf(state.find('maxAmount')) ?? sorted.at(-1)?.price
	const before = moneyOf(state.find('minAmount')) ?? one?.listPrice
	const comparable = (one: Money | undefined) => one && least && one.currency === least.currency && one.amountMinor > least.amountMinor
	return { price: least, priceMax: comparable(most) ? most : undefined, listPrice: comparable(before) ? before : undefined }
}
