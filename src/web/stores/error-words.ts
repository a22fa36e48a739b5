import type { ErrorCode } from '../../core/errors'
import { findPriceError, priceErrorSentence } from './price-error-words'
import type { useWords } from './words'

/** The errors with words of their own in `errors`. */
const TOLD = [
	'canceled',
	'forbidden',
	'csrf',
	'store_reconnect',
	'store_permission',
	'store_suspended',
	'store_refused',
	'timeout',
	'upstream',
	'rate_limited',
	'not_found',
	'conflict',
] as const satisfies readonly ErrorCode[]

/**
 * What went wrong on the way to a store and back, by the word in the address: an error's code or what is wrong with a
 * price.
 */
export function errorWords(t: ReturnType<typeof useWords>, code: string): string {
	const price = findPriceError(code)
	if (price) return priceErrorSentence(t, price)
	if (code === 'shop') return t('shop_required')
	if (code === 'currency') return t('errors.currency')
	return t(`errors.${TOLD.find((told) => told === code) ?? 'other'}`)
}
