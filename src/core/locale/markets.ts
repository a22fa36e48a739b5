import type { Market } from './markets/market'
import { MARKETS } from './markets/registry'

export type { Market } from './markets/market'
export { MARKETS } from './markets/registry'

export const DEFAULT_MARKET = 'usa'

const byId = new Map(MARKETS.map((market) => [market.id, market]))

/** The market of a request's value, or undefined. */
export function findMarket(id: string): Market | undefined {
	return byId.get(id.trim().toLowerCase())
}
