import { expect, test } from 'vitest'
import { inEnglish } from '../../core/messages/in-english'
import { PRICE_ERRORS, type PriceError, priceErrorMessage } from '../../core/stores/price-rules'
import { priceError, priceErrorSentence } from './price-error-words'
import { translate } from './words'

test('[K-5] in English the app says of a price what the server says of it', () => {
	for (const error of Object.keys(PRICE_ERRORS) as PriceError[]) {
		expect(priceError(translate, error)).toEqual(PRICE_ERRORS[error])
		expect(priceErrorSentence(translate, error)).toBe(inEnglish(priceErrorMessage(error)))
	}
})
