import { readLiteral } from '../html/literal'
import type { Markup } from '../html/markup'
import { select, selectAll } from '../html/select'
import { type Data, isData, type ProductData, termIn, textIn, valuesOf } from './record'

const PRODUCT = new Set(['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'SomeProducts'])
/** Real pages have a handful of blocks; a hostile one may have endless ones. */
const MAX_BLOCKS = 60
const MAX_THINGS = 2000

/** The things a page's JSON-LD blocks speak of at their first level: entries of arrays, graphs and main entities. Broken JSON is read as far as it goes. */
export function jsonLdThings(page: Markup): Data[] {
	const blocks = selectAll(page, 'script[type*=ld+json]').slice(0, MAX_BLOCKS)
	const things: Data[] = []
	for (const block of blocks) {
		const text = page.nodes[block.index + 1]?.raw ?? ''
		collect(readLiteral(text, Math.max(0, text.search(/[[{]/))), things, 0)
	}
	return things
}

function collect(value: unknown, things: Data[], depth: number): void {
	for (const one of Array.isArray(value) ? value : [value]) {
		if (!isData(one) || things.length >= MAX_THINGS || depth > 4) continue
		things.push(one)
		collect(one['@graph'], things, depth + 1)
		collect(one.mainEntity, things, depth + 1)
	}
}

export const isOfType = (thing: Data, ...types: string[]): boolean =>
	valuesOf(thing['@type']).some((type) => types.includes(termIn(type) ?? ''))

/** Every product among the things that has a name. */
export function productsIn(things: readonly Data[]): Data[] {
	return things.filter((thing) => isOfType(thing, ...PRODUCT) && textIn(thing.name) !== undefined)
}

/** The one product a page is about: the only one, the group, or the one whose address is the page's. Of several others none can be chosen. */
export function jsonLdProduct(page: Markup): ProductData | undefined {
	const products = productsIn(jsonLdThings(page))
	const names = new Set(products.map(({ name }) => textIn(name)))
	const canonical = select(page, 'link[rel=canonical]')?.attribute('href')
	const chosen =
		products.find((one) => isOfType(one, 'ProductGroup')) ??
		(names.size === 1 ? products[0] : products.find((one) => canonical !== undefined && textIn(one.url) === canonical))
	return chosen && { data: chosen, rule: 'json-ld', place: 'script[type="application/ld+json"]' }
}
