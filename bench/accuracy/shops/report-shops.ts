import { benchmarkLines } from './benchmark'
import { SHOP_FIELDS, type ShopField, scoreShopPage } from './score-shop-page'
import { findShopCorpus, readOtherPages, readShopPages, type ShopPage } from './shop-corpus'

/** What reading any shop's page must reach over all pages (requirement X-8). */
const BARS: Partial<Record<ShopField, number>> = {
	price: 0.93,
	title: 0.95,
	availability: 0.92,
	brand: 0.92,
	sku: 0.88,
	listPrice: 0.85,
	gallery: 0.85,
	variantValues: 0.8,
}
const PRECISION_BAR = 0.97
const MOST_REFUSED = 3

/**
 * Reads the corpus of other shops and prints its tables. Returns a sentence for each bar that is missed; nothing where
 * there is no corpus.
 */
export async function reportShops(withErrors: boolean): Promise<string[]> {
	const folder = findShopCorpus()
	if (!folder) {
		console.log('\nNo pages of other shops to measure on: there is no corpus at ../shared/shops, and SHOPS_CORPUS does not name one.')
		return []
	}
	const pages = await readShopPages(folder)
	const scored = pages.map((page) => ({ page, scores: scoreShopPage(page) }))
	const others = await readOtherPages(folder)
	const refused = pages.filter(({ product, label }) => !product && !label.refusalAcceptable).map(({ name }) => name)
	const refusedOthers = `${others.count - others.taken.length} of ${others.count} pages that are none refused`
	console.log(`\nother shops: ${pages.length} pages, wrongly refused ${refused.length}; ${refusedOthers}`)
	for (const field of SHOP_FIELDS) {
		const { mean, count } = meanOf(scored, field)
		if (count > 0) console.log(`${field.padEnd(18)}${(100 * mean).toFixed(1).padStart(6)}% ${String(count).padStart(4)}`)
	}
	const precision = pricePrecision(scored)
	console.log(`price precision   ${(100 * precision).toFixed(1).padStart(6)}%`)
	for (const line of benchmarkLines(pages)) console.log(line)
	if (withErrors) for (const { page, scores } of scored) printErrors(page, scores)
	return [
		...Object.entries(BARS).flatMap(([field, bar]) => {
			const { mean } = meanOf(scored, field as ShopField)
			return mean < bar ? [`shops: ${field} is ${mean.toFixed(4)}, the bar is ${bar}`] : []
		}),
		...(precision < PRECISION_BAR ? [`shops: price precision is ${precision.toFixed(4)}, the bar is ${PRECISION_BAR}`] : []),
		...(refused.length > MOST_REFUSED ? [`shops: ${refused.length} product pages are refused: ${refused.join(', ')}`] : []),
		...(others.taken.length > 0 ? [`shops: taken for a product: ${others.taken.join(', ')}`] : []),
	]
}

type Scored = { page: ShopPage; scores: Partial<Record<ShopField, number>> }

function meanOf(scored: readonly Scored[], field: ShopField): { mean: number; count: number } {
	const values = scored.flatMap(({ scores }) => scores[field] ?? [])
	return { mean: values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length), count: values.length }
}

/** Share of the prices given that are right. */
function pricePrecision(scored: readonly Scored[]): number {
	const given = scored.filter(({ page, scores }) => page.product?.price && scores.price !== undefined)
	return given.reduce((sum, { scores }) => sum + (scores.price ?? 0), 0) / Math.max(1, given.length)
}

function printErrors({ name }: ShopPage, scores: Scored['scores']): void {
	const wrong = Object.entries(scores).filter(([, score]) => score < 1)
	if (wrong.length > 0)
		console.log(`\n${name}\n${wrong.map(([field, score]) => `   ${field.padEnd(14)} ${(100 * score).toFixed(0)}%`).join('\n')}`)
}
