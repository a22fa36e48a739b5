import { createRequire } from 'node:module'
import { Parser, parseDocument } from 'htmlparser2'
import { parse } from 'parse5'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'

export type Page = { name: string; html: string; url: string }

/** One way to get through a page; `rounds` = how often it is run on each (the slow ones less often). */
export type Contestant = { name: string; rounds: number; run(page: Page): unknown }

export const OURS: Contestant = { name: 'extraction', rounds: 9, run: ({ html }) => amazon.extract(html) }
export const BARE: Contestant = { name: 'htmlparser2, bare pass', rounds: 9, run: ({ html }) => new Parser({}).end(html) }

/** Parsers that make a tree and read nothing from it. */
const PARSERS: readonly Contestant[] = [
	{ name: 'htmlparser2, to a tree', rounds: 5, run: ({ html }) => parseDocument(html) },
	{ name: 'parse5, to a tree', rounds: 5, run: ({ html }) => parse(html) },
]

export const METASCRAPER = 'metascraper with metascraper-amazon'

/** Everyone on the same pages; the other extractor only where it is installed. */
export function contestants(): Contestant[] {
	return [OURS, BARE, ...PARSERS, ...metascraper()]
}

function metascraper(): Contestant[] {
	const require = createRequire(import.meta.url)
	try {
		const rules: () => unknown = require('metascraper-amazon')
		const create: (rules: unknown[]) => (input: { html: string; url: string }) => Promise<unknown> = require('metascraper')
		const scrape = create([rules()])
		return [{ name: METASCRAPER, rounds: 3, run: scrape }]
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error
		console.log(`Not measured: ${METASCRAPER} is not installed.`)
		return []
	}
}
