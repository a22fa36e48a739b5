import { describe, expect, test } from 'vitest'
import { APP_LANGUAGES } from '../../../core/locale/app-languages'
import { MARKETS } from '../../../core/locale/markets'
import { priceError } from '../../stores/price-error-words'
import { translate as translateStores } from '../../stores/words'
import { samplePage } from '../preview/sample-page'
import { compareAtNote } from './compare-at-note'
import { isNoOffer, type OfferInput, offerInput, offerOfListing, readOffer, withOfferInput } from './offer-input'
import { startWords } from './start-words'

const typed = (price: string, compareAt = '', more: Partial<OfferInput> = {}): OfferInput => ({
	price,
	compareAt,
	currency: 'USD',
	...more,
})
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' })

describe('[R-7] the price and the compare-at price', () => {
	test('errors are told in the specification’s words', () => {
		const errors = (['price', 'compareAt', 'order'] as const).map((error) => priceError(translateStores, error))
		const words = errors.map(({ title, text }) => `${title}: ${text}`)
		expect(words).toEqual([
			'Price required: Please enter a valid integer price before adding the product.',
			'Invalid compare price: Please enter a valid integer for Compare at Price or leave it empty.',
			'Compare price must be higher: Compare at price should be higher than the actual price.',
		])
	})

	test.each(['', '  ', '12.5', '12,5', 'abc', '-5', '1e3', '0', '١٢x'])('the price %j is none', (price) => {
		expect(readOffer(typed(price), false)).toEqual({ error: 'price' })
		expect(readOffer(typed(price, '100'), false)).toEqual({ error: 'price' })
	})

	test('a price the browser cannot read is not taken for an empty one', () => {
		expect(readOffer(typed('', '', { badPrice: true }), false)).toEqual({ error: 'price' })
		expect(isNoOffer(typed('', '', { badPrice: true }))).toBe(false)
		expect(readOffer(typed('49', '', { badCompareAt: true }), false)).toEqual({ error: 'compareAt' })
	})

	test.each(['59.9', 'x', '-60', '1e9'])('the compare-at price %j is no whole number', (compareAt) => {
		expect(readOffer(typed('49', compareAt), false)).toEqual({ error: 'compareAt' })
	})

	test('[K-5] a compare-at price must be strictly higher', () => {
		expect(readOffer(typed('49', '49'), false)).toEqual({ error: 'order' })
		expect(readOffer(typed('49', '48'), false)).toEqual({ error: 'order' })
		expect(readOffer(typed('49', '50'), false)).toEqual({ offer: { price: usd(4900), compareAt: usd(5000) } })
	})

	test('it is kept on the page in the currency chosen, and taken away when both are emptied', () => {
		const page = withOfferInput(samplePage(), typed('49', '59', { currency: 'KWD' }), false)
		expect(page.offer).toEqual({ price: { amountMinor: 49_000, currency: 'KWD' }, compareAt: { amountMinor: 59_000, currency: 'KWD' } })
		expect(offerInput(page.offer, 'USD')).toEqual({ price: '49', compareAt: '59', currency: 'KWD' })
		expect(withOfferInput(page, typed('', ''), false).offer).toBeNull()
		expect(() => withOfferInput(page, typed('49', '7'), false)).toThrow('Compare price must be higher')
	})
})

describe('[C-8] where the operator accepts decimals', () => {
	test('a price has those of its currency, is kept in minor units, and is shown again as it was typed', () => {
		expect(readOffer(typed('12.50', '19.99'), true)).toEqual({ offer: { price: usd(1250), compareAt: usd(1999) } })
		expect(readOffer(typed('12.505'), true)).toEqual({ error: 'priceDecimals' })
		expect(readOffer(typed('12.5', '', { currency: 'JPY' }), true)).toEqual({ error: 'price' })
		expect(readOffer(typed('12.505', '', { currency: 'KWD' }), true)).toMatchObject({ offer: { price: { amountMinor: 12_505 } } })
		expect(offerInput({ price: usd(1250), compareAt: usd(1999) }, 'USD')).toMatchObject({ price: '12.5', compareAt: '19.99' })
	})

	test('the listing’s price is a start in the listing’s own currency, in whole numbers unless decimals are accepted', () => {
		expect(offerOfListing(usd(5999), false)).toEqual(typed('60'))
		expect(offerOfListing(usd(5999), true)).toEqual(typed('59.99'))
		expect(offerOfListing({ amountMinor: 5999, currency: 'EUR' }, true)).toEqual(typed('59.99', '', { currency: 'EUR' }))
		expect([offerOfListing(undefined, true), offerOfListing(usd(20), false)]).toEqual([undefined, undefined])
		expect(startWords(usd(5999), typed('59.99'))).toBe('Start from the listing’s price: $59.99')
		expect(startWords(usd(5999), typed('60'))).toBe('Start from the listing’s price, $59.99, as a whole number: $60.00')
	})
})

test('[K-5] every market says what its law asks of a crossed-out price', () => {
	for (const market of MARKETS) {
		expect(compareAtNote(market.id)).toMatch(/cross|price/i)
		expect(new Set(Object.values(market.words).map((words) => words.compareAtNote)).size).toBe(APP_LANGUAGES.length)
	}
	expect(compareAtNote('europe')).toContain('98/6/EC')
})
