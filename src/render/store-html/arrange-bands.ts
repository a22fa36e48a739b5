import type { Style } from './compute-styles'
import type { Element } from './tree'

/**
 * What stands side by side: for each column its elements from top to bottom; one column for what takes the whole width.
 */
export type Band = Element[][]

type Place = { column: number | undefined; columns: number; tall: boolean }

function placeOf(style: Style | undefined, count: number): Place {
	const number = (name: string) => Number.parseInt(style?.get(name) ?? '', 10)
	const start = number('grid-column-start')
	const end = number('grid-column-end')
	const rowSpan = number('grid-row-end') - number('grid-row-start')
	const span = /^span (\d+)$/.exec(style?.get('grid-column-end') ?? '')?.[1]
	const columns = end === -1 ? count - (start || 1) + 1 : end > start ? end - start : Number(span ?? 1)
	return {
		column: start > 0 ? start - 1 : undefined,
		columns,
		tall: rowSpan > 1 || style?.get('grid-row-end')?.startsWith('span') === true,
	}
}

/**
 * Children of a grid with `count` columns, in the order they are laid out → bands of columns. A grid whose children
 * name their places is told by its columns; rows inside a column keep their order, as they do on a phone.
 */
export function arrangeBands(children: readonly Element[], styleOf: (child: Element) => Style | undefined, count: number): Band[] {
	const places = new Map(children.map((child) => [child, placeOf(styleOf(child), count)]))
	const taken = new Set([...places.values()].filter(({ tall, columns }) => tall && columns < count).map(({ column }) => column))
	const named = [...places.values()].some(({ column, columns }) => column !== undefined && columns < count)
	const bands: Band[] = []
	let open: Band | undefined
	let cursor = 0
	for (const child of children) {
		const place = places.get(child) ?? { column: undefined, columns: 1, tall: false }
		if (place.columns >= count) {
			bands.push([[child]])
			open = undefined
			cursor = 0
			continue
		}
		while (place.column === undefined && taken.has(cursor) && cursor < count) cursor++
		if (cursor >= count) {
			cursor = 0
			if (!named) open = undefined
			while (named && taken.has(cursor)) cursor++
		}
		if (!open) {
			open = Array.from({ length: count }, () => [])
			bands.push(open)
		}
		const column = place.column ?? cursor
		open[Math.min(column, count - 1)]?.push(child)
		if (place.column === undefined) cursor++
	}
	return bands.map((band) => band.filter((column) => column.length > 0))
}
