import type { ElementStyles, Style, Widths } from './compute-styles'
import { splitOutside } from './css-values'
import { readTracks } from './grid-tracks'
import { childElements, type Element, elementsOf, readElement, replace, setChildren } from './tree'

type Styles = Map<Element, ElementStyles>

const wide = (styles: Styles, element: Element): Style => styles.get(element)?.own[2] ?? new Map()

/** Gives an element's styles to the one that takes its place, changed. */
function inherit(styles: Styles, from: Element, to: Element, change: (style: Style) => Style): void {
	const own = styles.get(from)
	if (!own) return
	const [a, b, c] = own.own
	styles.set(to, { ...own, own: [change(a), change(b), change(c)] })
}

/**
 * Takes out what no store keeps and puts in its place what says the same: pictures without sources, drawings as plain
 * shapes. Every element keeps the style it had.
 */
export function plainElements(root: Element, styles: Styles): void {
	for (const element of elementsOf(root)) {
		if (element.name === 'picture') {
			const image = childElements(element).find(({ name }) => name === 'img')
			if (image) replace(element, image)
			else element.children = []
		} else if (element.name === 'svg') replaceDrawing(element, styles)
		else if (saysNothingElsewhere(element, styles)) {
			closePlace(element.parent as Element, styles)
			replace(element)
		}
	}
	for (const element of elementsOf(root)) {
		brightenGround(element, styles)
		narrowCells(element, styles)
	}
}

/** A table of so many columns fits a phone inside a shop's margins, with cells as narrow as their words. */
const FEW_COLUMNS = 3

function narrowCells(table: Element, styles: Styles): void {
	if (table.name !== 'table') return
	const cells = elementsOf(table).filter(({ name }) => name === 'th' || name === 'td')
	const [first] = cells
	if (!first || childElements(first.parent as Element).length > FEW_COLUMNS) return
	for (const cell of cells) for (const style of styles.get(cell)?.own ?? []) style.delete('min-width')
}

/** A sign laid over a picture, as the numbers of its points: no store keeps its place; elsewhere it says nothing. */
function saysNothingElsewhere(element: Element, styles: Styles): boolean {
	const own = wide(styles, element)
	return element.attribs['aria-hidden'] === 'true' && own.get('position') === 'absolute' && own.has('left') && own.has('top')
}

/** An entry moves into the place it kept for a sign at its edge. */
function closePlace(entry: Element, styles: Styles): void {
	if (entry.name !== 'li') return
	for (const style of styles.get(entry)?.own ?? []) for (const kept of ['padding-left', 'padding-right', 'min-height']) style.delete(kept)
}

function replaceDrawing(svg: Element, styles: Styles): void {
	const kind = svg.attribs.class ?? ''
	if (kind.includes('vt-none')) dropPlace(svg)
	else if (wide(styles, svg).get('display') === 'none') replace(svg)
	else if (kind.includes('vt-arrow')) {
		replace(svg, readElement(`<span aria-hidden="true">${arrowOf(kind, styles.get(svg)?.direction === 'rtl')}</span>`))
	} else if (kind.includes('vt-star')) {
		const star = readElement('<span aria-hidden="true">★ </span>')
		inherit(styles, svg, star, (style) => new Map([['color', style.get('fill') ?? 'currentColor']]))
		replace(svg, star)
	} else if (!kind.includes('vt-rule') && !standsBeside(svg, styles)) replace(svg)
	else if (/vt-(?:check|cross)/.test(kind)) {
		const mark = readElement(`<span aria-hidden="true">${kind.includes('vt-cross') ? '✕' : '✓'}</span>`)
		inherit(styles, svg, mark, (style) => new Map([...MARK, ['color', strokeOf(style)]]))
		replace(svg, mark)
	} else {
		const isRule = kind.includes('vt-rule')
		const shape = readElement(isRule ? '<div aria-hidden="true"></div>' : '<span aria-hidden="true"></span>')
		inherit(styles, svg, shape, isRule ? asLine : asDot)
		replace(svg, shape)
	}
}

/** True where what follows a drawing stands beside it: a dot on a line of its own says nothing. */
function standsBeside(svg: Element, styles: Styles): boolean {
	const parent = wide(styles, svg.parent as Element)
	if (parent.get('display') === 'grid') return (readTracks(parent.get('grid-template-columns'))?.length ?? 1) > 1
	return /^(?:inline-)?flex$/.test(parent.get('display') ?? '') && !parent.get('flex-direction')?.startsWith('column')
}

function arrowOf(kind: string, rtl: boolean): string {
	if (kind.includes('vt-up')) return '↑'
	if (kind.includes('vt-down')) return '↓'
	return rtl ? '←' : '→'
}

/** Nothing stands for a picture that could not be had: its ground goes with it. */
function dropPlace(drawing: Element): void {
	const place = drawing.parent as Element | null
	if (place?.name === 'figure' || place?.name === 'li') replace(place)
	else replace(drawing)
}

const strokeOf = (style: Style) => style.get('stroke') ?? 'currentColor'

/** A drawn rule as a line of its width and colour. */
function asLine(style: Style): Style {
	const kept = [...style].filter(([name]) => /^(?:margin-|width|max-width)/.test(name))
	return new Map([...kept, ['border-top', `1px solid ${strokeOf(style)}`]])
}

const MARK = [
	['display', 'block'],
	['flex-shrink', '0'],
	['font-weight', '700'],
] as const

/** A sign as a dot of its colour. */
function asDot(style: Style): Style {
	return new Map([
		['display', 'block'],
		['width', '10px'],
		['height', '10px'],
		['margin-top', '9px'],
		['flex-shrink', '0'],
		['flex-grow', '0'],
		['border-radius', '50%'],
		['background-color', strokeOf(style)],
	])
}

/** Pictures on white are blended into their ground, which no filter lets through: the ground becomes white instead. */
function brightenGround(element: Element, styles: Styles): void {
	if (element.name !== 'img') return
	const own = wide(styles, element)
	const ground = element.parent as Element | null
	if (own.get('mix-blend-mode') !== 'multiply' || own.get('position') !== 'absolute' || !ground) return
	for (const style of styles.get(ground)?.own ?? []) {
		style.set('background-color', '#ffffff')
		style.delete('background-image')
	}
}

/** Counters a list's entries are numbered by, with what stands behind the number. */
const COUNTER = /^counter\(\s*[\w-]+\s*(?:,\s*([\w-]+)\s*)?\)(?:\s*"([^"<&]*)")?$/

/**
 * What the theme draws before and after elements, as elements. Drawings that are turned, but for a tick, and signs that
 * follow a state are left out.
 */
export function drawPseudoElements(root: Element, styles: Styles): void {
	for (const element of elementsOf(root)) {
		const own = styles.get(element)
		if (!own || element.name === 'summary') continue
		for (const which of ['before', 'after'] as const) {
			const content = own[which][2].get('content')
			const text = contentOf(content, element)
			if (which === 'before' && text === undefined && COUNTER.test(content ?? '')) dropFirstColumn(own)
			if (text === '' && own[which].every(isTick)) addTick(element, own[which], styles)
			if (text === undefined || own[which].some((style) => style.has('rotate') || style.get('display') === 'none')) continue
			const box = readElement('<span aria-hidden="true"></span>')
			if (text !== '') setChildren(box, readElement(`<span>${text}</span>`).children)
			styles.set(box, { ...own, own: own[which] })
			setChildren(element, which === 'before' ? [box, ...element.children] : [...element.children, box])
		}
	}
}

/** Two sides of a box that is turned, as themes draw a tick; one laid over something says nothing elsewhere. */
function isTick(style: Style): boolean {
	return style.has('rotate') && style.get('position') !== 'absolute' && style.get('display') !== 'none'
}

function addTick(element: Element, drawn: Widths<Style>, styles: Styles): void {
	const tick = readElement('<span aria-hidden="true">✓</span>')
	const tickOf = (style: Style): Style => new Map([...MARK, ['color', style.get('border-bottom-color') ?? 'currentColor']])
	const [narrow, middle, wide] = drawn
	const around = styles.get(element)
	if (around) styles.set(tick, { ...around, own: [tickOf(narrow), tickOf(middle), tickOf(wide)] })
	setChildren(element, [tick, ...element.children])
}

/** A row that is no entry of a list is not numbered: what follows moves up into the number's column. */
function dropFirstColumn({ own }: ElementStyles): void {
	for (const style of own) {
		const columns = splitOutside(style.get('grid-template-columns') ?? '', ' ')
		if (style.get('display') === 'grid' && columns.length > 1) style.set('grid-template-columns', columns.slice(1).join(' '))
	}
}

function contentOf(content: string | undefined, element: Element): string | undefined {
	const [, quoted] = /^"([^"<&]*)"$/.exec(content ?? '') ?? []
	if (quoted !== undefined) return quoted
	const counter = COUNTER.exec(content ?? '')
	const entry = entryOf(element)
	if (!counter || !entry?.parent) return undefined
	const place = childElements(entry.parent as Element).indexOf(entry) + 1
	return `${String(place).padStart(counter[1] === 'decimal-leading-zero' ? 2 : 1, '0')}${counter[2] ?? ''}`
}

/** The entry of a list that an element is, or stands in. */
function entryOf(element: Element): Element | undefined {
	for (let at: Element | null = element; at; at = at.parent as Element | null) if (at.name === 'li') return at
	return undefined
}
