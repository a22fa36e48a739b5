import { AppError } from '../../core/errors'
import { type Money, majorAmount, moneyFromMajor } from '../../core/money'
import type { Page } from '../../core/page/page'
import { setOffer } from '../../core/page/set-offer'
import type { ToastMessage } from '../ui/toast-store'

/** Price and compare-at price as they stand in their inputs; `bad` says the browser could not read a number there. */
export type OfferInput = { price: string; compareAt: string; currency: string; badPrice?: boolean; badCompareAt?: boolean }

/** What is wrong with a price, word for word as the specification says it (§5). */
export const OFFER_TOASTS = {
	price: { title: 'Price required', text: 'Please enter a valid integer price before adding the product.', tone: 'bad' },
	compareAt: {
		title: 'Invalid compare price',
		text: 'Please enter a valid integer for Compare at Price or leave it empty.',
		tone: 'bad',
	},
	order: { title: 'Compare price must be higher', text: 'Compare at price should be higher than the actual price.', tone: 'bad' },
} as const satisfies Record<string, ToastMessage>
export type OfferFault = keyof typeof OFFER_TOASTS

/** The offer the inputs state, or the first thing wrong with them. Prices are whole units of the currency. */
export function readOffer(input: OfferInput): { offer: NonNullable<Page['offer']> } | { fault: OfferFault } {
	const price = wholeNumber(input.price)
	if (input.badPrice || price === undefined) return { fault: 'price' }
	const asked = moneyFromMajor(price, input.currency)
	if (!input.badCompareAt && !input.compareAt.trim()) return { offer: { price: asked } }
	const compareAt = wholeNumber(input.compareAt)
	if (input.badCompareAt || compareAt === undefined) return { fault: 'compareAt' }
	return compareAt > price ? { offer: { price: asked, compareAt: moneyFromMajor(compareAt, input.currency) } } : { fault: 'order' }
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
	const { title, text } = OFFER_TOASTS[read.fault]
	throw new AppError('invalid_request', `${title}: ${text}`)
}

/** What the inputs show of an offer. */
export function offerInput(offer: Page['offer'], currency: string): OfferInput {
	const amount = (money: Money | undefined) => (money ? String(majorAmount(money)) : '')
	return { price: amount(offer?.price), compareAt: amount(offer?.compareAt), currency: offer?.price.currency ?? currency }
}

function wholeNumber(typed: string): number | undefined {
	const words = typed.trim()
	const amount = /^\d{1,9}(?:[.,]0+)?$/.test(words) ? Number.parseInt(words, 10) : undefined
	return amount === undefined || amount === 0 ? undefined : amount
}
