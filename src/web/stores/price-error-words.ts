import { PRICE_ERRORS, type PriceError } from '../../core/stores/price-rules'
import type { useWords } from './words'

type Words = ReturnType<typeof useWords>

/**
 * What is wrong with a price, in the language of the app; in English word for word as the specification says it (§5).
 */
export function priceError(t: Words, error: PriceError): { title: string; text: string } {
	return { title: t(`price_errors.${error}.title`), text: t(`price_errors.${error}.text`) }
}

/** The same as one sentence. */
export function priceErrorSentence(t: Words, error: PriceError): string {
	return t('price_errors.sentence', priceError(t, error))
}

/** An error by its name, or undefined. */
export function findPriceError(name: string): PriceError | undefined {
	return Object.hasOwn(PRICE_ERRORS, name) ? (name as PriceError) : undefined
}
