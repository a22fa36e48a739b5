import { describe, expect, it } from 'vitest'
import { fullPage } from '../core/page/page.fixture'
import { mapTexts } from '../core/page/walk'
import { galleryRows } from './parts/gallery-rows'
import { headingClass } from './parts/heading-class'
import { priceLabel } from './parts/price-label'
import { headlineSize } from './style/headline-size'

describe('[R-5] what the layout decides by content', () => {
	it.each([
		[0, 3, []],
		[1, 3, [1]],
		[3, 2, [1, 2]],
		[4, 3, [2, 2]],
		[5, 3, [2, 3]],
		[7, 3, [2, 2, 3]],
	])('%i pictures in rows of at most %i', (count, most, lengths) => {
		const rows = galleryRows(
			Array.from({ length: count }, (_, index) => index),
			most,
		)
		expect(rows.map((row) => row.length)).toEqual(lengths)
		expect(rows.flat()).toHaveLength(count)
	})

	it('sets a headline smaller the longer it is', () => {
		const sized = (headline: string) => {
			const page = mapTexts(fullPage(), ({ text, path }) => (path[0] === 'headline' ? { html: headline, facts: [] } : text))
			return headlineSize(page, page.sections[0]?.id ?? '')
		}
		expect(sized('Light to carry')).toBe('l')
		expect(sized('Akku-Schlagbohrschrauber mit Drehmomentvoreinstellung')).toBe('m')
		expect(sized('鉄のぬくもりで、いつもの一杯を。')).toBe('l')
		expect(sized('word '.repeat(40))).toBe('xs')
	})

	it('sets a heading of many words smaller', () => {
		expect(headingClass({ html: 'Key benefits' })).toBe('vt-h')
		expect(headingClass({ html: '<strong>word</strong> '.repeat(20) })).toBe('vt-h vt-wordy')
	})

	it('[W-1] writes prices as the market reads them, whole amounts without decimals', () => {
		expect(priceLabel({ amountMinor: 5900, currency: 'USD' }, 'en', 'usa')).toBe('$59')
		expect(priceLabel({ amountMinor: 5950, currency: 'USD' }, 'en', 'usa')).toBe('$59.50')
		expect(priceLabel({ amountMinor: 79000, currency: 'MAD' }, 'ar', 'morocco')).toMatch(/790/)
		expect(priceLabel({ amountMinor: 6800, currency: 'JPY' }, 'en', 'unknown')).toBe('¥6,800')
	})
})
