import type { Style } from './compute-styles'
import type { Fitted, Styles } from './placement'
import { childElements, type Element, elementsOf, isElement, type Node, readElement, setChildren } from './tree'

const INLINE = new Set(['a', 'span', 's', 'em', 'strong', 'u', 'cite', 'bdi'])
const displayOf = (style: Style | undefined) => style?.get('display') ?? ''
const isLaidOut = (style: Style | undefined) => /flex|grid/.test(displayOf(style))

/**
 * Readies a page for filters that drop `display`, as WordPress' did before 7.0: everything stands in one column there,
 * a button is still a box that covers nothing, and words that stood in boxes of their own do not run together. Where
 * `display` is kept all of this means nothing: what lies in a flex or grid box neither floats nor has columns, and a
 * space between its boxes is not drawn.
 */
export function standWithoutDisplay(root: Element, styles: Styles, fitted: Fitted): void {
	for (const element of elementsOf(root)) {
		const style = fitted.get(element)
		const children = childElements(element)
		if (isLaidOut(style)) floatButtons(children, style ?? new Map(), styles, fitted)
		if (isLaidOut(style) || children.some((child) => displayOf(fitted.get(child)) === 'block')) spaceOut(element)
	}
}

/** A float is a box; its parent holds it as the one column of several. */
function floatButtons(children: readonly Element[], around: Style, styles: Styles, fitted: Fitted): void {
	for (const child of children) {
		const style = fitted.get(child)
		if (child.name !== 'a' || !/^inline-/.test(displayOf(style))) continue
		style?.set('float', styles.get(child)?.direction === 'rtl' ? 'right' : 'left')
		if (!around.has('columns')) around.set('columns', '1')
	}
}

function spaceOut(element: Element): void {
	const isInline = (node: Node | undefined) => node !== undefined && isElement(node) && INLINE.has(node.name)
	const nodes = element.children as Node[]
	const spaced = nodes.flatMap((node, at) => (isInline(nodes[at - 1]) && isInline(node) ? [space(), node] : [node]))
	if (spaced.length > nodes.length) setChildren(element, spaced)
}

function space(): Node {
	const [node] = readElement('<span> </span>').children as Node[]
	if (!node) throw new Error('A space was not read.')
	return node
}
