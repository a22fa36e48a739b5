import type { Availability, Product, Sourced, VariantItem } from '../../../core/product/product'
import { readEvidence } from '../generic/evidence'
import { productOf } from '../generic/extract-product'
import { picturesIn } from '../generic/pictures'
import { isData, numberIn, textIn, valuesOf } from '../generic/structured/record'
import type { ListingLink } from '../marketplace'
import { readOptions } from './options'
import { type PageState, readPageState } from './page-state'
import { itemAddress } from './parse-link'
import { readStatePrices } from './prices'

const origin = (name: string) => ({ rule: 'page-state', place: `script ${name}` })
const sourced = <T>(value: T | undefined, name: string): Sourced<T> | undefined =>
	value === undefined ? undefined : { value, origin: origin(name) }

/**
 * A listing's page → Product: what every shop's page is read from, and before that the page's own state, which alone
 * holds options, prices per option and specifications. Throws AppError `listing_unreadable` when nothing names a
 * product.
 */
export function extractAliExpressListing(html: string, link?: ListingLink): Product {
	const evidence = readEvidence(html, link)
	const shown = productOf(evidence)
	const state = readPageState(evidence.page.markup)
	const title = { value: withoutOffer(shown.title?.value ?? ''), origin: shown.title?.origin ?? origin('subject') }
	const base: Product = { ...shown, title, source: { ...shown.source, marketplace: 'aliexpress', ...addressOf(shown, link) } }
	if (!state) return base
	const present = Object.fromEntries(
		Object.entries(fieldsIn(state)).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
	)
	const product: Product = { ...base, ...present }
	return { ...product, missing: product.missing.filter((name) => present[name] === undefined) }
}

function fieldsIn(state: PageState): Partial<Product> {
	const options = readOptions(state)
	const items = options?.items ?? []
	const { price, priceMax, listPrice } = readStatePrices(state, items)
	const left = numberIn(state.find('totalAvailQuantity', 'totalAvailableInventory', 'totalQuantity'))
	const subject = textIn(state.find('subject')) ?? textIn(state.findIn('PRODUCT_TITLE', 'text'))
	const rating = numberIn(state.find('averageStar', 'evarageStar') ?? state.findIn('PC_RATING', 'rating'))
	const ordered = countIn(state.find('tradeCount', 'formatTradeCount') ?? state.findIn('PC_RATING', 'otherText'))
	const count = numberIn(state.find('totalValidNum'))
	return Object.fromEntries(
		Object.entries({
			title: sourced(subject && withoutOffer(subject), 'subject'),
			price: sourced(price, 'minActivityAmount'),
			priceMax: sourced(priceMax, 'maxActivityAmount'),
			listPrice: sourced(listPrice, 'minAmount'),
			availability: sourced(stockOf(left, items), left === undefined ? 'productSKUPropertyList' : 'totalAvailQuantity'),
			rating: sourced(rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined, 'averageStar'),
			orders: sourced(ordered, 'tradeCount'),
			ratingCount: sourced(count !== undefined && rating !== undefined && rating >= 1 ? count : undefined, 'totalValidNum'),
			specs: specsIn(state),
			gallery: picturesIn(state.find('imagePathList'), undefined).map((value) => ({ value, origin: origin('imagePathList') })),
			variants: sourced(options, 'productSKUPropertyList'),
		}).filter(([, value]) => value !== undefined),
	)
}

/** By what is left of all; without a total, by the combinations of which each says whether it is there. */
function stockOf(left: number | undefined, items: readonly VariantItem[]): Availability | undefined {
	if (left !== undefined) return left > 0 ? 'in_stock' : 'out_of_stock'
	const told = items.flatMap(({ available }) => available ?? [])
	return told.length === 0 ? undefined : told.includes(true) ? 'in_stock' : 'out_of_stock'
}

/** How many, at least, of a text like "1,000+ sold"; undefined for what is no whole number. */
function countIn(value: unknown): number | undefined {
	const figures = /(?<![\d.,])(\d{1,3}(?:[.,\s]?\d{3}){0,3})(?![\d.,]|\s?[KMkm万]\b)/.exec(textIn(value) ?? '')?.[1]
	const count = Number(figures?.replace(/\D/g, ''))
	return count > 0 ? count : undefined
}

function specsIn(state: PageState): Product['specs'] {
	const rows = valuesOf(state.find('props', 'showedProps')).filter(isData)
	return rows.flatMap((row) => {
		const name = textIn(row.attrName)
		const value = textIn(row.attrValue)
		return name && value ? [{ value: { name, value }, origin: origin('props') }] : []
	})
}

/**
 * Titles for sharing begin with the offer of the day ("1.73US $ 32% OFF|…") and end with the shelf and the marketplace.
 */
export function withoutOffer(title: string): string {
	return title
		.replace(/^[\d.,\s]{0,14}[A-Z]{0,3}\s?\p{Sc}?\s?-?\d{1,2}\s?%[^|]{0,20}\|\s?/u, '')
		.replace(/\s[-|–]\s(?:[^-|–]{1,60}\s[-|–]\s)?AliExpress.{0,20}$/i, '')
		.trim()
}

function addressOf(product: Product, link: ListingLink | undefined): { url: string; domain: string } {
	const url = URL.parse(link?.url ?? product.source.url)
	const id = /(\d{8,20})(?:\.html)?$/.exec(url?.pathname ?? '')?.[1]
	const domain = (url?.hostname ?? 'www.aliexpress.com').replace(/^www\./, '')
	return { domain, url: id ? itemAddress(domain, id) : product.source.url }
}
