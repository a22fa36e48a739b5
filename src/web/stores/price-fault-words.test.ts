import { expect, test } from 'vitest'
import { inEnglish } from '../../core/messages/in-english'
import { PRICE_FAULTS, type PriceFault, priceFaultMessage } from '../../core/stores/price-rules'
import { priceFault, priceFaultSentence } from './price-fault-words'
import { translate } from './words'

test('[K-5] in English the app says of a price what the server says of it', () => {
	for (const fault of Object.keys(PRICE_FAULTS) as PriceFault[]) {
		expect(priceFault(translate, fault)).toEqual(PRICE_FAULTS[fault])
		expect(priceFaultSentence(translate, fault)).toBe(inEnglish(priceFaultMessage(fault)))
	}
})
