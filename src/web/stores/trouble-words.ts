import type { ErrorCode } from '../../core/errors'
import { PRICE_FAULTS, type PriceFault, priceFaultWords } from '../../core/stores/price-rules'

const WORDS: Partial<Record<ErrorCode, string>> = {
	canceled: 'You did not allow it there, so nothing was connected or pushed.',
	forbidden: 'The way to the store was used up, took too long, or is not open to you. Press the store’s button again.',
	csrf: 'The request did not come from this page. Press the store’s button again.',
	store_reconnect: 'The store no longer takes our access. Press its button again to connect it anew.',
	store_permission: 'A right is missing that pushing needs. Connect the store again and allow all that is asked for.',
	store_suspended: 'The shop itself is closed, frozen or behind a password. Open it, and push again.',
	store_refused: 'The store does not take this product as it is. Its reason stands under “Pushed to stores”.',
	timeout: 'The store did not answer in time. Push again: the product is looked for first, so nothing is made twice.',
	upstream: 'The store could not be reached, or answered nonsense. Try again in a moment.',
	rate_limited: 'The store is asked too often just now. Wait a minute, then push again.',
	not_found: 'The page or the store is not there any more. Reload the page and try again.',
	conflict: 'This installation has no connection to the store. Whoever runs it can set one up.',
}

/** What went wrong on the way to a store and back, by the word in the address: an error's code or the fault of a price. */
export function troubleWords(trouble: string): string {
	if (Object.hasOwn(PRICE_FAULTS, trouble)) return priceFaultWords(trouble as PriceFault)
	if (trouble === 'shop') return 'Shop name is required.'
	const words = Object.hasOwn(WORDS, trouble) ? WORDS[trouble as ErrorCode] : undefined
	return words ?? 'That did not work. Press the store’s button again.'
}
