import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { AppError } from '../core/errors'

export type LinkRow = { link: string; market: string | undefined; language: string | undefined }

const LINK_COLUMNS = ['product_link', 'link', 'url']

/** Rows of a CSV file of links. Throws AppError `invalid_request` when it cannot be read or has no column of links. */
export async function readLinks(path: string): Promise<LinkRow[]> {
	let records: Record<string, string>[]
	try {
		const text = await readFile(path, 'utf8')
		records = parse(text, {
			columns: (heads: string[]) => heads.map((head) => head.trim().toLowerCase()),
			bom: true,
			trim: true,
			skip_empty_lines: true,
		})
	} catch (error) {
		throw new AppError(
			'invalid_request',
			`${path} is not a CSV file we can read: ${error instanceof Error ? error.message : String(error)}.`,
			{ cause: error },
		)
	}
	const column = LINK_COLUMNS.find((name) => records[0] && name in records[0])
	if (!column)
		throw new AppError(
			'invalid_request',
			`${path} needs a heading row with a column ${LINK_COLUMNS.join(', ')}, and at least one row below it.`,
		)
	return records
		.map((record) => ({ link: record[column] ?? '', market: record.market || undefined, language: record.language || undefined }))
		.filter((row) => row.link !== '')
}
