import type { Style } from './compute-styles'
import { HOST_RESETS, ROOT_RESETS } from './host-resets'
import { KEPT_ATTRIBUTES, KEPT_EVERYWHERE, KEPT_SCHEMES, KEPT_TAGS } from './kept-markup'
import { type Element, elementsOf, type Node, replace } from './tree'
import { writeStyle } from './write-style'

/**
 * A store's page has its own main part and its own first heading; `bdi` is kept nowhere, a span with a direction
 * isolates as well.
 */
const RENAMED: Readonly<Record<string, string>> = { main: 'div', h1: 'h2', bdi: 'span' }

/** Gives every element its style, a tag and attributes that stores keep; what has no such tag leaves its content. */
export function writeElements(root: Element, fitted: ReadonlyMap<Element, Style>): void {
	for (const element of elementsOf(root)) {
		const style = settle(element, new Map(fitted.get(element)))
		if (element.name === 'bdi') element.attribs.dir ??= 'auto'
		element.name = RENAMED[element.name] ?? element.name
		if (!KEPT_TAGS.has(element.name)) {
			replace(element, ...(element.children as Node[]))
			continue
		}
		const around = element === root ? { ...ROOT_RESETS, ...resetsOf(element, style) } : resetsOf(element, style)
		const written = writeStyle(new Map([...Object.entries(around), ...style]))
		element.attribs = { ...attributesOf(element), ...(written === '' ? {} : { style: written }) }
	}
}

function resetsOf({ name }: Element, style: Style): Record<string, string> {
	return Object.fromEntries(
		Object.entries(HOST_RESETS[name] ?? {}).filter(([property]) => !style.has(property) && !isBoxed(property, style)),
	)
}

/** True for a box whose four sides are all told, which would then be told twice. */
function isBoxed(property: string, style: Style): boolean {
	return ['top', 'right', 'bottom', 'left'].every((side) => style.has(`${property}-${side}`))
}

function attributesOf({ name, attribs }: Element): Record<string, string> {
	const kept = KEPT_ATTRIBUTES[name] ?? []
	return Object.fromEntries(
		Object.entries(attribs).filter(([attribute, value]) => {
			if ((attribute === 'href' || attribute === 'src') && !KEPT_SCHEMES.test(value)) return false
			if (attribute === 'class' || attribute === 'style') return false
			return KEPT_EVERYWHERE.has(attribute) || /^(?:aria|data)-[a-z-]+$/.test(attribute) || kept.includes(attribute)
		}),
	)
}

/**
 * What depends on rules a store may not have, or must stand against one it has: themes set entries of their own tabs
 * beside each other.
 */
function settle(element: Element, style: Style): Style {
	if (element.name === 'summary') return summaryStyle(style)
	if (/^h\d$/.test(element.name) && (element.parent as Element | null)?.name === 'summary') return style.set('display', 'inline')
	if (element.name === 'img') return pictureStyle(style)
	if (element.name === 'li') style.set('display', `${style.get('display') ?? 'list-item'}!important`)
	if (style.get('position') === 'sticky') style.delete('position')
	if (!style.has('position')) for (const edge of ['top', 'right', 'bottom', 'left']) style.delete(edge)
	return style
}

/** The browser's own sign of a question that opens stays, because it follows the state. */
function summaryStyle(style: Style): Style {
	for (const name of ['display', 'list-style-type', 'justify-content', 'align-items', 'row-gap', 'column-gap']) style.delete(name)
	return style
}

/** Not every theme counts padding into the width: a picture is moved in from its edges instead. */
function pictureStyle(style: Style): Style {
	const inset = style.get('padding-top')
	if (style.get('position') !== 'absolute' || !inset || /^0(?:px|%)?$/.test(inset)) return style
	for (const side of ['top', 'right', 'bottom', 'left']) style.delete(`padding-${side}`)
	for (const edge of ['right', 'bottom']) style.delete(edge)
	for (const edge of ['top', 'left']) style.set(edge, inset)
	for (const size of ['width', 'height']) style.set(size, `calc(100% - 2*${inset})`)
	return style
}
