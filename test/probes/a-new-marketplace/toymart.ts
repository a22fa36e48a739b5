import type { Marketplace } from '../../../src/connectors/marketplaces/marketplace'
import type { MarketplaceSource } from '../../../src/core/product/marketplaces/marketplace-source'
import { withMissing } from '../../../src/core/product/missing-fields'
import { productSchema } from '../../../src/core/product/product'

/** A marketplace nobody sells on. */
export const TOYMART: MarketplaceSource<'toymart'> = { id: 'toymart', name: 'Toymart', hosts: /(?:^|\.)toymart\.example$/ }

const TITLE = /<h1 class="toymart">([^<]*)<\/h1>/

/** Reads nothing but the title. */
export const toymart: Marketplace = {
	id: 'toymart',
	parseLink(text) {
		const url = URL.parse(text)
		if (!url || !TOYMART.hosts.test(url.hostname)) return undefined
		return { marketplace: 'toymart', domain: url.hostname, asin: undefined, url: url.href, short: false }
	},
	classify: (html) => (TITLE.test(html) ? { kind: 'product' } : { kind: 'other', page: 'unknown' }),
	extract(html, link) {
		const source = { marketplace: 'toymart', domain: 'toymart.example', url: link?.url ?? '', language: 'en' }
		const title = { value: TITLE.exec(html)?.[1], origin: { rule: 'heading', place: 'h1.toymart' } }
		return withMissing(productSchema.parse({ source, title }))
	},
}
