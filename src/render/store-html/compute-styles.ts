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
	variables: ReadonlyMap<string, string>
	direction: Direction
	/** Where lines begin around here: `left`, `right`, `center` or `justify`. */
	align: string
}
type Cascaded = { style: Style; variables: ReadonlyMap<string, string>; align: string }
type InWindow = { context: Context; main: Style; before: Style; after: Style }

/** What the theme's rules make of every element, with custom properties resolved; nothing inherited but those. */
export function computeStyles(root: Element, rules: readonly StyleRule[], direction: Direction): Map<Element, ElementStyles> {
	const styles = new Map<Element, ElementStyles>()
	const longhands = expandOnce()
	const outside: Context = { variables: new Map(), direction, align: startOf(direction) }
	walk(root, [outside, outside, outside])
	return styles

	function walk(element: Element, inherited: Widths<Context>): void {
		const turned = directionOf(element) ?? inherited[2].direction
		const inline = inlineOf(element)
		const matching = rules.filter((rule) => rule.matches(element))
		const rulesAt = mapWidths(WINDOWS, (width) => matching.filter((rule) => rule.from <= width && width < rule.below))
		const at = (index: 0 | 1 | 2): InWindow => {
			const own = rulesAt[index]
			const of = (pseudo: StyleRule['pseudo']) => own.filter((rule) => rule.pseudo === pseudo).flatMap((rule) => rule.declarations)
			const main = cascade([...of(undefined), ...inline], inherited[index].align, {
				variables: inherited[index].variables,
				direction: turned,
			})
			const context = { variables: main.variables, direction: turned, align: main.align }
			const pseudo = (name: 'before' | 'after') => cascade(of(name), main.align, context).style
			return { context, main: main.style, before: pseudo('before'), after: pseudo('after') }
		}
		// Most elements look alike in every window: what is the same from its parent down is worked out once.
		const after = (made: InWindow, from: 0 | 1, index: 1 | 2) =>
			inherited[from] === inherited[index] && isSame(rulesAt[from], rulesAt[index]) ? copyOf(made) : at(index)
		const narrow = at(0)
		const middle = after(narrow, 0, 1)
		const made = [narrow, middle, after(middle, 1, 2)] as const
		styles.set(element, {
			own: mapWidths(made, ({ main }) => main),
			before: mapWidths(made, ({ before }) => before),
			after: mapWidths(made, ({ after: behind }) => behind),
			direction: turned,
		})
		const contexts = mapWidths(made, ({ context }) => context)
		for (const child of childElements(element)) walk(child, contexts)
	}

	/** Declarations in the order of the cascade → variables and longhands. */
	function cascade(normal: readonly Declaration[], align: string, around: Omit<Context, 'align'>): Cascaded {
		const declarations = [...normal.filter(({ important }) => !important), ...normal.filter(({ important }) => important)]
		const variables = withOwn(around.variables, declarations)
		const style: Style = new Map()
		for (const { property, value } of declarations) {
			if (property.startsWith('--')) continue
			const known = substituteVariables(value, variables)
			if (known !== undefined) for (const [name, part] of longhands(property, known, around.direction)) set(style, name, part)
		}
		return { style, variables, align: alignOf(style, { ...around, align }) }
	}
}

const isSame = (one: readonly StyleRule[], other: readonly StyleRule[]) =>
	one.length === other.length && one.every((rule, index) => rule === other[index])

/** The same with styles of its own, as later steps change them window by window. */
function copyOf({ context, main, before, after }: InWindow): InWindow {
	return { context, main: new Map(main), before: new Map(before), after: new Map(after) }
}

/** The custom properties around an element with its own over them; those around hold no `var()` any more. */
function withOwn(around: ReadonlyMap<string, string>, declarations: readonly Declaration[]): ReadonlyMap<string, string> {
	const own = declarations.filter(({ property }) => property.startsWith('--'))
	if (own.length === 0) return around
	const variables = new Map(around)
	for (const { property, value } of own) variables.set(property, value)
	for (const { property } of own) variables.set(property, substituteVariables(variables.get(property) ?? '', variables) ?? '')
	return variables
}

/** Expands each declaration of a page once: the same ones stand at many elements. */
function expandOnce() {
	const known = new Map<string, ReturnType<typeof expandDeclaration>>()
	return (property: string, value: string, direction: Direction) => {
		const key = `${direction} ${property}:${value}`
		const expanded = known.get(key) ?? expandDeclaration(property, inHostUnits(value), direction)
		known.set(key, expanded)
		return expanded
	}
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
