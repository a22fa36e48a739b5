import type { Style, Widths } from './compute-styles'
import { splitOutside } from './css-values'

/** The widths of a store's column, in pixels, from which the themes' middle and wide layouts stand in it. */
export const MIDDLE_PX = 520
export const WIDE_PX = 680

const LENGTH = /^(?:-?[\d.]+(?:px|em|%|cqi|vh)|0|(?:calc|min|max|clamp)\(.*\))$/
/** What stands where a width declares nothing. */
const INITIAL: Record<string, string> = { 'font-size': '1em' }
const ZERO = /^(?:margin|padding)-|^(?:row|column)-gap$|^min-(?:width|height)$/
const BORDER = /^border-(?:top|right|bottom|left)$/
/** Widths that differ are settled by the narrow one: a shape that fits a phone fits everywhere. */
const BY_NARROW = new Set(['aspect-ratio', 'position'])

/** The narrowest column of a text that runs in several where there is room. */
const COLUMN = '260px'

const length = (value: string) => (value === '0' ? '0px' : value)

/**
 * `narrow` in columns below `at` pixels, `wide` from there on, in one value and without a query: each side is held down
 * by a length that is far below zero in the other's columns.
 */
export function switchAt(narrow: string, wide: string, at: number): string {
	return `max(min(${length(narrow)},(${at}px - 100cqi)*999),min(${length(wide)},(100cqi - ${at}px)*999))`
}

/** The full width of the container while it is narrower than `at` pixels, else `wide`. */
export function fullBelow(wide: string, at: number, narrow = '100%'): string {
	return `max(${length(wide)},min(${narrow},(${at}px - 100%)*999))`
}

/** One style for all windows; undefined values are left out. */
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

/** A border that only some windows have is as thick as nothing in the others. */
function border(narrow: string | undefined, wide: string | undefined, at: number): string {
	const [first, second] = [narrow, wide].map((value) => splitOutside(value ?? '0', ' '))
	const [, ...drawn] = (second?.length ?? 0) > 1 ? (second ?? []) : (first ?? [])
	if (drawn.length === 0) return '0'
	return [switchAt(first?.[0] ?? '0', second?.[0] ?? '0', at), ...drawn].join(' ')
}
