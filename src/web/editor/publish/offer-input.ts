import { AppError } from '../../../core/errors'
import { type Money, majorAmount, moneyFromMajor } from '../../../core/money'
import { setOffer } from '../../../core/page/edit/set-offer'
import type { Page } from '../../../core/page/page'
import { type PriceError, priceDigits, priceErrorMessage, readPrices } from '../../../core/stores/price-rules'

/** Price and compare-at price as they stand in their inputs; `bad` says the browser could not read a number there. */
export type OfferInput = { price: string; compareAt: string; currency: string; badPrice?: boolean; badCompareAt?: boolean }

export type OfferError = PriceError

/** Stands for what the browser could not read as a number. */
const UNREADABLE = '?'

/** The prices the inputs state, or the first thing wrong with them; whole numbers unless `decimals` are accepted. */
export function readTyped(input: OfferInput, decimals: boolean): ReturnType<typeof readPrices> {
	const digits = priceDigits(decimals, input.currency)
	return readPrices(input.badPrice ? UNREADABLE : input.price, input.badCompareAt ? UNREADABLE : input.compareAt, digits)
}

/** The offer the inputs state, or the first thing wrong with them. */
export function readOffer(input: OfferInput, decimals: boolean): { offer: NonNullable<Page['offer']> } | { error: OfferError } {
	const typed = readTyped(input, decimals)
	if ('error' in typed) return typed
	const money = (amount: number) => moneyFromMajor(amount, input.currency)
	const { price, compareAt } = typed
	return { offer: { price: money(price), ...(compareAt === undefined ? {} : { compareAt: money(compareAt) }) } }
}

/** True when nothing is typed at all: the page then asks no price. */
export function isNoOffer(input: OfferInput): boolean {
	return !input.price.trim() && !input.compareAt.trim() && !input.badPrice && !input.badCompareAt
}

/** The page with the price the inputs state. Throws AppError `invalid_request` in the specification's words. */
export function withOfferInput(page: Page, input: OfferInput, decimals: boolean): Page {
	if (isNoOffer(input)) return setOffer(page, null)
	const read = readOffer(input, decimals)
	if ('offer' in read) return setOffer(page, read.offer)
	throw new AppError('invalid_request', priceErrorMessage(read.error))
}

/** What the inputs show of an offer. */
export function offerInput(offer: Page['offer'], currency: string): OfferInput {
	const amount = (money: Money | undefined) => (money ? String(majorAmount(money)) : '')
	return { price: amount(offer?.price), compareAt: amount(offer?.compareAt), currency: offer?.price.currency ?? currency }
}

/**
 * Inputs that start from the listing's price, in the listing's currency: only when the seller asks for it. Rounded to
 * the decimals that are accepted; undefined when the listing names no price, or one that rounds to nothing.
 */
export function offerOfListing(listingPrice: Money | undefined, decimals: boolean): OfferInput | undefined {
	if (!listingPrice) return undefined
	const { currency } = listingPrice
	const scale = 10 ** priceDigits(decimals, currency)
	const amount = Math.round(majorAmount(listingPrice) * scale) / scale
	return amount > 0 ? { price: String(amount), compareAt: '', currency } : undefined
}
