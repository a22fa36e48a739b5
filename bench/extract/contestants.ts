import { Parser, parseDocument } from 'htmlparser2'
import { parse } from 'parse5'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { benchPackage } from '../bench-package'

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

/** Everyone on the same pages. */
export async function contestants(): Promise<Contestant[]> {
	return [OURS, BARE, ...PARSERS, await metascraper()]
}

async function metascraper(): Promise<Contestant> {
	const { default: create } = await benchPackage<{ default: (rules: unknown[]) => (page: Page) => Promise<unknown> }>('metascraper')
	const { default: rules } = await benchPackage<{ default: () => unknown }>('metascraper-amazon')
	return { name: METASCRAPER, rounds: 3, run: create([rules()]) }
}
