import type { Text } from '../../copy/copy'
import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { editSection } from '../edit/edit-section'
import { getSection } from '../edit/find-section'
import type { Page, SectionProps } from '../page'

type Table = SectionProps<'comparison'>

const empty = (): Text => ({ html: '', facts: [] })

/** Adds an empty column at the end of a comparison or size table. Throws AppError like `editSection`. */
export function addColumn(page: Page, id: string): Page {
	return withTable(page, id, (table) => {
		const whole = wholeTable(table)
		return {
			...whole,
			columns: [...whole.columns, empty()],
			rows: whole.rows.map((row) => ({ ...row, values: [...row.values, empty()] })),
		}
	})
}

/** Takes a column out of a table, with its cells. Throws AppError `not_found`, or like `editSection`. */
export function removeColumn(page: Page, id: string, column: number): Page {
	return withTable(page, id, (table) => {
		if (!(column in table.columns)) throw new AppError('not_found', msg('pages.column_gone'))
		return {
			...table,
			columns: table.columns.toSpliced(column, 1),
			rows: table.rows.map((row) => ({ ...row, values: row.values.filter((_, index) => index !== column) })),
		}
	})
}

/** The table with a cell in every row for every column, as an editor needs it. */
export function wholeTable(table: Table): Table {
	return { ...table, rows: table.rows.map((row) => ({ ...row, values: table.columns.map((_, index) => row.values[index] ?? empty()) })) }
}

/** Adds an empty choice to an option, e.g. another colour. Throws AppError like `editSection`. */
export function addChoice(page: Page, id: string, dimensionId: string): Page {
	return withChoices(page, id, dimensionId, (values) => [...values, empty()])
}

/** Takes a choice out of an option. Throws AppError like `editSection`. */
export function removeChoice(page: Page, id: string, dimensionId: string, choice: number): Page {
	return withChoices(page, id, dimensionId, (values) => values.filter((_, index) => index !== choice))
}

function withTable(page: Page, id: string, change: (table: Table) => Table): Page {
	const section = getSection(page, id)
	if (section.type !== 'comparison' && section.type !== 'sizeTable') throw noList(id)
	return editSection(page, id, change(section.props))
}

function withChoices(page: Page, id: string, dimensionId: string, change: (values: Text[]) => Text[]): Page {
	const section = getSection(page, id)
	const changed = (list: SectionProps<'variants'>['dimensions']) =>
		list.map((one) => (one.id === dimensionId ? { ...one, values: change(one.values) } : one))
	if (section.type === 'hero') return editSection(page, id, { ...section.props, options: changed(section.props.options) })
	if (section.type !== 'variants') throw noList(id)
	return editSection(page, id, { ...section.props, dimensions: changed(section.props.dimensions) })
}

function noList(id: string): AppError {
	return new AppError('invalid_request', msg('pages.no_columns'), { details: { section: id } })
}
