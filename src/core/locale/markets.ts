/** A market of the request (spec §3). `currency` is the one its seller most likely asks, ISO 4217. */
export type Market = {
	id: string
	label: string
	countries: readonly { code: string; currency: string }[]
	currency: string
	cashOnDelivery: boolean
}

export const DEFAULT_MARKET = 'usa'

export const MARKETS: readonly Market[] = [
	{ id: 'morocco', label: 'Morocco', countries: [{ code: 'MA', currency: 'MAD' }], currency: 'MAD', cashOnDelivery: true },
	{ id: 'usa', label: 'USA', countries: [{ code: 'US', currency: 'USD' }], currency: 'USD', cashOnDelivery: false },
]

const byId = new Map(MARKETS.map((market) => [market.id, market]))

/** The market of a request's value, or undefined. */
export function findMarket(id: string): Market | undefined {
	return byId.get(id.trim().toLowerCase())
}
