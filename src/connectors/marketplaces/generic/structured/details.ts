import type { ImportedReview } from '../../../../core/product/product'
import { scanMarkup } from '../../html/scan-markup'
import { isBlock, textOf, tidyLines } from '../../html/text'
import type { Thing } from './json-ld'
import { type Data, isData, isOfType, numberIn, textIn, valuesOf } from './record'

/** Specifications: the properties a shop names itself, then the standard's own ones that tell goods apart. */
export function specsOf(product: Data): { name: string; value: string }[] {
	const own = valuesOf(product.additionalProperty).flatMap((one) => {
		const name = isData(one) ? textIn(one.name) : undefined
		const value = isData(one) ? textIn(one.value) : undefined
		const unit = isData(one) ? textIn(one.unitText) : undefined
		return name && value ? [{ name, value: unit && !value.endsWith(unit) ? `${value} ${unit}` : value }] : []
	})
	const standard = STANDARD.flatMap(([property, name]) => {
		const value = textIn(product[property])
		return value ? [{ name, value }] : []
	})
	const seen = new Set<string>()
	return [...own, ...standard].filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
}

const STANDARD: readonly [string, string][] = [
	['color', 'Color'],
	['material', 'Material'],
	['size', 'Size'],
	['pattern', 'Pattern'],
	['model', 'Model'],
	['sku', 'SKU'],
	['productID', 'Product ID'],
	['mpn', 'MPN'],
	['gtin13', 'GTIN'],
	['gtin12', 'GTIN'],
	['gtin8', 'GTIN'],
	['gtin', 'GTIN'],
]

/**
 * A description's words, each block on a line of its own; shops put markup into it, or a text whose own lines are its
 * blocks.
 */
export function descriptionOf(product: Data): string | undefined {
	const [first] = valuesOf(product.description)
	if (typeof first !== 'string') return undefined
	const written = decodedOnce(first)
	const marked = scanMarkup(`<div>${written}</div>`).nodes
	const [root] = marked.slice(1).some(isBlock) ? marked : scanMarkup(`<div>${linesAsBlocks(written)}</div>`).nodes
	return (root && tidyLines(textOf(root, { lines: true }))) || undefined
}

/** A line that begins with a small letter goes on with the one before it, which was only wrapped. */
const linesAsBlocks = (text: string): string =>
	text
		.split(/\r\n?|\n/u)
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.reduce((lines, line) => `${lines}${/^\p{Ll}/u.test(line) ? ' ' : '<br>'}${line}`, '')

/** Markup inside data may be written with character references. */
const decodedOnce = (text: string): string => (/<[a-z]/i.test(text) ? text : text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))

/** The summary of ratings on the scale to five; ratings on other scales are left out rather than converted. */
export function ratingOf(product: Data): { rating?: number; count?: number } {
	const summary = valuesOf(product.aggregateRating).find(isData)
	const rating = summary && (numberIn(summary.bestRating) ?? 5) === 5 ? numberIn(summary.ratingValue) : undefined
	const count = summary && (numberIn(summary.ratingCount) ?? numberIn(summary.reviewCount))
	return {
		...(rating !== undefined && rating >= 1 && rating <= 5 ? { rating } : {}),
		...(count !== undefined && Number.isSafeInteger(count) ? { count } : {}),
	}
}

/** Reviews that say who wrote what and when. */
export function reviewsOf(product: Data): ImportedReview[] {
	return valuesOf(product.review).flatMap((one) => {
		if (!isData(one)) return []
		const text = textIn(one.reviewBody) ?? textIn(one.description)
		const date = textIn(one.datePublished)
		if (!text || !date) return []
		const { rating } = ratingOf({ aggregateRating: one.reviewRating })
		return [
			{
				title: textIn(one.headline) ?? textIn(one.name) ?? '',
				text,
				date,
				author: textIn(one.author) ?? '',
				...(rating === undefined ? {} : { rating }),
			},
		]
	})
}

/** The path of categories a page's breadcrumb list names, without the product itself and the shop's front page. */
export function breadcrumbsIn(things: readonly Thing[], title: string): string[] {
	const list = things.find(({ data }) => isOfType(data, 'breadcrumblist'))?.data
	const steps = valuesOf(list?.itemListElement).filter(isData)
	return [...steps]
		.sort((a, b) => (numberIn(a.position) ?? 0) - (numberIn(b.position) ?? 0))
		.filter((step) => !isFrontPage(step))
		.flatMap((step) => textIn(step.name) ?? textIn(step.item) ?? [])
		.filter((name) => name.toLowerCase() !== title.toLowerCase() && !/^https?:/.test(name))
}

/** A step whose address has no path, or that of a language alone. */
function isFrontPage({ item }: Data): boolean {
	const address = typeof item === 'string' ? item : isData(item) ? (textIn(item['@id']) ?? textIn(item.url)) : undefined
	return address !== undefined && /^https?:\/\/[^/?#]+\/?(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(address)
}
