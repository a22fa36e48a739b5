import type { SourceName } from '../../core/product/source-names'
import { combineMarketplaces } from './combine-marketplaces'
import type { Marketplace } from './marketplace'
import { MARKETPLACE_READERS } from './registry'

/** All marketplaces as one; links of those in `open` alone are taken, saved pages of all. */
export function openMarketplaces(open: readonly SourceName[]): Marketplace {
	const ids = new Set(open.map((name) => MARKETPLACE_READERS[name].id))
	return combineMarketplaces(Object.values(MARKETPLACE_READERS), (id) => ids.has(id))
}
