import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { findCorpus, readPages } from '../accuracy/corpus'
import { amountOf } from '../accuracy/normalise'
import { findShopCorpus } from '../accuracy/shops/shop-corpus'
import { amazonContestants, type Contestant, METASCRAPER, type Page, shopContestants } from './contestants'

/**
 * Pages to be measured on, who is measured, and the bars: times a bare pass, and how many times faster than another.
 */
export type Corpus = {
	name: string
	pages: Page[]
	contestants: Contestant[]
	/** At most so many times a bare parser pass over the same bytes, in the median. */
	timeBar: number
	/**
	 * What the bar of memory holds for. Pages of 20 to 100 KB are dear by the byte, whatever reads them, so that of a
	 * corpus with such ones it holds for the median, as the bar of time does.
	 */
	memoryHolds: 'worst' | 'median'
	/** At least so many times faster than this one, in the median. */
	rival?: { name: string; faster: number }
}

/** Listings of Amazon: the corpus, the folder given, or the few listings written for this project. */
export async function amazonCorpus(given: string | undefined): Promise<Corpus> {
	const corpus = findCorpus()
	const folder = given ?? (corpus ? `${corpus}/pages` : 'test/fixtures/listings')
	const pages: Page[] = []
	for await (const { name, html } of readPages(folder)) {
		if (amazon.classify(html).kind !== 'product') continue
		const [domain = '', asin = ''] = name.split('__')
		pages.push({ name, html, url: `https://www.${domain}/dp/${asin}` })
	}
	return {
		name: folder,
		pages,
		contestants: await amazonContestants(),
		timeBar: 3,
		memoryHolds: 'worst',
		rival: { name: METASCRAPER, faster: 5 },
	}
}

/** Pages of other shops with truth; undefined where there are none. */
export async function shopCorpus(): Promise<Corpus | undefined> {
	const folder = findShopCorpus()
	if (!folder) return undefined
	const pages: Page[] = []
	for await (const { name, html } of readPages(join(folder, 'pages'))) {
		const file = join(folder, 'labels', `${name}.json`)
		const label = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
		pages.push({ name, html, url: String(label.url ?? `https://${name.split('__')[0]}/`), price: amountOf(label.price) })
	}
	return { name: folder, pages, contestants: await shopContestants(), timeBar: 5, memoryHolds: 'median' }
}
