import { AppError } from '../../../core/errors'
import type { Product, Sourced } from '../../../core/product/product'
import type { Markup } from '../html/markup'
import { readLanguage } from '../html/page-language'
import { scanMarkup } from '../html/scan-markup'
import { select } from '../html/select'
import type { ListingLink } from '../marketplace'
import { breadcrumbsIn, descriptionOf, ratingOf, reviewsOf, specsOf } from './details'
import { jsonLdProduct, jsonLdThings } from './json-ld'
import { microdataProduct } from './microdata'
import { offeringOf } from './offers'
import { openGraphProduct } from './open-graph'
import { picturesIn } from './pictures'
import { type Data, type ProductData, textIn, valuesOf } from './record'
import { variantsOf } from './variants'

/** What a page says about its product, most telling way first. */
export function productDataOf(page: Markup): ProductData[] {
	return [jsonLdProduct(page), microdataProduct(page), openGraphProduct(page)].flatMap((one) => (one && textIn(one.data.name) ? [one] : []))
}

/**
 * Any shop's product page → Product, from the data it publishes for machines; each field from the first of JSON-LD, microdata and Open Graph
 * that has it. Throws AppError `listing_unreadable` when none names a product.
 */
export function extractGenericProduct(html: string, link?: ListingLink): Product {
	const page = scanMarkup(html)
	const sources = productDataOf(page)
	const first = <T>(read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of sources) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const list = <T>(read: (data: Data) => readonly T[]): Sourced<T>[] => {
		const found = first((data) => (read(data).length > 0 ? read(data) : undefined))
		return found ? found.value.map((value) => ({ value, origin: found.origin })) : []
	}
	const title = first((data) => textIn(data.name))
	const url = pageUrl(page, link)
	if (!title || !url) throw new AppError('listing_unreadable', UNREADABLE)
	const offering = first((data) => (offeringOf(data).lowest ? offeringOf(data) : undefined))
	const from = <T>(value: T | undefined) => (value === undefined || !offering ? undefined : { value, origin: offering.origin })
	const things = jsonLdThings(page)
	const fields = {
		title,
		brand: first((data) => textIn(data.brand) ?? textIn(data.author)),
		price: from(offering?.value.lowest),
		priceMax: from(offering?.value.highest),
		listPrice: from(offering?.value.list),
		availability: first((data) => offeringOf(data).availability),
		rating: first((data) => ratingOf(data).rating),
		ratingCount: first((data) => ratingOf(data).count),
		breadcrumbs: breadcrumbsIn(things, title.value).map((value) => ({ value, origin: { rule: 'json-ld', place: 'BreadcrumbList' } })),
		bullets: [],
		description: first(descriptionOf),
		specs: list(specsOf),
		gallery: list((data) => picturesIn(imagesOf(data), url)),
		descriptionImages: [],
		variants: first(variantsOf),
		inTheBox: [],
		reviews: list(reviewsOf),
	}
	const language = readLanguage(page)
	const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Omit<
		Product,
		'source' | 'missing'
	>
	return {
		source: { marketplace: 'generic', domain: new URL(url).hostname.replace(/^www\./, ''), url, ...(language ? { language } : {}) },
		...present,
		missing: Object.entries(fields).flatMap(([name, value]) =>
			value === undefined || (Array.isArray(value) && value.length === 0) ? [name] : [],
		),
	}
}

const UNREADABLE = 'This page does not describe one product in a way that can be read. Use the product’s own page, or type the facts in.'

/** A group without pictures of its own shows its variants'. */
const imagesOf = (data: Data): unknown =>
	data.image ?? valuesOf(data.hasVariant).flatMap((one) => valuesOf((one as Data | undefined)?.image))

/** The address asked for; without one the page's own. */
function pageUrl(page: Markup, link: ListingLink | undefined): string | undefined {
	const own = select(page, 'link[rel=canonical]')?.attribute('href') ?? select(page, 'meta[property=og:url]')?.attribute('content')
	const url = URL.parse(link?.url ?? own ?? '')
	return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
