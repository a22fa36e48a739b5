import { AppError } from '../../core/errors'
import { type Money, majorAmount, moneyFromMajor } from '../../core/money'
import type { Page } from '../../core/page/page'
import { setOffer } from '../../core/page/set-offer'
import { type PriceFault, readPrices } from '../../core/stores/price-rules'
import { priceFaultSentence } from '../stores/price-fault-words'
import { translate as translateStores } from '../stores/words'

/** Price and compare-at price as they stand in their inputs; `bad` says the browser could not read a number there. */
export type OfferInput = { price: string; compareAt: string; currency: string; badPrice?: boolean; badCompareAt?: boolean }

export type OfferFault = PriceFault

/** Stands for what the browser could not read as a number. */
const UNREADABLE = '?'

/** The prices the inputs state in whole units, or the first thing wrong with them. */
export function readTyped(input: OfferInput): ReturnType<typeof readPrices> {
	return readPrices(input.badPrice ? UNREADABLE : input.price, input.badCompareAt ? UNREADABLE : input.compareAt)
}

/** The offer the inputs state, or the first thing wrong with them. Prices are whole units of the currency. */
export function readOffer(input: OfferInput): { offer: NonNullable<Page['offer']> } | { fault: OfferFault } {
	const typed = readTyped(input)
	if ('fault' in typed) return typed
	const money = (amount: number) => moneyFromMajor(amount, input.currency)
	const { price, compareAt } = typed
	return { offer: { price: money(price), ...(compareAt === undefined ? {} : { compareAt: money(compareAt) }) } }
}

/** True when nothing is typed at all: the page then asks no price. */
export function isNoOffer(input: OfferInput): boolean {
	return !input.price.trim() && !input.compareAt.trim() && !input.badPrice && !input.badCompareAt
}

/** The page with the price the inputs state. Throws AppError `invalid_request` in the specification's words. */
export function withOfferInput(page: Page, input: OfferInput): Page {
	if (isNoOffer(input)) return setOffer(page, null)
	const read = readOffer(input)
	if ('offer' in read) return setOffer(page, read.offer)
	throw new AppError('invalid_request', priceFaultSentence(translateStores, read.fault))
}

/** What the inputs show of an offer. */
export function offerInput(offer: Page['offer'], currency: string): OfferInput {
	const amount = (money: Money | undefined) => (money ? String(majorAmount(money)) : '')
	return { price: amount(offer?.price), compareAt: amount(offer?.compareAt), currency: offer?.price.currency ?? currency }
}
