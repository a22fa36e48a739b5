import { DomUtils } from 'htmlparser2'
import { type Direction, directionOfText } from '../../core/locale/direction'
import { inHostUnits, substituteVariables } from './css-values'
import { expandDeclaration } from './expand-declaration'
import type { Declaration, StyleRule } from './read-rules'
import { childElements, type Element } from './tree'

/** Longhands and their values. */
export type Style = Map<string, string>
/** The style of one thing in a narrow, a middle and a wide window. */
export type Widths<T> = readonly [narrow: T, middle: T, wide: T]
export type ElementStyles = { own: Widths<Style>; before: Widths<Style>; after: Widths<Style>; direction: Direction }

/** Windows in pixels the theme is asked for; one in each range its rules tell apart. */
const WINDOWS: Widths<number> = [390, 800, 1100]

const mapWidths = <T, U>(widths: Widths<T>, change: (value: T) => U): Widths<U> => [change(widths[0]), change(widths[1]), change(widths[2])]

type Context = {
	variables: Map<string, string>
	direction: Direction
	/** Where lines begin around here: `left`, `right`, `center` or `justify`. */
	align: string
}

/** What the theme's rules make of every element, with custom properties resolved; nothing inherited but those. */
export function computeStyles(root: Element, rules: readonly StyleRule[], direction: Direction): Map<Element, ElementStyles> {
	const styles = new Map<Element, ElementStyles>()
	walk(
		root,
		mapWidths(WINDOWS, () => ({ variables: new Map(), direction, align: startOf(direction) })),
	)
	return styles

	function walk(element: Element, inherited: Widths<Context>): void {
		const turned = directionOf(element) ?? inherited[2].direction
		const matching = rules.filter((rule) => rule.matches(element))
		const at = (index: 0 | 1 | 2) => {
			const own = matching.filter((rule) => rule.from <= WINDOWS[index] && WINDOWS[index] < rule.below)
			const main = cascade(
				own.filter((rule) => !rule.pseudo),
				{ ...inherited[index], direction: turned },
				inlineOf(element),
			)
			const pseudo = (name: string) =>
				cascade(
					own.filter((rule) => rule.pseudo === name),
					{ variables: main.variables, direction: turned, align: main.align },
					[],
				)
			return { main, before: pseudo('before').style, after: pseudo('after').style }
		}
		const made = [at(0), at(1), at(2)] as const
		styles.set(element, {
			own: mapWidths(made, ({ main }) => main.style),
			before: mapWidths(made, ({ before }) => before),
			after: mapWidths(made, ({ after }) => after),
			direction: turned,
		})
		const context = mapWidths(made, ({ main }) => ({ variables: main.variables, direction: turned, align: main.align }))
		for (const child of childElements(element)) walk(child, context)
	}
}

/** Declarations in the order of the cascade → variables and longhands. */
function cascade(
	rules: readonly StyleRule[],
	context: Context,
	inline: readonly Declaration[],
): { style: Style; variables: Map<string, string>; align: string } {
	const normal = [...rules.flatMap((rule) => rule.declarations), ...inline]
	const declarations = [...normal.filter(({ important }) => !important), ...normal.filter(({ important }) => important)]
	const variables = new Map(context.variables)
	for (const { property, value } of declarations) if (property.startsWith('--')) variables.set(property, value)
	for (const [name, value] of variables) variables.set(name, substituteVariables(value, variables) ?? '')
	const style: Style = new Map()
	for (const { property, value } of declarations) {
		if (property.startsWith('--')) continue
		const known = substituteVariables(value, variables)
		if (known !== undefined)
			for (const [name, part] of expandDeclaration(property, inHostUnits(known), context.direction)) set(style, name, part)
	}
	return { style, variables, align: alignOf(style, context) }
}

/** Where an element's lines begin; what is to match its parent is put in words every store's filter knows. */
function alignOf(style: Style, context: Context): string {
	const told = style.get('text-align')
	if (told === 'match-parent') style.set('text-align', context.align)
	if (told === 'start') return startOf(context.direction)
	return told === undefined || told === 'match-parent' ? context.align : told
}

const startOf = (direction: Direction) => (direction === 'rtl' ? 'right' : 'left')

/** Sets a longhand as the last word on it; a side's border takes the place of the colour set for all. */
function set(style: Style, name: string, value: string): void {
	if (/^border-(?:top|right|bottom|left)$/.test(name)) style.delete('border-color')
	style.delete(name)
	style.set(name, value)
}

function inlineOf(element: Element): Declaration[] {
	return (element.attribs.style ?? '').split(';').flatMap((entry) => {
		const [property = '', value] = entry.split(/:(.*)/s)
		return value === undefined ? [] : [{ property: property.trim(), value: value.trim(), important: false }]
	})
}

function directionOf(element: Element): Direction | undefined {
	const told = element.attribs.dir
	if (told === 'auto') return directionOfText(DomUtils.textContent(element))
	return told === 'rtl' || told === 'ltr' ? told : undefined
}
