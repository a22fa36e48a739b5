import type { Markup } from '../html/markup'
import { select } from '../html/select'
import type { ListingLink } from '../marketplace'
import { type AmazonMarketplace, marketplaceOfDomain, marketplaceOfHost } from './marketplaces'

/**
 * The marketplace a page comes from: the link's; else the one the page names as its own address or tells its scripts;
 * else the one most of its addresses lead to. Undefined when nothing says.
 */
export function marketplaceOfPage(markup: Markup, link: ListingLink | undefined): AmazonMarketplace | undefined {
	return marketplaceOfDomain(link?.domain ?? '') ?? statedMarketplace(markup) ?? mostNamed(markup.source)
}

function statedMarketplace(markup: Markup): AmazonMarketplace | undefined {
	const canonical =
		select(markup, 'link[rel=canonical]')?.attribute('href') ?? select(markup, 'meta[property=og:url]')?.attribute('content')
	const host = canonical ? URL.parse(canonical)?.hostname : undefined
	const told = /\bue_sn\s*=\s*["']([\w.]{1,40})["']/.exec(markup.source)?.[1]
	return marketplaceOfHost(host ?? '') ?? marketplaceOfHost(told ?? '')
}

function mostNamed(source: string): AmazonMarketplace | undefined {
	const counts = new Map<AmazonMarketplace, number>()
	for (const [, host = ''] of source.matchAll(/\/\/(www\.amazon\.[a-z.]{2,6})(?=[/"'?])/g)) {
		const known = marketplaceOfHost(host)
		if (known) counts.set(known, (counts.get(known) ?? 0) + 1)
	}
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
