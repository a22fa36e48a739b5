import type { MarkupNode } from '../html/markup'

/** Ids and classes as shops write them; whatever else stands there is not repeated. */
const PLAIN_NAME = /^[A-Za-z][\w-]{0,60}$/

/** Where a node stands, as a selector: its own id, or the nearest one around it and its tag and first class. */
export function placeOf(node: MarkupNode): string {
	if (PLAIN_NAME.test(node.id)) return `#${node.id}`
	let around = node.parent
	while (around && !PLAIN_NAME.test(around.id)) around = around.parent
	const first = node.classes
		.trim()
		.split(/\s+/)
		.find((name) => PLAIN_NAME.test(name))
	const own = first ? `${node.tag}.${first}` : node.tag
	return around ? `#${around.id} ${own}` : own
}
