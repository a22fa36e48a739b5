import { stringify } from 'csv-stringify/sync'

/** What a spreadsheet begins to calculate at, in either width; a plain number is none. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * Rows → CSV as RFC 4180 has it: UTF-8 with a mark, without which Excel garbles every script but Latin, and with an
 * apostrophe before what a spreadsheet would take for a formula (WooCommerce's importer takes it off again).
 */
export function writeCsv<Column extends string>(columns: readonly Column[], rows: readonly Partial<Record<Column, string>>[]): string {
	const cells = rows.map((row) => columns.map((column) => harmless(row[column] ?? '')))
	return stringify([[...columns], ...cells], { bom: true, record_delimiter: 'windows' })
}

function harmless(cell: string): string {
	return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
}
