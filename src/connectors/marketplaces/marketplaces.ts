import type { SourceName } from '../../core/product/source-names'
import { aliexpress } from './aliexpress/aliexpress'
import { amazon } from './amazon/amazon'
import { combineMarketplaces } from './combine-marketplaces'
import { generic } from './generic/generic'
import type { Marketplace } from './marketplace'

/** Every marketplace there is, the most particular first, by the name an operator opens its links with. */
const MARKETPLACES: Readonly<Record<SourceName, Marketplace>> = { amazon, aliexpress, any: generic }

/** All marketplaces as one; links of those in `open` alone are taken, saved pages of all. */
export function openMarketplaces(open: readonly SourceName[]): Marketplace {
	const ids = new Set(open.map((name) => MARKETPLACES[name].id))
	return combineMarketplaces([amazon, aliexpress, generic], (id) => ids.has(id))
}
