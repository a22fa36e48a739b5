import { Parser, parseDocument } from 'htmlparser2'
import { parse } from 'parse5'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { generic } from '../../src/connectors/marketplaces/generic/generic'
import { majorAmount } from '../../src/core/money'
import type { Product } from '../../src/core/product/product'
import { benchPackage } from '../bench-package'
import { pricesIn } from './json-ld-only'

/** A page to read; `price`: the price written down by hand, where the page states one. */
export type Page = { name: string; html: string; url: string; price?: number | undefined }

/** One way to read a page; `priceIn`: the amount found as the price, for those that look for one. */
export type Contestant = {
	name: string
	run(page: Page): unknown
	priceIn?: (found: unknown) => number | undefined
}

export const OURS = 'Vitrine'
export const BARE: Contestant = { name: 'htmlparser2, bare pass', run: ({ html }) => new Parser({}).end(html) }

/** Parsers that make a tree and read nothing from it. */
const PARSERS: readonly Contestant[] = [
	{ name: 'htmlparser2, to a tree', run: ({ html }) => parseDocument(html) },
	{ name: 'parse5, to a tree', run: ({ html }) => parse(html) },
]

type Metascraper = (page: Page) => Promise<Record<string, unknown>>

export const METASCRAPER = 'metascraper with metascraper-amazon'

/** All contestants for listings of Amazon. */
export async function amazonContestants(): Promise<Contestant[]> {
	const ours: Contestant = { name: OURS, run: ({ html }) => amazon.extract(html) }
	return [ours, BARE, ...PARSERS, { name: METASCRAPER, run: await metascraper('metascraper-amazon') }]
}

/** All contestants for pages of other shops; ours first classifies the page, as the product does. */
export async function shopContestants(): Promise<Contestant[]> {
	const ours: Contestant = {
		name: OURS,
		run: ({ html }) => (generic.classify(html).kind === 'product' ? generic.extract(html) : undefined),
		priceIn: (found) => {
			const price = (found as Product | undefined)?.price
			return price && majorAmount(price.value)
		},
	}
	const scrape = await metascraper('metascraper-title', 'metascraper-description', 'metascraper-image', '@samirrayani/metascraper-shopping')
	const graph = await benchPackage<{ default: (asked: { html: string }) => Promise<{ result: Record<string, unknown> }> }>(
		'open-graph-scraper',
	)
	return [
		ours,
		BARE,
		...PARSERS,
		{
			name: 'htmlparser2 and JSON-LD',
			run: ({ html }) => pricesIn(html),
			priceIn: (found) => amountIn((found as unknown[])[0]),
		},
		{
			name: 'open-graph-scraper',
			run: async ({ html }) => (await graph.default({ html })).result,
			priceIn: (found) => amountIn(field(found, 'ogPriceAmount') ?? field(found, 'ogProductPriceAmount')),
		},
		{
			name: 'metascraper with title, image and shopping',
			run: (page) => scrape(page).catch(() => ({})),
			priceIn: (found) => amountIn(field(found, 'price')),
		},
	]
}

async function metascraper(...names: string[]): Promise<Metascraper> {
	const { default: create } = await benchPackage<{ default: (rules: unknown[]) => Metascraper }>('metascraper')
	const rules = await Promise.all(names.map(async (name) => (await benchPackage<{ default: () => unknown }>(name)).default()))
	return create(rules)
}

const field = (found: unknown, name: string): unknown =>
	typeof found === 'object' && found !== null ? Object.entries(found).find(([key]) => key === name)?.[1] : undefined

/** A price as a library gives it, with its sign or without. */
function amountIn(value: unknown): number | undefined {
	const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.replace(/[^\d.,]/g, '') : ''
	const amount = Number(/,\d{2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''))
	return text !== '' && Number.isFinite(amount) ? amount : undefined
}
