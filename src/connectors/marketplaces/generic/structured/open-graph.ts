import type { Markup } from '../../html/markup'
import { selectAll } from '../../html/select'
import type { Data, ProductData } from './record'

/**
 * The page's product as its tags for sharing describe it; undefined when they neither name something they call
 * a product nor name a price.
 */
export function openGraphProduct(page: Markup): ProductData | undefined {
	const tags = tagsOf(page)
	const first = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []).find((value) => value !== '')
	const ofOwnKind = (end: RegExp) => [...tags].find(([name]) => end.test(name))?.[1].find((value) => value !== '')
	const price =
		first('product:sale_price:amount', 'product:price:amount', 'og:price:amount') ??
		ofOwnKind(/^[a-z]\w{2,30}:price(?:_value|_amount|:amount)?$/)
	const asked = price ?? labelled(tags, PRICE_LABEL)
	const name = first('og:title', 'twitter:title')
	if (asked === undefined && (name === undefined || !PRODUCT.test(first('og:type') ?? ''))) return undefined
	const data: Data = {
		'@type': 'Product',
		name,
		description: first('og:description'),
		image: tags.get('og:image') ?? tags.get('og:image:secure_url'),
		brand: first('product:brand', 'og:brand'),
		sku: first('product:retailer_item_id', 'product:sku'),
		gtin: first('product:gtin', 'product:ean', 'product:upc', 'product:isbn'),
		mpn: first('product:mfr_part_no'),
		offers: {
			price: asked,
			priceCurrency:
				first('product:sale_price:currency', 'product:price:currency', 'og:price:currency') ??
				ofOwnKind(/^[a-z]\w{2,30}:(?:price:)?currency$/),
			availability: (first('product:availability', 'og:availability', 'og:price:availability') ?? labelled(tags, STOCK_LABEL))?.replace(
				/\s/g,
				'',
			),
			itemCondition: first('product:condition'),
		},
	}
	return { data, rule: 'open-graph', place: 'meta[property^="og:"]' }
}

/**
 * `product`, `product.item`, `og:product`, and the kinds of their own that shops declare (`shop:product`, `shop:item`).
 */
const PRODUCT = /^(?:[\w-]{1,40}:)?(?:product|item|listing)(?:[.:].{0,40})?$/i

/** Cards for sharing show pairs of a label and what it says. */
function labelled(tags: ReadonlyMap<string, readonly string[]>, label: RegExp): string | undefined {
	const number = ['1', '2'].find((one) => label.test(tags.get(`twitter:label${one}`)?.[0] ?? ''))
	return number && tags.get(`twitter:data${number}`)?.[0]
}

const PRICE_LABEL = /^(?:price|preis|prix|precio|preço|prezzo|prijs|pris|cena|цена|fiyat|السعر|価格|价格|가격|harga|giá)$/i
const STOCK_LABEL = /^(?:availability|verfügbarkeit|disponibilité|disponibilidad|disponibilidade|disponibilità)$/i

function tagsOf(page: Markup): Map<string, string[]> {
	const tags = new Map<string, string[]>()
	for (const meta of selectAll(page, 'meta[content]').slice(0, 500)) {
		const name = (meta.attribute('property') ?? meta.attribute('name'))?.toLowerCase()
		if (name) tags.set(name, [...(tags.get(name) ?? []), meta.attribute('content') ?? ''])
	}
	return tags
}
