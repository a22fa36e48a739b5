import type { Style } from './compute-styles'
import { splitOutside } from './css-values'
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

/** A family's name that needs no quotes: words that begin as identifiers do. */
const PLAIN_NAME = /^-?[a-z_][\w-]*(?: [a-z_][\w-]*)*$/i

/**
 * Families without quotes, which make WordPress drop the whole list; a name that cannot be written without is left out.
 */
function plainFamilies(value: string): string {
	return splitOutside(value, ',')
		.map((name) => name.replace(/^(["'])(.*)\1$/, '$2'))
		.filter((name) => PLAIN_NAME.test(name))
		.join(',')
}

/**
 * A style → the text of a `style` attribute, of nothing but what stores keep; without quotes, which filters see as an
 * attack.
 */
export function writeStyle(style: Style): string {
	const written = boxed(boxed(style, 'margin'), 'padding')
	return [...written]
		.map(([property, value]) => [property, property === 'font-family' ? plainFamilies(value) : value] as const)
		.filter(([property, value]) => value !== '' && EMPTY[property] !== value && isKeptDeclaration(property, value))
		.map(([property, value]) => `${property}:${value}`)
		.join(';')
}

/**
 * The style with all four sides of a box in one declaration, when all are told; the whole stands before single sides.
 */
function boxed(style: Style, box: 'margin' | 'padding'): Style {
	const values = SIDES.map((side) => style.get(`${box}-${side}`))
	if (values.some((value) => value === undefined)) return style
	const [top, right, bottom, left] = values
	const all = top === bottom && right === left ? (top === right ? [top] : [top, right]) : values
	const rest = [...style].filter(([property]) => property !== box && !property.startsWith(`${box}-`))
	return new Map([...rest, [box, all.join(' ')]])
}
