import type { AppLanguage } from '../app-languages'

/** What the app says of a market, in one of its languages. */
export type MarketWords = {
	name: string
	/** What the law there asks of a crossed-out price; the seller reads it where one is typed (K-5). */
	compareAtNote: string
}

/**
 * How a market's buyers are spoken to and what a seller there must mind; read by the writer's brief and the
 * editor's reminders.
 */
export type Market = {
	/** Value of the request (spec §3). */
	id: string
	/** ISO 3166-1 and ISO 4217 codes. */
	countries: readonly { code: string; currency: string }[]
	/** The currency its seller most likely asks. */
	currency: string
	cashOnDelivery: boolean
	/** Units its buyers measure in. */
	units: 'metric' | 'imperial'
	/** BCP-47 tag whose number format the market's buyers expect. */
	numberFormat: string
	/** How copy speaks there; part of the writer's prompt. */
	tone: string
	/** What the law there asks of a product page; shown to the seller, never legal advice. */
	legalNotes: readonly string[]
	words: Readonly<Record<AppLanguage, MarketWords>>
}

/** A `CC:CUR` list → countries. */
export function countries(list: string): Market['countries'] {
	return list.split(' ').map((entry) => ({ code: entry.slice(0, 2), currency: entry.slice(3) }))
}
