import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { combineMarketplaces } from '../../src/connectors/marketplaces/combine-marketplaces'
import { generic } from '../../src/connectors/marketplaces/generic/generic'
import { isAppError } from '../../src/core/errors'
import { type Fact, factsOf } from '../../src/core/product/facts'
import type { Product } from '../../src/core/product/product'

const marketplaces = combineMarketplaces([amazon, generic])

/** A saved listing as the product reads it. */
export type SavedListing = { product: Product; facts: Fact[] }

/** Opens saved listings of some folders by name, each read once. */
export function listingsOf(folders: readonly string[]): (name: string) => Promise<SavedListing | string> {
	const opened = new Map<string, Promise<SavedListing | string>>()
	return (name) => {
		const known = opened.get(name) ?? open(folders, name)
		opened.set(name, known)
		return known
	}
}

const ENDING = /\.html?(?:\.gz)?$/i

/** The listing, or why it cannot be had. */
async function open(folders: readonly string[], given: string): Promise<SavedListing | string> {
	const name = basename(given).replace(ENDING, '')
	for (const folder of folders.filter((one) => existsSync(one))) {
		const file = (await readdir(folder)).find((one) => one.replace(ENDING, '') === name && ENDING.test(one))
		if (!file) continue
		try {
			const bytes = await readFile(join(folder, file))
			const html = (/\.gz$/i.test(file) ? gunzipSync(bytes) : bytes).toString('utf8')
			const product = productOf(name, html)
			return { product, facts: factsOf(product) }
		} catch (error) {
			return `the page “${name}” cannot be read: ${isAppError(error) || error instanceof Error ? error.message : String(error)}`
		}
	}
	return `there is no page “${name}” in ${folders.join(', ')}; name a saved listing's file without its ending`
}

/**
 * Pages of Amazon are told by their file's name or their markup; those of other shops are read by what they publish for
 * machines.
 */
function productOf(name: string, html: string): Product {
	const [, domain, asin] = /^(amazon\.[a-z.]+)__([A-Z0-9]{10})/.exec(name) ?? []
	return domain && asin ? amazon.extract(html, amazon.parseLink(`https://www.${domain}/dp/${asin}`)) : marketplaces.extract(html)
}

/** Saved product pages of other shops, and the listings written for this project. */
const OWN_FOLDERS = ['bench/truth/pages', 'test/fixtures/listings']

/** Where the listings of the statements are: those of the corpus, where there is one, and the project's own. */
export const foldersOfListings = (corpus: string | undefined): string[] => [...(corpus ? [join(corpus, 'pages')] : []), ...OWN_FOLDERS]
