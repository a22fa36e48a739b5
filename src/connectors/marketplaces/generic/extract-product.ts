import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Product, Sourced } from '../../../core/product/product'
import type { ListingLink } from '../marketplace'
import { type Evidence, placeOf, readEvidence } from './evidence'
import { readBrand } from './fields/brand'
import { readGallery } from './fields/gallery'
import { readIdentifiers } from './fields/identifiers'
import { readPrices } from './fields/prices'
import { readAvailability } from './fields/stock'
import { readTitle } from './fields/title'
import { readVariants } from './fields/variants'
import { breadcrumbsIn, descriptionOf, ratingOf, reviewsOf, specsOf } from './structured/details'
import type { Data } from './structured/record'
import { type Pair, pairsIn } from './visible/pairs'

/**
 * Any shop's product page → Product: from the data it publishes for machines and from what it shows around the
 * product's name, which goes before that data. Throws AppError `listing_unreadable` when nothing names a product.
 */
export function extractGenericProduct(html: string, link?: ListingLink): Product {
	return productOf(readEvidence(html, link))
}

export function productOf(evidence: Evidence): Product {
	const { page } = evidence
	const { first, list } = inData(evidence)
	const title = readTitle(evidence)
	if (!title) throw new AppError('listing_unreadable', UNREADABLE)
	const pairs = pairsIn(page, evidence.regions)
	const prices = readPrices(evidence)
	const fields = {
		title,
		...readIdentifiers(evidence, pairs),
		brand: readBrand(evidence, pairs, title.value),
		...prices,
		availability: readAvailability(evidence, prices.price !== undefined),
		rating: first((data) => ratingOf(data).rating),
		ratingCount: first((data) => ratingOf(data).count),
		breadcrumbs: breadcrumbsIn(evidence.structured.things, title.value).map((value) => ({
			value,
			origin: { rule: 'json-ld', place: 'BreadcrumbList' },
		})),
		bullets: [],
		description: first(descriptionOf),
		specs: orElse(list(specsOf), () => specsShown(pairs)),
		gallery: readGallery(evidence, title.value),
		descriptionImages: [],
		variants: readVariants(evidence, prices.price?.value),
		inTheBox: [],
		reviews: list(reviewsOf),
	}
	const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Omit<
		Product,
		'source' | 'missing'
	>
	return {
		source: {
			marketplace: 'generic',
			domain: page.host.replace(/^www\./, ''),
			url: page.url,
			...(page.language ? { language: page.language } : {}),
		},
		...present,
		missing: TOLD.filter((name) => {
			const value = present[name]
			return value === undefined || (Array.isArray(value) && value.length === 0)
		}),
	}
}

const UNREADABLE = msg('listing.unreadable_page')

/** The fields whose absence is told. */
const TOLD = [
	'title',
	'brand',
	'price',
	'priceMax',
	'listPrice',
	'availability',
	'rating',
	'ratingCount',
	'breadcrumbs',
	'bullets',
	'description',
	'specs',
	'gallery',
	'descriptionImages',
	'variants',
	'inTheBox',
	'reviews',
] as const

/** Reading a field from the first of the page's data that has it. */
function inData({ structured }: Evidence) {
	const first = <T>(read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of structured.product) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const list = <T>(read: (data: Data) => readonly T[]): Sourced<T>[] => {
		const found = first((data) => (read(data).length > 0 ? read(data) : undefined))
		return found ? found.value.map((value) => ({ value, origin: found.origin })) : []
	}
	return { first, list }
}

const orElse = <T>(found: T[], other: () => T[]): T[] => (found.length > 0 ? found : other())

/** Particulars the page shows in tables and lists. */
function specsShown(pairs: readonly Pair[]): Sourced<{ name: string; value: string }>[] {
	const seen = new Set<string>()
	return pairs
		.filter(({ from, name }) => from !== 'line' && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
		.slice(0, 80)
		.map(({ name, value, node }) => ({ value: { name, value }, origin: { rule: 'shown-pair', place: placeOf(node) } }))
}
