import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'

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
		throw new AppError('invalid_request', msg('cli.not_csv', { path, reason: error instanceof Error ? error.message : String(error) }), {
			cause: error,
		})
	}
	const column = LINK_COLUMNS.find((name) => records[0] && name in records[0])
	if (!column) throw new AppError('invalid_request', msg('cli.no_heading', { path, columns: LINK_COLUMNS.join(', ') }))
	return records
		.map((record) => ({ link: record[column] ?? '', market: record.market || undefined, language: record.language || undefined }))
		.filter((row) => row.link !== '')
}
