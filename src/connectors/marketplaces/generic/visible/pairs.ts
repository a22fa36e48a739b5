import type { MarkupNode } from '../../html/markup'
import { textOf } from '../../html/text'
import type { ShopPage } from '../shop-page'
import { BRAND_LABEL, GTIN_LABEL, MPN_LABEL, SKU_LABEL, WEIGHT_LABEL } from '../words/label-words'
import { REGION } from './regions'

/** A particular as the page shows it: a name beside a value. */
export type Pair = { name: string; value: string; node: MarkupNode; from: 'table' | 'list' | 'line' }

const MAX_PAIRS = 300
const MAX_NAME = 60
const MAX_VALUE = 300
const HOLDERS = new Set(['tr', 'dt', 'li', 'p', 'div', 'span'])
/** Nodes of a row, whose other cells may explain themselves at length, and of any other part. */
const MAX_ROW = 120
const MAX_PART = 40
const NOT_THE_PRODUCTS = REGION.others | REGION.frame | REGION.reviews | REGION.hidden

/**
 * Names beside values: rows of two cells, terms and their descriptions, elements of two parts, and short lines with a
 * colon; in page order.
 */
export function pairsIn(page: ShopPage, regions: Uint16Array): Pair[] {
	const pairs: Pair[] = []
	const own = (node: MarkupNode) => ((regions[node.index] ?? 0) & NOT_THE_PRODUCTS) === 0
	const { nodes } = page.markup
	for (let i = 0; i < nodes.length; i++) {
		const node = nodes[i]
		if (pairs.length >= MAX_PAIRS) break
		if (!node || !HOLDERS.has(node.tag)) continue
		if (node.end - node.index > (node.tag === 'tr' ? MAX_ROW : MAX_PART) || node.end - node.index < 2 || !own(node)) continue
		if (node.tag === 'tr') pairs.push(...ofRow(node))
		else {
			const pair = node.tag === 'dt' ? ofTerm(node) : ofParts(node)
			if (pair) pairs.push(pair)
			else pairs.push(...ofLines(node))
		}
	}
	return pairs
}

/** A row of a name and a value, or of several such one after the other. */
function ofRow(row: MarkupNode): Pair[] {
	const cells = childrenOf(row).slice(0, 8)
	if (cells.length % 2 === 1) return []
	if (
		cells.length > 2 &&
		!cells.every((cell, i) => i % 2 === 1 || cell.tag === 'th' || /[:：]\s*$/.test(textOf(cell)) || textOf(cell) === '')
	)
		return []
	return cells.flatMap((name, i) => {
		const value = cells[i + 1]
		return i % 2 === 0 && value ? (pairOf(textOf(name), textOf(value), row, 'table') ?? []) : []
	})
}

function ofTerm(term: MarkupNode): Pair | undefined {
	const siblings = term.parent ? childrenOf(term.parent) : []
	const value = siblings[siblings.indexOf(term) + 1]
	return value?.tag === 'dd' ? pairOf(textOf(term), textOf(value), term, 'table') : undefined
}

/** Classes of a part that names the one behind it. */
const NAMES = /label|name|title|key|attr|term/i
/** What names a particular by the word alone, without a colon. */
const isLabel = (text: string): boolean =>
	text.length <= 30 && [BRAND_LABEL, SKU_LABEL, GTIN_LABEL, MPN_LABEL, WEIGHT_LABEL].some((label) => label.test(text))

/** Two elements, the first of them a name; or one line with a colon in it. */
function ofParts(node: MarkupNode): Pair | undefined {
	const first = childBehind(node, node.index)
	const second = first && childBehind(node, first.end - 1)
	const isList = second?.tag === 'ul' || second?.tag === 'ol'
	if (first && second && !isList && !childBehind(node, second.end - 1) && first.tag !== 'a' && !hasOwnWords(node)) {
		const name = textOf(first)
		if (/[:：]\s*$/.test(name) || node.tag === 'li' || NAMES.test(first.classes) || isLabel(name))
			return pairOf(name, textOf(second), node, 'list')
	}
	if (first && !second && first.tag === 'span') {
		const value = textOf(first)
		const whole = textOf(node)
		const name = whole.endsWith(value) ? whole.slice(0, -value.length).trim() : ''
		if (isLabel(name)) return pairOf(name, value, node, 'list')
	}
	if (first && !second && first.tag !== 'a' && showsAny(first, DASHES)) {
		const name = textOf(first)
		const whole = textOf(node)
		if (/\s[-–—]$/.test(name) && whole.startsWith(name)) return pairOf(name, whole.slice(name.length), node, 'list')
	}
	if (node.end - node.index > 8 || !showsAny(node, COLONS)) return undefined
	const [, name = '', value = ''] = LINE.exec(textOf(node)) ?? []
	// An entry whose name stands in an element of its own ("<b>Model</b>: TK17") is one of a list of particulars.
	const isEntry = node.tag === 'li' && first !== undefined && !second && first.tag !== 'a' && textOf(first) === name
	return name ? pairOf(name, value, node, isEntry ? 'list' : 'line') : undefined
}

/** True for a part with a break between its lines; most have none, so no list of its parts is made. */
function isBroken(node: MarkupNode): boolean {
	for (let child = childBehind(node, node.index); child; child = childBehind(node, child.end - 1)) if (child.tag === 'br') return true
	return false
}

/** Lines of a part, with breaks between them, of which each names something before a colon. */
function ofLines(node: MarkupNode): Pair[] {
	if (!isBroken(node)) return []
	const lines = ['']
	for (let i = node.index + 1; i < node.end; i++) {
		const at = node.page.nodes[i]
		if (at?.tag === 'br') lines.push('')
		else if (at && !at.tag) lines.push(`${lines.pop() ?? ''} ${textOf(at)}`)
	}
	return lines.flatMap((line) => {
		const [, name = '', value = ''] = LINE.exec(line.replace(/\s{2,}/g, ' ').trim()) ?? []
		return name ? (pairOf(name, value, node, 'line') ?? []) : []
	})
}

const LINE = /^([^:：]{2,40})[:：]\s{0,3}(\S.{0,120})$/u

function pairOf(name: string, value: string, node: MarkupNode, from: Pair['from']): Pair | undefined {
	const plain = name
		.replace(/[\s:：*]{1,9}$|\s[-–—]$/u, '')
		.replace(/\s{0,3}\/\s{0,3}/g, '/')
		.trim()
	const said = value.replace(/^[:：]\s*/, '').trim()
	const fits = plain !== '' && said !== '' && plain.length <= MAX_NAME && said.length <= MAX_VALUE && plain !== said
	return fits ? { name: plain, value: said, node, from } : undefined
}

/** Characters by their codes; `&` may stand for any. */
const COLONS = [0x3a, 0xff1a, 0x26]
const DASHES = [0x2d, 0x2013, 0x2014, 0x26]

/** True when one of the characters stands in the text inside; most parts of a page have none and need not be read. */
function showsAny(node: MarkupNode, codes: readonly number[]): boolean {
	const { nodes, source } = node.page
	for (let i = node.index; i < node.end; i++) {
		const at = nodes[i]
		if (!at || at.tag) continue
		for (let k = at.from; k < at.to; k++) if (codes.includes(source.charCodeAt(k))) return true
	}
	return false
}

/** The first element among a node's children that stands behind an index of the page. */
function childBehind(node: MarkupNode, index: number): MarkupNode | undefined {
	for (let i = index + 1; i < node.end; ) {
		const child = node.page.nodes[i]
		if (!child) return undefined
		if (child.tag && child.tag !== 'script' && child.tag !== 'style') return child
		i = Math.max(child.end, i + 1)
	}
	return undefined
}

export function childrenOf(node: MarkupNode): MarkupNode[] {
	const children: MarkupNode[] = []
	for (let i = node.index + 1; i < node.end; ) {
		const child = node.page.nodes[i]
		if (!child) break
		if (child.tag && child.tag !== 'script' && child.tag !== 'style') children.push(child)
		i = Math.max(child.end, i + 1)
	}
	return children
}

function hasOwnWords(node: MarkupNode): boolean {
	for (let i = node.index + 1; i < node.end; ) {
		const child = node.page.nodes[i]
		if (!child) break
		if (!child.tag && /[\p{L}\p{N}]/u.test(child.raw)) return true
		i = Math.max(child.end, i + 1)
	}
	return false
}
