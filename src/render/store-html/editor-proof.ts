import type { Style } from './compute-styles'
import { childElements, type Element, elementsOf, isElement, type Node, readElement, replace, setChildren } from './tree'

/** Stores' editors give these a no-break space of their own when nothing stands in them. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])
const VOID: ReadonlySet<string> = new Set(['img', 'br'])

/**
 * Rows of terms as a list each: a box inside a list of terms is taken out by the editor of WordPress. Before the layout
 * is worked out.
 */
export function listEachTerm(root: Element): void {
	for (const list of elementsOf(root)) {
		const rows = childElements(list)
		if (list.name !== 'dl' || !rows.some(({ name }) => name === 'div')) continue
		list.name = 'div'
		for (const row of rows) if (row.name === 'div') row.name = 'dl'
	}
}

/**
 * Makes a tree what stores' rich text editors leave as it is when a merchant saves a product: only terms in a list of
 * terms, no heading in a summary, no `u`, no `span` that says nothing and no element with nothing in it. A drawn shape
 * holds a space of no size.
 */
export function proofForEditors(root: Element, styles: ReadonlyMap<Element, Style>): void {
	for (const element of elementsOf(root)) {
		const parent = element.parent as Element | null
		if (element.name === 'dl') plainTerms(element)
		if (/^h\d$/.test(element.name) && parent?.name === 'summary') element.name = 'span'
		if (element.name === 'u') {
			element.name = 'span'
			element.attribs.style = 'text-decoration:underline'
		}
	}
	for (const element of elementsOf(root).reverse()) {
		if (element.name === 'span' && Object.keys(element.attribs).length === 0) nameOrUnwrap(element, styles)
		else if (isEmpty(element)) fillOrDrop(element, styles.get(element))
	}
}

/** A list of terms in which the layout put boxes is no list of terms any more. */
function plainTerms(list: Element): void {
	if (childElements(list).every(({ name }) => name === 'dt' || name === 'dd')) return
	list.name = 'div'
	for (const term of elementsOf(list)) if (term.name === 'dt' || term.name === 'dd') term.name = 'div'
}

/** A `span` without attributes matters in a flex or grid box alone, where it is a box of its own: there it says so. */
function nameOrUnwrap(span: Element, styles: ReadonlyMap<Element, Style>): void {
	const around = styles.get(span.parent as Element)?.get('display') ?? ''
	if (/flex|grid/.test(around)) span.attribs.style = 'display:block'
	else replace(span, ...(span.children as Node[]))
}

function fillOrDrop(element: Element, style: Style | undefined): void {
	const isDrawn = [...(style ?? [])].some(([name, value]) => /^(?:background-|border)/.test(name) && !/^(?:0|none|transparent)/.test(value))
	if (CELLS.has(element.name)) setChildren(element, space())
	else if (isDrawn) {
		element.attribs.style = [element.attribs.style, 'font-size:0;line-height:0'].filter(Boolean).join(';')
		setChildren(element, space())
	} else replace(element)
}

const space = () => readElement('<p>\u00a0</p>').children as Node[]

function isEmpty(element: Element): boolean {
	if (VOID.has(element.name)) return false
	return (element.children as Node[]).every((node) =>
		isElement(node) ? isEmpty(node) : node.type !== 'text' || /^[ \t\r\n]*$/.test(node.data),
	)
}
