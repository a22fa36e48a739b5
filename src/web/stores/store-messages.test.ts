import { afterEach, describe, expect, it } from 'vitest'
import { AppError, isAppError } from '../../core/errors'
import { withMade } from '../../core/stores/made-so-far'
import { PRICE_FAULTS, type PriceFault, priceFaultWords } from '../../core/stores/price-rules'
import { sayEnglish } from '../i18n/say-english'
import { showLanguage } from '../i18n/show-language'
import { priceFaultSentence } from './price-fault-words'
import { translate } from './words'

afterEach(() => showLanguage('en'))

const CAUSE = 'Shopify could not fetch this picture. Push again in a moment.'
const brokenOff = (status: 'draft' | 'published') => {
	const error = withMade(new AppError('upstream', CAUSE), { id: '1' }, status)
	return isAppError(error) ? error.message : ''
}

describe.each(['fr', 'ar', 'es'] as const)('[W-1] what stores answer, in %s', (language) => {
	it.each(['draft', 'published'] as const)('a push that broke off is told whole, its cause as well: %s', async (status) => {
		await showLanguage(language)
		const said = sayEnglish(brokenOff(status))
		expect(sayEnglish(CAUSE)).not.toBe(CAUSE)
		expect(said.startsWith(sayEnglish(CAUSE)) || said.startsWith(`\u200f${sayEnglish(CAUSE)}`)).toBe(true)
		expect(said).not.toMatch(/push again|in your store already/)
	})

	it('the server’s words about a price are translated whole, as the app’s own are', async () => {
		await showLanguage(language)
		for (const fault of Object.keys(PRICE_FAULTS) as PriceFault[]) {
			expect(sayEnglish(priceFaultWords(fault))).not.toBe(priceFaultWords(fault))
			expect(priceFaultSentence(translate, fault)).not.toBe(priceFaultWords(fault))
		}
	})

	it.each([
		'The shop had an error of its own (it says: “Ça ne va pas”). Try again in a moment.',
		'The shop does not take this product (it says: “Ça ne va pas”). Change that and push again.',
		'The shop could not take this picture: “Ça ne va pas”.',
		'Shopify does not show it there yet (Ça ne va pas). In Shopify, open the product and choose its sales channels.',
	])('a store’s own words stay as they are within ours: %s', async (message) => {
		await showLanguage(language)
		expect(sayEnglish(message)).toContain('Ça ne va pas')
		expect(sayEnglish(message)).not.toContain(message.split(/[“(]/)[0])
	})
})
