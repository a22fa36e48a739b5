import { arrangeBands, type Band } from './arrange-bands'
import type { Style } from './compute-styles'
import { fullBelow, MIDDLE_PX } from './fit-widths'
import { readTracks, type Track } from './grid-tracks'
import { drop, type Fitted, inOrder, type Layout, narrowOf, PLACES, sortChildren, takesAll, wideOf } from './placement'
import { childElements, type Element, readElement, setChildren } from './tree'

const gapOf = (style: Style) => inPixels(style.get('column-gap') ?? '0')
/** A bare nought is a number, which no sum of lengths may hold. */
const inPixels = (value: string) => (value === '0' ? '0px' : value)

/** The narrowest of several equal columns, in pixels. */
const LEAST_OF_MANY_PX = 210

/**
 * Equal columns: as many as the theme's wide layout while there is room for them, else its middle one's, else the
 * phone's.
 */
export function fillColumns(layout: Layout, [few, some, many]: readonly [few: number, some: number, many: number]): void {
	sortChildren(layout)
	const { element, style, narrow, wide, threshold, fitted } = layout
	const column = (count: number, gap: string) => (count === 1 ? '100%' : `${Number((100 / count).toFixed(3))}% - ${gap}`)
	const below = (at: number, count: number, gap: string) => `min(${column(count, gap)},(${at}px - 100%)*999)`
	const wideAt = Math.max(threshold, many * LEAST_OF_MANY_PX)
	const steps =
		few < some && some < many
			? [below(wideAt, some, gapOf(wide)), below(Math.min(threshold, MIDDLE_PX), few, gapOf(narrow))]
			: [below(wideAt, few, gapOf(narrow))]
	style.set('grid-template-columns', `repeat(auto-fill,minmax(max(${[column(many, gapOf(wide)), ...steps].join(',')}),1fr))`)
	style.set('column-gap', gapOf(wide))
	for (const child of childElements(element)) {
		const all = takesAll(wideOf(layout.styles, child))
		drop(PLACES, [child], fitted)
		if (all) fitted.get(child)?.set('grid-column-start', '1').set('grid-column-end', '-1')
	}
}

/** A row that is a grid on a phone: its entries wrap there. */
export function wrapRow({ element, style, styles, narrow, wide, threshold, fitted }: Layout): void {
	style.set('flex-wrap', 'wrap')
	const count = readTracks(narrow.get('grid-template-columns'))?.length ?? 1
	for (const child of childElements(element)) {
		const style = fitted.get(child)
		if (!style) continue
		const whole =
			count === 1 ||
			narrowOf(styles, child)?.get('grid-column-end')?.startsWith('span') ||
			narrowOf(styles, child)?.get('grid-column-start')?.startsWith('span')
		const basis = wideOf(styles, child)?.get('flex-basis') ?? '0px'
		style.set(
			'flex-basis',
			fullBelow(basis === 'auto' ? '0px' : basis, threshold, whole ? '100%' : `${Number((100 / count).toFixed(3))}% - ${gapOf(wide)}`),
		)
		style.set('max-width', '100%')
	}
}

/** Columns of different width: boxes that stand side by side while there is room, else below each other. */
export function wrapColumns(layout: Layout, tracks: readonly Track[]): void {
	const { element, style, styles, fitted, wide } = layout
	const children = inOrder(childElements(element), (child) => wideOf(styles, child))
	const bands = arrangeBands(children, (child) => wideOf(styles, child), tracks.length)
	const [only] = bands
	drop(PLACES, children, fitted)
	const row: Style = new Map([...rowOf(layout), ['align-items', wide.get('align-items') ?? 'stretch']])
	if (bands.length === 1 && only) {
		for (const name of ['grid-template-columns', 'grid-template-rows', 'flex-direction']) style.delete(name)
		for (const [name, value] of row) style.set(name, value)
		if (isReversed(children, layout)) style.set('flex-wrap', 'wrap-reverse')
		setChildren(element, columnsOf(only, tracks, layout))
		return
	}
	for (const name of ['grid-template-columns', 'grid-template-rows', 'align-items']) style.delete(name)
	style.set('display', 'flex').set('flex-direction', 'column')
	setChildren(
		element,
		bands.flatMap((band) => {
			if (band.length === 1 && band[0]?.length === 1) return band[0]
			const box = readElement('<div></div>')
			fitted.set(box, new Map(row))
			setChildren(box, columnsOf(band, tracks, layout))
			return [box]
		}),
	)
}

/** Rows are only there while columns stand below each other: their distance is the phone's. */
function rowOf({ style, narrow, wide }: Layout): [string, string][] {
	return [
		['display', 'flex'],
		['flex-wrap', 'wrap'],
		['row-gap', narrow.get('row-gap') ?? style.get('row-gap') ?? '0px'],
		['column-gap', gapOf(wide)],
	]
}

/** True when the phone shows the two columns the other way round. */
function isReversed(children: readonly Element[], { element, styles }: Layout): boolean {
	const narrow = inOrder(childElements(element), (child) => narrowOf(styles, child))
	return children.length === 2 && children[0] === narrow[1]
}

/** Each column as one element that grows by its share. */
function columnsOf(band: Band, tracks: readonly Track[], { fitted, threshold, wide }: Layout): Element[] {
	return band.map((column, index) => {
		const [single] = column
		const box = column.length === 1 && single ? single : boxOf(column, fitted, wide)
		const style = fitted.get(box) ?? new Map<string, string>()
		fitted.set(box, style)
		const { share, least } = (band.length === tracks.length ? tracks[index] : undefined) ?? { share: 1, least: undefined }
		style.set('flex-grow', String(share || (least ? 0 : 1)))
		style.set('flex-shrink', '1')
		style.set('flex-basis', fullBelow(share > 0 ? '0px' : (least ?? '0px'), threshold))
		style.set('min-width', share > 0 && least ? `min(${least},100%)` : '0px').set('max-width', style.get('max-width') ?? '100%')
		if (style.get('height') === '100%' || wide.get('align-items') === undefined) style.delete('height')
		return box
	})
}

function boxOf(column: readonly Element[], fitted: Fitted, wide: Style): Element {
	const box = readElement('<div></div>')
	const rows = wide.get('grid-template-rows') ?? ''
	const centred = /^1fr .* 1fr$/.test(rows)
	fitted.set(
		box,
		new Map([
			['display', 'flex'],
			['flex-direction', 'column'],
			...(centred ? ([['justify-content', 'center']] as const) : []),
			['row-gap', wide.get('row-gap') ?? '0px'],
		]),
	)
	setChildren(box, column)
	return box
}
