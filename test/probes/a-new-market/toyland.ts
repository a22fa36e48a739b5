import type { Market } from '../../../src/core/locale/markets/market'

const words = { name: 'Toyland', compareAtNote: 'Toyland: the higher price must be one you asked.' }

/** A market nobody sells in. */
export const TOYLAND: Market = {
	id: 'toyland',
	countries: [{ code: 'IS', currency: 'ISK' }],
	currency: 'ISK',
	cashOnDelivery: true,
	units: 'metric',
	numberFormat: 'is-IS',
	tone: 'Playful.',
	legalNotes: [],
	words: { en: words, fr: words, ar: words, es: words },
}
