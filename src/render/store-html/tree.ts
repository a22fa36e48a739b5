import { parseDocument } from 'htmlparser2'
import { escapeHtml } from '../../core/text/escape-html'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { type: 'tag' | 'script' | 'style' }>

export const isElement = (node: Node): node is Element => node.type === 'tag' || node.type === 'script' || node.type === 'style'

/** The elements directly inside. */
export function childElements(element: Element): Element[] {
	return element.children.filter((child) => isElement(child))
}

/** HTML of one element → the element. */
export function readElement(html: string): Element {
	const [element] = parseDocument(html).children.filter((node) => isElement(node))
	if (!element) throw new Error('The rendered page holds no element.')
	return element
}

/** Puts nodes in an element's place; with none the element is gone. */
export function replace(element: Element, ...nodes: Node[]): void {
	const parent = element.parent
	if (!parent) return
	setChildren(
		parent as Element,
		(parent.children as Node[]).flatMap((child) => (child === element ? nodes : [child])),
	)
}

/** Makes these nodes all an element holds, in this order. */
export function setChildren(parent: Element, nodes: readonly Node[]): void {
	for (const [index, node] of nodes.entries()) {
		node.parent = parent
		node.prev = nodes[index - 1] ?? null
		node.next = nodes[index + 1] ?? null
	}
	parent.children = [...nodes]
}

/** The element and all elements inside, outermost first. */
export function elementsOf(element: Element): Element[] {
	return [element, ...childElements(element).flatMap(elementsOf)]
}

const VOID: ReadonlySet<string> = new Set(['img', 'br'])
const escapeText = (text: string) => escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('\u00a0', '&nbsp;')
/** Brackets too: a filter that cuts tags by `<` and `>` would cut inside the attribute. */
const escapeAttribute = (value: string) => escapeHtml(value).replaceAll('&#39;', "'").replaceAll('\u00a0', '&nbsp;')

/** HTML of an element, written the way stores' filters write it themselves. */
export function htmlOf(element: Element): string {
	const attributes = Object.entries(element.attribs).map(([name, value]) =>
		value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
	)
	const inner = (element.children as Node[])
		.map((node) => (isElement(node) ? htmlOf(node) : node.type === 'text' ? escapeText(node.data) : ''))
		.join('')
	return `<${element.name}${attributes.join('')}>${VOID.has(element.name) ? '' : `${inner}</${element.name}>`}`
}
