import type { Direction } from '../../core/locale/direction'
import { splitOutside } from './css-values'

type Longhands = [property: string, value: string][]

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** One to four values of a box → one for each side, clockwise from the top. */
function boxValues(value: string): [string, string, string, string] {
	const [top = '0', right = top, bottom = top, left = right] = splitOutside(value, ' ')
	return [top, right, bottom, left]
}

const BOXES: Record<string, (side: string) => string> = {
	margin: (side) => `margin-${side}`,
	padding: (side) => `padding-${side}`,
	inset: (side) => side,
	border: (side) => `border-${side}`,
}
const LOGICAL = /^(margin|padding|inset|border)-(block|inline)(?:-(start|end))?$/

function sidesOf(axis: string, edge: string | undefined, direction: Direction): readonly string[] {
	const pair = axis === 'block' ? ['top', 'bottom'] : direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
	return edge === undefined ? pair : pair.slice(edge === 'start' ? 0 : 1, edge === 'start' ? 1 : 2)
}

function logical(property: string, value: string, direction: Direction): Longhands | undefined {
	const [, box = '', axis = '', edge] = LOGICAL.exec(property) ?? []
	const name = BOXES[box]
	if (!name) return undefined
	const [first = value, second = first] = box === 'border' ? [value] : splitOutside(value, ' ')
	return sidesOf(axis, edge, direction).map((side, index) => [name(side), index === 0 ? first : second])
}

/** `font` → its parts. */
function font(value: string): Longhands {
	const PARTS = ['font-style', 'font-weight', 'font-size', 'line-height', 'font-family'] as const
	if (value === 'inherit') return PARTS.map((part) => [part, value])
	const words = splitOutside(value, ' ')
	const at = words.findIndex((word) => /^(?:[\d.]+[a-z%]+|(?:clamp|calc|min|max)\()/.test(word))
	const before = words.slice(0, at)
	// `size/line-height` holds no space, and a size may be a function with a division of its own.
	const [size = '1em', line = 'normal'] = splitOutside(words[at] ?? '', '/')
	return [
		['font-style', before.find((word) => word === 'italic') ?? 'normal'],
		['font-weight', before.find((word) => /^(?:\d+|bold)$/.test(word)) ?? 'normal'],
		['font-size', size],
		['line-height', line],
		['font-family', words.slice(at + 1).join(' ')],
	]
}

function flex(value: string): Longhands {
	const known: Record<string, string> = { none: '0 0 auto', auto: '1 1 auto' }
	const words = splitOutside(known[value] ?? value, ' ')
	const numbers = words.filter((word) => /^[\d.]+$/.test(word))
	const basis = words.find((word) => !/^[\d.]+$/.test(word)) ?? '0px'
	return [
		['flex-grow', numbers[0] ?? '1'],
		['flex-shrink', numbers[1] ?? '1'],
		['flex-basis', basis],
	]
}

/** `background` → its colour and, when it is a single one, its gradient: a filter keeps no more of it. */
function background(value: string): Longhands {
	const words = splitOutside(value, ',').flatMap((layer) => splitOutside(layer, ' '))
	const gradients = words.filter((word) => word.includes('-gradient('))
	const color = words.find((word) => /^(?:#[\da-f]{3,8}|transparent|inherit|currentcolor)$/i.test(word)) ?? 'transparent'
	const plain = gradients.length === 1 && !value.includes('no-repeat')
	return [
		['background-color', color],
		['background-image', plain ? (gradients[0] ?? 'none') : 'none'],
	]
}

function gridArea(value: string): Longhands {
	const [row = 'auto', column = 'auto', rowEnd = 'auto', columnEnd = 'auto'] = splitOutside(value, '/')
	return [...line('row', `${row}/${rowEnd}`), ...line('column', `${column}/${columnEnd}`)]
}

function line(axis: 'row' | 'column', value: string): Longhands {
	const [start = 'auto', end = 'auto'] = splitOutside(value, '/')
	return [
		[`grid-${axis}-start`, start],
		[`grid-${axis}-end`, end],
	]
}

function gridTemplate(value: string): Longhands {
	const [rows = 'none', columns = 'none'] = splitOutside(value, '/')
	return [
		['grid-template-rows', rows],
		['grid-template-columns', columns],
	]
}

function gap(value: string): Longhands {
	const [row = '0px', column = row] = splitOutside(value, ' ')
	return [
		['row-gap', row],
		['column-gap', column],
	]
}

const SHORTHANDS: Record<string, (value: string) => Longhands> = {
	font,
	flex,
	background,
	gap,
	'grid-area': gridArea,
	'grid-template': gridTemplate,
	'grid-column': (value) => line('column', value),
	'grid-row': (value) => line('row', value),
	'list-style': (value) => [['list-style-type', value]],
	overflow: (value) => [['overflow', value === 'clip' ? 'hidden' : value]],
	'overflow-x': (value) => (value === 'auto' ? [['overflow', value]] : []),
	border: (value) => SIDES.map((side) => [`border-${side}`, value]),
}

/**
 * A declaration → the longhands it stands for, in physical sides: what stores' filters keep, and what later rules can
 * override one by one. Values hold no `var()` any more.
 */
export function expandDeclaration(property: string, value: string, direction: Direction): Longhands {
	const turned = logical(property, value, direction)
	if (turned) return turned
	if (property === 'margin' || property === 'padding' || property === 'inset') {
		const values = boxValues(value)
		return SIDES.map((side, index) => [BOXES[property]?.(side) ?? side, values[index] ?? '0'])
	}
	if (property === 'text-align' && /^(?:start|end)$/.test(value)) {
		return [[property, (value === 'start') === (direction === 'ltr') ? 'left' : 'right']]
	}
	return SHORTHANDS[property]?.(value) ?? [[property, value]]
}
