import { describe, expect, test } from 'vitest'
import { APP_LANGUAGES } from '../../core/locale/app-languages'
import { MARKETS } from '../../core/locale/markets'
import { samplePage } from '../editor/sample-page'
import { priceFault } from '../stores/price-fault-words'
import { translate as translateStores } from '../stores/words'
import { compareAtNote } from './compare-at-note'
import { isNoOffer, type OfferInput, offerInput, readOffer, withOfferInput } from './offer-input'

const typed = (price: string, compareAt = '', more: Partial<OfferInput> = {}): OfferInput => ({
	price,
	compareAt,
	currency: 'USD',
	...more,
})
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' })

describe('[R-7] the price and the compare-at price', () => {
	test('faults are told in the specification’s words', () => {
		const faults = (['price', 'compareAt', 'order'] as const).map((fault) => priceFault(translateStores, fault))
		const words = faults.map(({ title, text }) => `${title}: ${text}`)
		expect(words).toEqual([
			'Price required: Please enter a valid integer price before adding the product.',
			'Invalid compare price: Please enter a valid integer for Compare at Price or leave it empty.',
			'Compare price must be higher: Compare at price should be higher than the actual price.',
		])
	})

	test.each(['', '  ', '12.5', '12,5', 'abc', '-5', '1e3', '0', '١٢x'])('the price %j is none', (price) => {
		expect(readOffer(typed(price))).toEqual({ fault: 'price' })
		expect(readOffer(typed(price, '100'))).toEqual({ fault: 'price' })
	})

	test('a price the browser cannot read is not taken for an empty one', () => {
		expect(readOffer(typed('', '', { badPrice: true }))).toEqual({ fault: 'price' })
		expect(isNoOffer(typed('', '', { badPrice: true }))).toBe(false)
		expect(readOffer(typed('49', '', { badCompareAt: true }))).toEqual({ fault: 'compareAt' })
	})

	test.each(['59.9', 'x', '-60', '1e9'])('the compare-at price %j is no whole number', (compareAt) => {
		expect(readOffer(typed('49', compareAt))).toEqual({ fault: 'compareAt' })
	})

	test('[K-5] a compare-at price must be strictly higher', () => {
		expect(readOffer(typed('49', '49'))).toEqual({ fault: 'order' })
		expect(readOffer(typed('49', '48'))).toEqual({ fault: 'order' })
		expect(readOffer(typed('49', '50'))).toEqual({ offer: { price: usd(4900), compareAt: usd(5000) } })
	})

	test('it is kept on the page in the currency chosen, and taken away when both are emptied', () => {
		const page = withOfferInput(samplePage(), typed('49', '59', { currency: 'KWD' }))
		expect(page.offer).toEqual({ price: { amountMinor: 49_000, currency: 'KWD' }, compareAt: { amountMinor: 59_000, currency: 'KWD' } })
		expect(offerInput(page.offer, 'USD')).toEqual({ price: '49', compareAt: '59', currency: 'KWD' })
		expect(withOfferInput(page, typed('', '')).offer).toBeNull()
		expect(() => withOfferInput(page, typed('49', '7'))).toThrow('Compare price must be higher')
	})
})

test('[K-5] every market says what its law asks of a crossed-out price', () => {
	for (const market of MARKETS) {
		expect(compareAtNote(market.id)).toMatch(/cross|price/i)
		expect(new Set(Object.values(market.words).map((words) => words.compareAtNote)).size).toBe(APP_LANGUAGES.length)
	}
	expect(compareAtNote('europe')).toContain('98/6/EC')
})
