import { expect, test } from 'vitest'
import { DEFAULT_MARKET, findMarket, MARKETS } from './markets'

test('[W-1] the six markets stand in the specification’s order with its values and default', () => {
	expect(MARKETS.map(({ id }) => id)).toEqual(['morocco', 'africa', 'europe', 'usa', 'middle-east', 'latin-america'])
	expect(DEFAULT_MARKET).toBe('usa')
	expect(findMarket('Middle-East ')?.words.en.name).toBe('Middle East & GCC')
	expect(findMarket('moon')).toBeUndefined()
})

test('[W-1] at least 30 countries, each once, each with a currency the runtime knows', () => {
	const countries = MARKETS.flatMap((market) => market.countries)
	expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
	expect(countries.length).toBeGreaterThanOrEqual(30)
	const currencies = new Set(Intl.supportedValuesOf('currency'))
	const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
	expect(countries.filter(({ code, currency }) => !regions.of(code) || !currencies.has(currency))).toEqual([])
	expect(MARKETS.filter((market) => !currencies.has(market.currency))).toEqual([])
})

test('[W-1] markets where buyers pay at the door say so; each has a tone, legal notes and a number format', () => {
	expect(MARKETS.filter((market) => market.cashOnDelivery).map(({ id }) => id)).toEqual([
		'morocco',
		'africa',
		'middle-east',
		'latin-america',
	])
	for (const { tone, legalNotes, numberFormat } of MARKETS) {
		expect(tone.length).toBeGreaterThan(40)
		expect(legalNotes.length).toBeGreaterThan(0)
		expect(Intl.NumberFormat.supportedLocalesOf(numberFormat)).toEqual([numberFormat])
	}
})
