import { decode, type MarkupNode } from '../../html/markup'
import { select } from '../../html/select'
import { textOf } from '../../html/text'
import { headingLikeness, plainName, SAME_NAME } from '../names'
import { type ShopPage, titleName, titleOf } from '../shop-page'
import { leadsAway } from './gallery-images'

/** Texts are searched for a name no further than this many nodes. */
const MAX_SEARCHED = 60_000

/**
 * The element that shows the product's name: the first heading alike to what data, tags for sharing or the title call
 * it; where the page has no such heading, the first text that says exactly one of those names.
 */
export function headingOf(page: ShopPage, stated: readonly string[]): MarkupNode | undefined {
	const others = page.names.slice(page.headings.filter((node) => textOf(node) !== '').length)
	const wanted = [...stated, ...others]
	const plain = wanted.map(plainName)
	let best: MarkupNode | undefined
	let likeness = SAME_NAME - 0.001
	for (const node of page.headings) {
		const text = textOf(node)
		if (isSign(node, text, page)) continue
		const alike = text.length < 3 ? 0 : Math.max(0, ...plain.map((name) => headingLikeness(plainName(text), name)))
		if (alike > likeness || (alike === likeness && best && toPrice(node) < toPrice(best))) {
			best = node
			likeness = alike
		}
	}
	// A heading that is only alike gives way to a text that says the name exactly.
	if (best && likeness < 0.95) return textSaying(page, wanted, true) ?? best
	return (
		best ?? textSaying(page, wanted) ?? textOfTitle(page) ?? textInTitle(page) ?? (stated.length === 0 ? longest(page.headings) : undefined)
	)
}

/** True for a heading whose words all lead to another page: the shop's sign above every page, or a part of a list. */
function isSign(heading: MarkupNode, text: string, page: ShopPage): boolean {
	const link = select(heading, 'a[href]')
	return link !== undefined && textOf(link) === text && leadsAway(link, URL.parse(page.url)?.pathname, page.base ?? '')
}

/**
 * Nodes from a heading to the next part called a price: of two alike headings the one the price stands with is the
 * product's.
 */
function toPrice(node: MarkupNode): number {
	const { nodes } = node.page
	for (let i = node.index + 1; i < Math.min(nodes.length, node.index + 1500); i++)
		if (/price/i.test(nodes[i]?.classes ?? '')) return i - node.index
	return Number.POSITIVE_INFINITY
}

/** Where no name is stated anywhere, the heading that says most. */
function longest(headings: readonly MarkupNode[]): MarkupNode | undefined {
	const said = headings
		.filter((node) => !inFrame(node))
		.map((node) => ({ node, length: plainName(textOf(node)).length }))
		.filter(({ length }) => length >= 8 && length <= 250)
	return said.sort((a, b) => b.length - a.length)[0]?.node
}

/** True inside the shop's own frame, where headings name the newsletter or the sign-in. */
function inFrame(node: MarkupNode): boolean {
	for (let at: MarkupNode | undefined = node; at; at = at.parent) {
		if (
			at.tag === 'footer' ||
			at.tag === 'nav' ||
			at.tag === 'dialog' ||
			/footer|newsletter|modal|popup|login|cookie/i.test(`${at.classes.slice(0, 200)} ${at.id}`)
		)
			return true
	}
	return false
}

/** A page without headings: of the texts that say what its title begins with, the one nearest before a price. */
function textOfTitle(page: ShopPage): MarkupNode | undefined {
	const name = plainName(titleName(page))
	if (name.length < 3) return undefined
	const said = page.markup.nodes.slice(0, MAX_SEARCHED).flatMap((node) => {
		if (node.tag || !node.parent || SILENT.has(node.parent.tag) || node.to - node.from > 400 || plainName(decode(node.raw)) !== name)
			return []
		// So short a word stands in many places: only a heading says it of the page.
		const says = name.length >= 8 || /^h[1-6]$/.test(node.parent.tag)
		return says && !inFrame(node.parent) ? node.parent : []
	})
	return said.sort((a, b) => toPrice(a) - toPrice(b))[0]
}

/** The least part of a title that is the product's name. */
const NAMED_PART = 0.35

/**
 * A page without headings whose title has the product's name between a marketplace's and a shop's: the longest text
 * before a price that the title holds.
 */
function textInTitle(page: ShopPage): MarkupNode | undefined {
	const title = plainName(titleOf(page.markup))
	if (page.headings.length > 0 || title.length < 12) return undefined
	const said = page.markup.nodes.slice(0, MAX_SEARCHED).flatMap((node) => {
		if (node.tag || !node.parent || SILENT.has(node.parent.tag) || node.to - node.from > 400) return []
		const name = plainName(decode(node.raw))
		const fits = name.length >= 8 && name.length >= title.length * NAMED_PART && title.includes(name)
		return fits && !inFrame(node.parent) && toPrice(node) < Number.POSITIVE_INFINITY ? [{ node: node.parent, length: name.length }] : []
	})
	return said.sort((a, b) => b.length - a.length)[0]?.node
}

function textSaying(page: ShopPage, names: readonly string[], exactly = false): MarkupNode | undefined {
	const wanted = new Set(names.map(plainName).filter((name) => name.length >= 4))
	const begins = [...wanted].filter((name) => name.length >= 12)
	const shortest = Math.min(...[...wanted].map((name) => (begins.includes(name) && !exactly ? name.length * 0.6 : name.length)))
	const { nodes } = page.markup
	for (let i = 0; i < Math.min(nodes.length, MAX_SEARCHED); i++) {
		const node = nodes[i]
		if (!node || node.tag || !node.parent || SILENT.has(node.parent.tag) || node.to - node.from > 400 || node.to - node.from < shortest)
			continue
		const said = plainName(decode(node.raw))
		if (
			wanted.has(said) ||
			(!exactly && said.length >= 8 && begins.some((name) => said.length > name.length * 0.6 && name.startsWith(said)))
		)
			return node.parent
	}
	return undefined
}

const SILENT = new Set(['script', 'style', 'title', 'noscript', 'template', 'option', 'a'])
