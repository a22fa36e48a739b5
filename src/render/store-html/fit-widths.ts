import type { Style, Widths } from './compute-styles'
import { splitOutside } from './css-values'

/** From these widths of a store's column on, in pixels, a page is shown in the theme's middle and wide layouts. */
export const MIDDLE_PX = 520
export const WIDE_PX = 680

const LENGTH = /^(?:-?[\d.]+(?:px|em|%|cqi|vh)|0|(?:calc|min|max|clamp)\(.*\))$/
/** The value of a property that a width does not declare. */
const INITIAL: Record<string, string> = { 'font-size': '1em' }
const ZERO = /^(?:margin|padding)-|^(?:row|column)-gap$|^min-(?:width|height)$/
const BORDER = /^border-(?:top|right|bottom|left)$/
/** Where the widths differ, the narrow one's value is used for all: a shape that fits a phone fits everywhere. */
const BY_NARROW = new Set(['aspect-ratio', 'position'])

/** Least width of a column where a text is set in several. */
const COLUMN = '260px'

const length = (value: string) => (value === '0' ? '0px' : value)

/**
 * One CSS value that is `narrow` in columns below `at` pixels and `wide` from there on, without a media query: on the
 * other's side of `at`, `min()` makes each of the two a length far below zero, which `max()` then ignores.
 */
export function switchAt(narrow: string, wide: string, at: number): string {
	return `max(min(${length(narrow)},(${at}px - 100cqi)*999),min(${length(wide)},(100cqi - ${at}px)*999))`
}

/** The full width of the container while it is narrower than `at` pixels, else `wide`. */
export function fullBelow(wide: string, at: number, narrow = '100%'): string {
	return `max(${length(wide)},min(${narrow},(${at}px - 100%)*999))`
}

/** One style for all widths; undefined values are left out. */
export function fitWidths([narrow, middle, wide]: Widths<Style>): Style {
	const fitted: Style = new Map()
	for (const name of new Set([...narrow.keys(), ...wide.keys()])) {
		const at = middle.get(name) === wide.get(name) ? MIDDLE_PX : WIDE_PX
		const value = fit(name, narrow.get(name), wide.get(name), at)
		if (value !== undefined) fitted.set(name, value)
	}
	return fitted
}

function fit(name: string, narrow: string | undefined, wide: string | undefined, at: number): string | undefined {
	if (narrow === wide) return wide
	if (BORDER.test(name)) return border(narrow, wide, at)
	if (BY_NARROW.has(name)) return narrow
	if (name === 'columns' && narrow === undefined && wide !== undefined) return `${wide} ${COLUMN}`
	const initial = INITIAL[name] ?? (ZERO.test(name) ? '0px' : undefined)
	const [first, second] = [narrow ?? initial, wide ?? initial]
	if (first === undefined || second === undefined) return /^max-/.test(name) ? undefined : second
	return LENGTH.test(first) && LENGTH.test(second) ? switchAt(first, second, at) : second
}

/** A border that only some widths have is 0 px thick in the others. */
function border(narrow: string | undefined, wide: string | undefined, at: number): string {
	const [first, second] = [narrow, wide].map((value) => splitOutside(value ?? '0', ' '))
	const [, ...drawn] = (second?.length ?? 0) > 1 ? (second ?? []) : (first ?? [])
	if (drawn.length === 0) return '0'
	return [switchAt(first?.[0] ?? '0', second?.[0] ?? '0', at), ...drawn].join(' ')
}
