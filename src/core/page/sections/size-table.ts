import { empty } from './section-input'
import { sectionKind } from './section-kind'
import { tableShape } from './shapes'
import { statedTable } from './stated-table'

/** Sizes and what is stated for each. */
export const sizeTable = sectionKind({
	props: tableShape,
	empty: () => ({ heading: empty(), columns: [], rows: [] }),
	lists: { rows: () => ({ name: empty(), values: [] }) },
	layouts: ['table', 'cards'],
	heading: 'sizeTable',
	place: 90,
	quoted: true,
	compose: (from) => statedTable(from, 'sizeTable'),
})
