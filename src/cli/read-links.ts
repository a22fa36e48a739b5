import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'

export type LinkRow = { link: string; market: string | undefined; language: string | undefined }

const LINK_COLUMNS = ['product_link', 'link', 'url']

/** Rows of a CSV file of links. Throws AppError `invalid_request` when it cannot be read or has no column of links. */
export async function readLinks(path: string): Promise<LinkRow[]> {
	const rows = await readRows(path)
	const at = new Map(rows.shift()?.map((heading, column) => [heading.toLowerCase(), column]))
	const column = at.get(LINK_COLUMNS.find((name) => at.has(name)) ?? '')
	if (column === undefined || rows.length === 0) {
		throw new AppError('invalid_request', msg('cli.no_heading', { path, columns: LINK_COLUMNS.join(', ') }))
	}
	const [market, language] = [at.get('market') ?? -1, at.get('language') ?? -1]
	return rows
		.map((row) => ({ link: row[column] ?? '', market: row[market] || undefined, language: row[language] || undefined }))
		.filter((row) => row.link !== '')
}

/** Rows as lists of cells: an object for each, with every heading as a key, took most of the time of a long list. */
async function readRows(path: string): Promise<string[][]> {
	try {
		return parse(await readFile(path), { bom: true, trim: true, skip_empty_lines: true })
	} catch (error) {
		throw new AppError('invalid_request', msg('cli.not_csv', { path, reason: error instanceof Error ? error.message : String(error) }), {
			cause: error,
		})
	}
}
