import { PRICE_FAULTS, type PriceFault } from '../../core/stores/price-rules'
import type { useWords } from './words'

type Words = ReturnType<typeof useWords>

/**
 * What is wrong with a price, in the language of the app; in English word for word as the specification says it (§5).
 */
export function priceFault(t: Words, fault: PriceFault): { title: string; text: string } {
	return { title: t(`price_faults.${fault}.title`), text: t(`price_faults.${fault}.text`) }
}

/** The same as one sentence. */
export function priceFaultSentence(t: Words, fault: PriceFault): string {
	return t('price_faults.sentence', priceFault(t, fault))
}

/** A fault by its name, or undefined. */
export function findPriceFault(name: string): PriceFault | undefined {
	return Object.hasOwn(PRICE_FAULTS, name) ? (name as PriceFault) : undefined
}
