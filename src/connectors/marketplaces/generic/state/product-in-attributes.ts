import type { MarkupNode } from '../../html/markup'
import { AttributeSpans, decode } from '../../html/markup'
import { placeOf } from '../place-of'
import type { ShopPage } from '../shop-page'
import { type Data, textIn } from '../structured/record'
import { REGION } from '../visible/regions'
import type { StateProduct } from './product-in-state'
import { keysOf, under } from './state-offer'

const ELSEWHERE = REGION.others | REGION.frame | REGION.reviews
/** How far, in nodes, the part that holds the product's data stands from its name. */
const NEAR = 700

/**
 * A product whose particulars stand in one element's own data (`data-price`, `data-currency`, `data-sku`), as a script
 * of the page reads them; none where several elements near the name hold prices, as one of them may be a neighbour's.
 */
export function productInAttributes(page: ShopPage, heading: MarkupNode, regions: Uint16Array, name: string): StateProduct[] {
	const holders = page.markup
		.withAttribute('data-price')
		.filter(
			(node) =>
				node.attribute('data-price') !== undefined &&
				Math.abs(node.index - heading.index) < NEAR &&
				((regions[node.index] ?? 0) & ELSEWHERE) === 0,
		)
	const [only] = holders
	if (!only || holders.length > 1) return []
	const raw = dataOf(only)
	const keys = keysOf(raw)
	const has = (names: readonly string[]) => textIn(under(raw, keys, names))
	const data = {
		'@type': 'Product',
		name,
		brand: has(['brand', 'vendor']),
		sku: has(['sku', 'productsku']),
		productID: has(['productid', 'itemid']),
	}
	return [{ data, raw, around: [], rule: 'embedded-state', place: placeOf(only) }]
}

function dataOf(node: MarkupNode): Data {
	const { source } = node.page
	const raw: Data = Object.create(null)
	const spans = new AttributeSpans(source, node.from, node.to)
	while (spans.next()) {
		const name = source.slice(spans.nameFrom, spans.nameTo).toLowerCase()
		if (name.startsWith('data-') && spans.to - spans.from <= 200) raw[name.slice(5)] = decode(source.slice(spans.from, spans.to)).trim()
	}
	return raw
}
