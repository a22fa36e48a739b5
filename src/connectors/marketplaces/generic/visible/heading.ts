import type { MarkupNode } from '../../html/markup'
import { textOf } from '../../html/text'
import { nameLikeness, plainName, SAME_NAME } from '../names'
import type { ShopPage } from '../shop-page'

/** Texts are searched for a name no further than this many nodes. */
const MAX_SEARCHED = 60_000

/**
 * The element that shows the product's name: the first heading alike to what data, tags for sharing or the title call it; where the page has
 * no such heading, the first text that says exactly one of those names.
 */
export function headingOf(page: ShopPage, stated: readonly string[]): MarkupNode | undefined {
	const others = page.names.slice(page.headings.filter((node) => textOf(node) !== '').length)
	const wanted = [...stated, ...others]
	let best: MarkupNode | undefined
	let likeness = SAME_NAME - 0.001
	for (const node of page.headings) {
		const text = textOf(node)
		const alike = text.length < 3 ? 0 : Math.max(0, ...wanted.map((name) => nameLikeness(text, name)))
		if (alike > likeness) {
			best = node
			likeness = alike
		}
	}
	return best ?? textSaying(page, wanted) ?? (wanted.length === 0 ? page.headings.find((node) => textOf(node) !== '') : undefined)
}

function textSaying(page: ShopPage, names: readonly string[]): MarkupNode | undefined {
	const wanted = new Set(names.map(plainName).filter((name) => name.length >= 4))
	for (const node of page.markup.nodes.slice(0, MAX_SEARCHED)) {
		if (node.tag || !node.parent || SILENT.has(node.parent.tag) || node.to - node.from > 400 || node.to - node.from < 4) continue
		if (wanted.has(plainName(node.raw))) return node.parent
	}
	return undefined
}

const SILENT = new Set(['script', 'style', 'title', 'noscript', 'template', 'option', 'a'])
