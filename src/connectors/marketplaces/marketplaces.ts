import type { SourceName } from '../../core/product/source-names'
import { aliexpress } from './aliexpress/aliexpress'
import { amazon } from './amazon/amazon'
import { combineMarketplaces } from './combine-marketplaces'
import { generic } from './generic/generic'
import type { Marketplace } from './marketplace'

/** The reader of every source of links, the most particular first, by the name an operator opens its links with. */
const MARKETPLACES = { amazon, aliexpress, any: generic } satisfies Record<SourceName, Marketplace>

/** All marketplaces as one; links of those in `open` alone are taken, saved pages of all. */
export function openMarketplaces(open: readonly SourceName[]): Marketplace {
	const ids = new Set(open.map((name) => MARKETPLACES[name].id))
	return combineMarketplaces(Object.values(MARKETPLACES), (id) => ids.has(id))
}
