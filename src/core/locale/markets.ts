import { AFRICA } from './markets/africa'
import { EUROPE } from './markets/europe'
import { LATIN_AMERICA } from './markets/latin-america'
import type { Market } from './markets/market'
import { MIDDLE_EAST } from './markets/middle-east'
import { MOROCCO } from './markets/morocco'
import { USA } from './markets/usa'

export type { Market } from './markets/market'

export const DEFAULT_MARKET = 'usa'

/** Every market, in the order sellers choose from. A new one is its file in `markets/` and its line here. */
export const MARKETS: readonly Market[] = [MOROCCO, AFRICA, EUROPE, USA, MIDDLE_EAST, LATIN_AMERICA]

const byId = new Map(MARKETS.map((market) => [market.id, market]))

/** The market of a request's value, or undefined. */
export function findMarket(id: string): Market | undefined {
	return byId.get(id.trim().toLowerCase())
}
