import type { Markup, MarkupNode } from '../html/markup'
import { outermost, selectAll } from '../html/select'
import { textOf } from '../html/text'
import type { Data, ProductData } from './record'

const MAX_DEPTH = 6

/** The page's product as `itemscope`, `itemtype` and `itemprop` mark it; undefined when several stand side by side. */
export function microdataProduct(page: Markup): ProductData | undefined {
	const products = outermost(selectAll(page, '[itemtype*=schema.org/Product]').filter((node) => node.attribute('itemprop') === undefined))
	const [only, ...more] = products
	if (!only || more.length > 0) return undefined
	return { data: itemOf(only, 0), rule: 'microdata', place: '[itemtype="https://schema.org/Product"]' }
}

/** One item's properties; those of items inside it belong to them. */
function itemOf(scope: MarkupNode, depth: number): Data {
	const item: Data = Object.create(null)
	item['@type'] = scope.attribute('itemtype') ?? ''
	const { nodes } = scope.page
	for (let i = scope.index + 1; i < scope.end; i++) {
		const node = nodes[i]
		if (!node?.tag) continue
		const inner = node.attribute('itemscope') !== undefined
		const name = node.attribute('itemprop')
		if (name && depth < MAX_DEPTH) add(item, name, inner ? itemOf(node, depth + 1) : statedValue(node))
		if (inner) i = node.end - 1
	}
	return item
}

function add(item: Data, names: string, value: unknown): void {
	for (const name of names.trim().split(/\s+/)) {
		const known = item[name]
		item[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value].slice(0, 500)
	}
}

function statedValue(node: MarkupNode): string {
	const stated = node.attribute('content') ?? node.attribute('data-src') ?? node.attribute('src') ?? node.attribute('datetime')
	return stated ?? (node.tag === 'a' || node.tag === 'link' ? node.attribute('href') : undefined) ?? textOf(node)
}
