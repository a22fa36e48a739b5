import type { MarkupNode } from '../../html/markup'
import { textOf, tidy } from '../../html/text'
import { REGION } from './regions'

/**
 * A node's text without what is hidden in it and what a screen reader alone is told; all of it where nothing else
 * is.
 */
export function shownText(node: MarkupNode, regions: Uint16Array): string {
	const { nodes } = node.page
	const isShown = (at: MarkupNode) => ((regions[at.index] ?? 0) & (REGION.spoken | REGION.hidden)) === 0
	let unseen = false
	for (let i = node.index + 1; i < node.end && !unseen; i++) unseen = nodes[i] !== undefined && !isShown(nodes[i] as MarkupNode)
	if (!unseen) return textOf(node)
	const parts = nodes.slice(node.index + 1, node.end).filter((at) => !at.tag && at.parent && !SILENT.has(at.parent.tag) && isShown(at))
	return tidy(parts.map((at) => textOf(at)).join(' ')) || textOf(node)
}

const SILENT = new Set(['script', 'style', 'svg', 'template'])
