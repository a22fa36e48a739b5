import type { Markup, MarkupNode } from '../../html/markup'
import { textOf } from '../../html/text'

/** A list of points; `points` is empty for a list of something else, which is no running text either. */
export type PointList = { node: MarkupNode; points: string[]; isUnderHeading: boolean }

const FEWEST = 3
const LENGTH = { shortest: 6, longest: 400 }
/** Lists with more nodes than this are menus and results. */
const LARGEST = 600
const HEADING = /^h[2-6]$/
/** What makes an entry a link, a choice, a picture or a list of its own. */
const OTHER = new Set(['a', 'button', 'input', 'select', 'img', 'li'])
/** A name and its value: lists of them are rows, not points, and stay with the text. */
const PAIR = /^[^:：]{2,40}[:：]\s?\S/u
const DATE = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/

/** The lists of a page whose entries are phrases or sentences, in page order; dated ones are news or reviews. */
export function pointLists({ nodes }: Markup): PointList[] {
	const lists: PointList[] = []
	for (let i = 0; i < nodes.length; i++) {
		const node = nodes[i]
		if (!node || (node.tag !== 'ul' && node.tag !== 'ol') || node.end - node.index > LARGEST) continue
		const inside = nodes.slice(node.index + 1, node.end)
		const items = inside.filter(({ tag, parent }) => tag === 'li' && parent === node)
		if (items.length < FEWEST) continue
		const isOther = inside.some(({ tag, parent }) => OTHER.has(tag) && !(tag === 'li' && parent === node))
		const texts = items.map((item) => textOf(item))
		if (!isOther && (most(texts, PAIR) || items.every(isOfTwoParts))) continue
		const arePoints = !isOther && !most(texts, DATE) && texts.every(({ length }) => length >= LENGTH.shortest && length <= LENGTH.longest)
		lists.push({ node, points: arePoints ? texts : [], isUnderHeading: HEADING.test(before(node)?.tag ?? '') })
	}
	return lists
}

const most = (texts: readonly string[], pattern: RegExp): boolean => texts.filter((text) => pattern.test(text)).length * 2 > texts.length

/** True for an entry of two elements: a name and its value. */
function isOfTwoParts(item: MarkupNode): boolean {
	const parts = item.page.nodes.slice(item.index + 1, item.end).filter(({ tag, parent }) => tag !== '' && parent === item)
	return parts.length === 2
}

/** The element in front of a node, below the same parent. */
function before(node: MarkupNode): MarkupNode | undefined {
	for (let i = node.index - 1; i > (node.parent?.index ?? 0); i--) {
		const at = node.page.nodes[i]
		if (at?.tag && at.parent === node.parent) return at
	}
	return undefined
}
