import { fillColumns, wrapColumns, wrapRow } from './columns'
import type { Style } from './compute-styles'
import { fitWidths, MIDDLE_PX, switchAt, WIDE_PX } from './fit-widths'
import { areEqual, readTracks } from './grid-tracks'
import { drop, type Fitted, type Given, narrowOf, PLACES, placeText, type Styles, sortChildren, takesAll, wideOf } from './placement'
import { childElements, type Element, isElement, type Node, setChildren } from './tree'

/** Inside a column everything is narrower; still wider than all of a phone. */
const NARROW_IN_COLUMN_PX = 420
/**
 * One style per element for windows of every width. Layouts that the theme changes at a width of the window become ones
 * that change by themselves at a width of their container: columns that wrap. Changes the tree where columns need a box
 * of their own.
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

/**
 * An element that is no box of its own in a wide window is none anywhere; the distance it kept on a phone is its
 * parent's then.
 */
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
	const threshold = inColumn ? NARROW_IN_COLUMN_PX : isMiddle ? MIDDLE_PX : WIDE_PX
	const layout = { ...given, narrow, wide, threshold }
	if (wide.get('display') !== 'grid') {
		sortChildren(layout)
		if (wide.get('flex-direction') !== 'column') for (const child of children) growWhereNarrow(child, styles, fitted)
		if (narrow.get('display') === 'grid') wrapRow(layout)
		return drop(PLACES, children, fitted)
	}
	const before = narrow.get('display') === 'grid' ? narrow.get('grid-template-columns') : 'none'
	const [from, to] = [readTracks(before), readTracks(wide.get('grid-template-columns'))]
	if (!to || (from?.length === to.length && to.length > 1)) {
		sortChildren(layout)
		return drop(['order'], children, fitted)
	}
	if (to.length === 1) {
		sortChildren(layout)
		style.delete('grid-template-columns')
		return drop(PLACES, children, fitted)
	}
	const named = children.some((child) => /\d/.test(placeText(wideOf(styles, child))) && !takesAll(wideOf(styles, child)))
	// As many as fit is one, on a phone.
	const few = from?.length ?? 1
	const some = readTracks(middle.get('grid-template-columns'))?.length ?? few
	if (areEqual(to) && !named) fillColumns(layout, [few, some, to.length])
	else wrapColumns(layout, to)
	return true
}

/**
 * What grows in a phone's row alone takes the whole row there: a share of what is left cannot be switched, a least
 * width can.
 */
function growWhereNarrow(child: Element, styles: Styles, fitted: Fitted): void {
	const [narrow, middle, wide] = styles.get(child)?.own ?? []
	const style = fitted.get(child)
	const grows = (one: Style | undefined) => Number(one?.get('flex-grow') ?? 0) > 0
	if (!style || !/^0(?:px)?$/.test(style.get('min-width') ?? '0') || !grows(narrow) || grows(wide)) return
	style.set('min-width', switchAt('100%', '0px', grows(middle) ? WIDE_PX : MIDDLE_PX))
}
