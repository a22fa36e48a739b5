import type { Money } from '../../../core/money'
import { moneyIn } from '../generic/structured/offers'
import { isData, textIn } from '../generic/structured/record'
import type { PageState } from './page-state'

export type StatePrices = { price: Money | undefined; priceMax: Money | undefined; listPrice: Money | undefined }

/** An amount of the state: `{ value, currency }`, `{ value, currencyCode }`, or a text with its sign. */
export function moneyOf(value: unknown): Money | undefined {
	if (!isData(value)) return moneyIn(value, undefined)
	const currency = textIn(value.currency) ?? textIn(value.currencyCode)
	return moneyIn(value.value ?? value.amount, currency) ?? moneyIn(value.formatedAmount ?? value.formattedAmount, currency)
}

/** The least and the most of what is asked now, and the least of what was asked before. */
export function readStatePrices(state: PageState): StatePrices {
	const least =
		moneyOf(state.find('minActivityAmount')) ?? moneyOf(state.find('minAmount')) ?? moneyOf(state.findIn('targetSkuPriceInfo', 'salePrice'))
	const most = moneyOf(state.find('maxActivityAmount')) ?? moneyOf(state.find('maxAmount'))
	const before = moneyOf(state.find('minAmount')) ?? moneyOf(state.findIn('targetSkuPriceInfo', 'originalPrice'))
	const comparable = (one: Money | undefined) => one && least && one.currency === least.currency && one.amountMinor > least.amountMinor
	return { price: least, priceMax: comparable(most) ? most : undefined, listPrice: comparable(before) ? before : undefined }
}
