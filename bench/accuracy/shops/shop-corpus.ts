import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openMarketplaces } from '../../../src/connectors/marketplaces/marketplaces'
import type { Product } from '../../../src/core/product/product'
import { SOURCE_NAMES } from '../../../src/core/product/source-names'
import { readPages } from '../corpus'
import type { Label } from '../label'

/** One page with its truth and what was read of it; undefined where it was refused. */
export type ShopPage = { name: string; label: Label; product: Product | undefined }

/** Where pages of other shops with truth may lie: the folder SHOPS_CORPUS names, else one beside the repository. */
export function findShopCorpus(): string | undefined {
	return [process.env.SHOPS_CORPUS, '../shared/shops'].find((folder) => folder !== undefined && existsSync(join(folder, 'pages')))
}

const reader = openMarketplaces(SOURCE_NAMES)

/** Reads a page as a saved page is read; undefined when it is refused. */
function read(html: string): Product | undefined {
	return reader.classify(html).kind === 'product' ? reader.extract(html) : undefined
}

/** Every page of the corpus that has truth, read. */
export async function readShopPages(folder: string): Promise<ShopPage[]> {
	const pages: ShopPage[] = []
	for await (const { name, html } of readPages(join(folder, 'pages'))) {
		const file = join(folder, 'labels', `${name}.json`)
		if (existsSync(file)) pages.push({ name, label: JSON.parse(await readFile(file, 'utf8')), product: read(html) })
	}
	return pages
}

/** Pages that are no product page: how many were refused, and which were not. */
export async function readOtherPages(folder: string): Promise<{ count: number; taken: string[] }> {
	const taken: string[] = []
	let count = 0
	if (!existsSync(join(folder, 'other'))) return { count, taken }
	for await (const { name, html } of readPages(join(folder, 'other'))) {
		count++
		if (read(html)) taken.push(name)
	}
	return { count, taken }
}
