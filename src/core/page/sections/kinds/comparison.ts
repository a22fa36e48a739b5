import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { tableShape } from '../shapes'
import { statedTable } from '../stated-table'

/**
 * The product's own variants beside each other; never other products. Needs specifications stated for single variants.
 */
export const comparison = sectionKind({
	props: tableShape,
	empty: () => ({ heading: empty(), columns: [], rows: [] }),
	lists: { rows: () => ({ name: empty(), values: [] }) },
	layouts: ['table', 'cards'],
	heading: 'comparison',
	place: 80,
	quoted: true,
	compose: (from) => statedTable(from, 'comparison'),
})
