import { shownValue } from '../../product/facts'
import { variantTable } from '../compose/variant-table'
import { phrase, quote, quoteText, type SectionInput } from './section-input'

/** A table of what is stated separately for the values of one dimension: one that is a size, or one that is not. */
export function statedTable({ facts, phrases, options, newId }: SectionInput, type: 'comparison' | 'sizeTable') {
	const found = variantTable(facts, options, type === 'sizeTable')
	if (!found) return undefined
	const columns = found.columns.map((value) => quote(shownValue(found.dimension, value), [found.dimension]))
	const rows = found.rows.map(({ name, cells }) => {
		const stated = cells.filter((cell) => cell !== undefined)
		const values = cells.map((cell) => (cell ? quoteText(cell) : phrase('')))
		return { id: newId(), name: quote(name, stated), values }
	})
	return { heading: phrase(phrases[type]), columns, rows }
}
