import type { Style } from './compute-styles'
import { isKeptDeclaration } from './kept-markup'

const SIDES = ['top', 'right', 'bottom', 'left'] as const
/** Values that say what is the case anyway. */
const EMPTY: Readonly<Record<string, string>> = {
	'background-image': 'none',
	'flex-direction': 'row',
	'flex-grow': '0',
	'flex-shrink': '1',
	'flex-basis': 'auto',
	'grid-column-start': 'auto',
	'grid-column-end': 'auto',
	'grid-row-start': 'auto',
	'grid-row-end': 'auto',
	'min-width': '0',
	'row-gap': '0px',
	'column-gap': '0px',
	'align-items': 'stretch',
	'justify-content': 'normal',
	'grid-template-rows': 'none',
	'grid-template-columns': 'none',
}

/** A style → the text of a `style` attribute, of nothing but what stores keep; quotes are single, because filters see `&quot;` as an attack. */
export function writeStyle(style: Style): string {
	const written = boxed(boxed(style, 'margin'), 'padding')
	return [...written]
		.map(([property, value]) => [property, value.replaceAll('"', "'")] as const)
		.filter(([property, value]) => EMPTY[property] !== value && isKeptDeclaration(property, value))
		.map(([property, value]) => `${property}:${value}`)
		.join(';')
}

/** The style with all four sides of a box in one declaration, when all are told; the whole stands before single sides. */
function boxed(style: Style, box: 'margin' | 'padding'): Style {
	const values = SIDES.map((side) => style.get(`${box}-${side}`))
	if (values.some((value) => value === undefined)) return style
	const [top, right, bottom, left] = values
	const all = top === bottom && right === left ? (top === right ? [top] : [top, right]) : values
	const rest = [...style].filter(([property]) => property !== box && !property.startsWith(`${box}-`))
	return new Map([...rest, [box, all.join(' ')]])
}
