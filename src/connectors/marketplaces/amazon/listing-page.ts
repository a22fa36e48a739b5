import type { Origin, Sourced } from '../../../core/product/product'
import type { Markup, MarkupNode } from '../html/markup'
import { selectAll } from '../html/select'
import type { AmazonMarketplace } from './marketplaces'

/** A product page made ready for the field rules. */
export type ListingPage = {
	markup: Markup
	/** Where the page comes from, by its link or its own words. */
	marketplace: AmazonMarketplace
	/** Tag of the page's language, e.g. `pt-BR`; undefined when it does not say. */
	language: string | undefined
}

/** One way to read a field: where to look, and what to make of each element found there (undefined: look on). */
export type Rule<T> = { name: string; select: string; read(node: MarkupNode, page: ListingPage): T | undefined }

/** Real pages have far fewer places of one kind; a page with more is made to waste time. */
const MAX_PLACES = 500

/** The places of a rule, as many as a real page may have. */
export function placesOf(root: Markup | MarkupNode, selector: string): MarkupNode[] {
	return selectAll(root, selector).slice(0, MAX_PLACES)
}

/** Where a node stands, as a selector: its own id, or the nearest one around it and its tag and first class. */
export function placeOf(node: MarkupNode): string {
	if (PLAIN_NAME.test(node.id)) return `#${node.id}`
	let around = node.parent
	while (around && !PLAIN_NAME.test(around.id)) around = around.parent
	const [first = ''] = node.classes.trim().split(/\s+/)
	const own = PLAIN_NAME.test(first) ? `${node.tag}.${first}` : node.tag
	return around ? `#${around.id} ${own}` : own
}

/** Ids and classes as shops write them; whatever else stands there is not repeated. */
const PLAIN_NAME = /^[A-Za-z][\w-]{0,80}$/

/** The first value any rule gives, most specific rule first, with its origin. */
export function firstOf<T>(page: ListingPage, rules: readonly Rule<T>[]): Sourced<T> | undefined {
	for (const rule of rules) {
		for (const node of placesOf(page.markup, rule.select)) {
			const value = rule.read(node, page)
			if (value !== undefined) return { value, origin: { rule: rule.name, place: placeOf(node) } }
		}
	}
	return undefined
}

/** The list of the first rule that gives a non-empty one, each entry with its origin. */
export function firstList<T>(page: ListingPage, rules: readonly Rule<T[]>[]): Sourced<T>[] {
	const found = firstOf(
		page,
		rules.map((rule) => ({
			...rule,
			read: (node: MarkupNode) => {
				const list = rule.read(node, page)
				return list && list.length > 0 ? list : undefined
			},
		})),
	)
	return found ? found.value.map((value) => sourced(value, found.origin)) : []
}

export function sourced<T>(value: T, origin: Origin): Sourced<T> {
	return { value, origin }
}

/** Text or undefined when there is none, so that a rule can go on. */
export function nonEmpty(text: string | undefined): string | undefined {
	return text ? text : undefined
}
