import type { ElementStyles, Style } from './compute-styles'
import { childElements, type Element, setChildren } from './tree'

/** What says where in a grid or row an element stands. */
export const PLACES = ['grid-column-start', 'grid-column-end', 'grid-row-start', 'grid-row-end', 'order']

export type Styles = ReadonlyMap<Element, ElementStyles>
export type Fitted = Map<Element, Style>

/** An element to be arranged; `inColumn` when it stands in a column already. */
export type Given = { element: Element; style: Style; styles: Styles; fitted: Fitted; inColumn: boolean }
/**
 * The same with its styles in a phone's and a wide window, and the width in pixels below which its columns stand below
 * each other.
 */
export type Layout = Given & { narrow: Style; wide: Style; threshold: number }

export const wideOf = (styles: Styles, element: Element) => styles.get(element)?.own[2]
export const narrowOf = (styles: Styles, element: Element) => styles.get(element)?.own[0]

export const placeText = (style: Style | undefined) => PLACES.map((name) => style?.get(name) ?? '').join(' ')
export const takesAll = (style: Style | undefined) => style?.get('grid-column-end') === '-1'

/** Takes declarations from the children, which mean nothing in their new layout. */
export function drop(names: readonly string[], children: readonly Element[], fitted: Fitted): false {
	for (const child of children) for (const name of names) fitted.get(child)?.delete(name)
	return false
}

/** Elements as a window shows them. */
export function inOrder(children: readonly Element[], styleOf: (child: Element) => Style | undefined): Element[] {
	const order = (child: Element) => Number(styleOf(child)?.get('order') ?? 0)
	return children.toSorted((a, b) => order(a) - order(b))
}

/** Puts an element's children in the order a wide window shows them in. */
export function sortChildren({ element, styles }: Layout): void {
	const sorted = inOrder(childElements(element), (child) => wideOf(styles, child))
	if (sorted.some((child, index) => child !== childElements(element)[index])) setChildren(element, sorted)
}
