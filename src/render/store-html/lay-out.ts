import { fillColumns, wrapColumns, wrapRow } from './columns'
import { fitWidths } from './fit-widths'
import { areEqual, readTracks } from './grid-tracks'
import { drop, type Fitted, type Given, narrowOf, PLACES, placeText, type Styles, sortChildren, takesAll, wideOf } from './placement'
import { childElements, type Element, isElement, type Node, setChildren } from './tree'

/** Containers narrower than these, in pixels, show a middle or a wide layout's columns below each other. */
const NARROW_FOR_MIDDLE_PX = 520
const NARROW_FOR_WIDE_PX = 680
/** Inside a column everything is narrower; still wider than all of a phone. */
const NARROW_IN_COLUMN_PX = 420
/**
 * One style per element for windows of every width. Layouts that the theme changes at a width of the window become ones that
 * change by themselves at a width of their container: columns that wrap. Changes the tree where columns need a box of their own.
 */
export function layOut(root: Element, styles: Styles): Fitted {
	const fitted: Fitted = new Map()
	visit(root, false)
	return fitted

	function visit(element: Element, inColumn: boolean): void {
		unwrapContents(element, styles)
		const own = styles.get(element)?.own
		const style = fitted.get(element) ?? (own ? fitWidths(own) : new Map())
		fitted.set(element, style)
		for (const child of childElements(element)) {
			const childStyles = styles.get(child)
			if (childStyles) fitted.set(child, fitWidths(childStyles.own))
		}
		const split = arrange({ element, style, styles, fitted, inColumn })
		for (const child of childElements(element)) visitChild(child, inColumn || split)
	}

	function visitChild(child: Element, inColumn: boolean): void {
		if (styles.has(child)) visit(child, inColumn)
		else for (const inner of childElements(child)) visitChild(inner, inColumn)
	}
}

/** An element that is no box of its own in a wide window is none anywhere; the distance it kept on a phone is its parent's then. */
function unwrapContents(element: Element, styles: Styles): void {
	const isOpen = (node: Node): node is Element =>
		isElement(node) && wideOf(styles, node)?.get('display') === 'contents' && node.name !== 'picture'
	for (let nodes = element.children as Node[]; nodes.some(isOpen); nodes = element.children as Node[]) {
		const distance = nodes.flatMap((node) => (isOpen(node) ? (narrowOf(styles, node)?.get('row-gap') ?? []) : []))[0]
		const own = narrowOf(styles, element)
		if (distance && !own?.has('row-gap')) own?.set('row-gap', distance)
		setChildren(
			element,
			nodes.flatMap((node) => (isOpen(node) ? (node.children as Node[]) : [node])),
		)
	}
}

/** Arranges an element's children; true when they stand in columns from now on. */
function arrange(given: Given): boolean {
	const { element, style, styles, fitted, inColumn } = given
	const own = styles.get(element)?.own
	const children = childElements(element)
	const [narrow, middle, wide] = own ?? []
	if (!narrow || !middle || !wide || !/^(?:grid|flex|inline-flex)$/.test(wide.get('display') ?? '')) return drop(PLACES, children, fitted)
	const isMiddle = ['display', 'grid-template-columns'].every((name) => middle.get(name) === wide.get(name))
	const threshold = inColumn ? NARROW_IN_COLUMN_PX : isMiddle ? NARROW_FOR_MIDDLE_PX : NARROW_FOR_WIDE_PX
	const layout = { ...given, narrow, wide, threshold }
	if (wide.get('display') !== 'grid') {
		sortChildren(layout)
		if (narrow.get('display') === 'grid') wrapRow(layout)
		return drop(PLACES, children, fitted)
	}
	const before = narrow.get('display') === 'grid' ? narrow.get('grid-template-columns') : 'none'
	const [from, to] = [readTracks(before), readTracks(wide.get('grid-template-columns'))]
	if (!from || !to || (from.length === to.length && to.length > 1)) {
		sortChildren(layout)
		return drop(['order'], children, fitted)
	}
	if (to.length === 1) {
		sortChildren(layout)
		style.delete('grid-template-columns')
		return drop(PLACES, children, fitted)
	}
	const named = children.some((child) => /\d/.test(placeText(wideOf(styles, child))) && !takesAll(wideOf(styles, child)))
	if (areEqual(to) && !named) fillColumns(layout, from.length, to.length)
	else wrapColumns(layout, to)
	return true
}
