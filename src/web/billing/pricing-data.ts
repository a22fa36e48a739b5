import type { CallWords } from '../documents/own-call'

/** The element the pricing document carries its script's words in, as JSON. */
export const PRICING_DATA = 'pricing-data'
/** Where a count goes in what is said; no place the server would fill in. */
export const COUNT_PLACE = '[count]'

/** The alerts of spec §8 in the document's language; all other words stand in the document. */
export type PricingData = CallWords & {
	alerts: {
		alreadyClaimed: string
		/** By plural category; the count stands for `COUNT_PLACE`. */
		claimed: Partial<Record<Intl.LDMLPluralRule, string>>
		claimFailed: string
		claimUnexpected: string
		checkoutFailed: string
	}
}
