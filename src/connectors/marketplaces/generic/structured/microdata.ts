import type { Markup, MarkupNode } from '../../html/markup'
import { outermost, selectAll } from '../../html/select'
import { textOf } from '../../html/text'
import { type Data, isProduct, type ProductData } from './record'

const MAX_DEPTH = 6
const MAX_PRODUCTS = 100
/** Names of properties as older vocabularies and careless pages write them → schema.org's. */
const STANDARD: Readonly<Record<string, string>> = {
	pricecurrency: 'priceCurrency',
	currency: 'priceCurrency',
	offerdetails: 'offers',
	offer: 'offers',
	photo: 'image',
	lowprice: 'lowPrice',
	highprice: 'highPrice',
	productid: 'productID',
	itemcondition: 'itemCondition',
	condition: 'itemCondition',
	aggregaterating: 'aggregateRating',
	ratingvalue: 'ratingValue',
	reviewcount: 'reviewCount',
	ratingcount: 'ratingCount',
	quantity: 'availability',
}
const VOCABULARY = /schema\.org\/|data-vocabulary\.org\//i

/**
 * Every outermost thing of the page that is goods, as `itemscope`, `itemtype` and `itemprop` mark it, with where it
 * stands.
 */
export function microdataProducts(page: Markup): (ProductData & { node: MarkupNode })[] {
	const scopes = outermost(selectAll(page, '[itemtype]').filter(isGoods)).slice(0, MAX_PRODUCTS)
	return scopes.map((node) => ({ node, data: itemOf(node, 0), rule: 'microdata', place: '[itemtype*="schema.org/Product"]' }))
}

function isGoods(node: MarkupNode): boolean {
	const type = node.attribute('itemtype') ?? ''
	return (
		VOCABULARY.test(type) &&
		isProduct({ '@type': type, offers: true }) &&
		!/^(?:itemReviewed|isRelatedTo|isSimilarTo)$/i.test(node.attribute('itemprop') ?? '')
	)
}

/** One item's properties; those of items inside it belong to them. */
function itemOf(scope: MarkupNode, depth: number): Data {
	const item: Data = Object.create(null)
	item['@type'] = scope.attribute('itemtype') ?? ''
	const { nodes } = scope.page
	for (let i = scope.index + 1; i < scope.end; i++) {
		const node = nodes[i]
		if (!node?.tag) continue
		const inner = node.attribute('itemscope') !== undefined || node.attribute('itemtype') !== undefined
		const name = node.attribute('itemprop')
		if (name && depth < MAX_DEPTH) add(item, name, inner ? itemOf(node, depth + 1) : statedValue(node))
		if (inner) i = node.end - 1
	}
	return item
}

function add(item: Data, names: string, value: unknown): void {
	for (const written of names.trim().split(/\s+/)) {
		const name = STANDARD[written.toLowerCase()] ?? written
		const known = item[name]
		item[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value].slice(0, 500)
	}
}

function statedValue(node: MarkupNode): string {
	const stated = node.attribute('content') ?? node.attribute('data-src') ?? node.attribute('src') ?? node.attribute('datetime')
	return stated ?? (node.tag === 'a' || node.tag === 'link' ? node.attribute('href') : undefined) ?? textOf(node)
}
