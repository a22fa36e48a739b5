import type { Markup } from '../html/markup'
import { selectAll } from '../html/select'
import type { Data, ProductData } from './record'

/** The page's product as its tags for sharing describe it; undefined when they do not call it a product. */
export function openGraphProduct(page: Markup): ProductData | undefined {
	const tags = new Map<string, string[]>()
	for (const meta of selectAll(page, 'meta[content]').slice(0, 500)) {
		const name = (meta.attribute('property') ?? meta.attribute('name'))?.toLowerCase()
		if (name) tags.set(name, [...(tags.get(name) ?? []), meta.attribute('content') ?? ''])
	}
	const first = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []).find((value) => value !== '')
	if (!/^(?:og:)?product(?:[.:]|$)/i.test(first('og:type') ?? '')) return undefined
	const name = first('og:title', 'twitter:title')
	if (name === undefined) return undefined
	const data: Data = {
		'@type': 'Product',
		name,
		description: first('og:description'),
		image: tags.get('og:image') ?? tags.get('og:image:secure_url'),
		brand: first('product:brand', 'og:brand'),
		sku: first('product:retailer_item_id'),
		offers: {
			price: first('product:sale_price:amount', 'product:price:amount', 'og:price:amount'),
			priceCurrency: first('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
			availability: first('product:availability', 'og:availability')?.replace(/\s/g, ''),
			itemCondition: first('product:condition'),
		},
	}
	return { data, rule: 'open-graph', place: 'meta[property^="og:"]' }
}
