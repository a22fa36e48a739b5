import type { ErrorCode } from '../../core/errors'
import { findPriceFault, priceFaultSentence } from './price-fault-words'
import type { useWords } from './words'

/** The errors with words of their own in `trouble`. */
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
 * What went wrong on the way to a store and back, by the word in the address: an error's code or the fault of a price.
 */
export function troubleWords(t: ReturnType<typeof useWords>, trouble: string): string {
	const fault = findPriceFault(trouble)
	if (fault) return priceFaultSentence(t, fault)
	if (trouble === 'shop') return t('shop_required')
	if (trouble === 'currency') return t('trouble.currency')
	return t(`trouble.${TOLD.find((code) => code === trouble) ?? 'other'}`)
}
