import { extname } from 'node:path'
import type { Arguments } from './arguments'
import { requireLanguage, requireMarket } from './arguments'
import { readLinks } from './read-links'

/** One thing to work on: a saved page's file, or a link. */
export type Input = { name: string; file: string | undefined; link: string | undefined; language: string; market: string }

const SAVED_PAGE = /\.html?(?:\.gz)?$/i
/** A page's address ends in .html at times; a scheme or a known host tells it from a file. */
const ADDRESS = /^(?:https?:\/\/|www\.|m\.)/i

function isFile(text: string): boolean {
	return text === '-' || (!ADDRESS.test(text) && SAVED_PAGE.test(text))
}

/**
 * The inputs of a command line, with the rows of CSV files in place of the files. Throws AppError `invalid_request`.
 */
export async function inputsOf(args: Arguments): Promise<Input[]> {
	const inputs: Input[] = []
	for (const text of args.inputs) {
		if (extname(text).toLowerCase() === '.csv' && !ADDRESS.test(text)) {
			for (const row of await readLinks(text)) {
				inputs.push({
					name: row.link,
					file: undefined,
					link: row.link,
					language: row.language ? requireLanguage(row.language) : args.language,
					market: row.market ? requireMarket(row.market) : args.market,
				})
			}
		} else {
			const file = isFile(text) ? text : undefined
			inputs.push({ name: text, file, link: file ? args.link : text, language: args.language, market: args.market })
		}
	}
	return inputs
}
