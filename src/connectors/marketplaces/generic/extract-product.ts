import { AppError } from '../../../core/errors'
import { languageOfText } from '../../../core/locale/language-of-text'
import { msg } from '../../../core/messages/message'
import { withMissing } from '../../../core/product/missing-fields'
import type { Product, Sourced } from '../../../core/product/product'
import { contains } from '../html/select'
import type { ListingLink } from '../marketplace'
import { type Evidence, readEvidence } from './evidence'
import { readBrand } from './fields/brand'
import { readGallery } from './fields/gallery'
import { readIdentifiers } from './fields/identifiers'
import { readPrices } from './fields/prices'
import { readAvailability } from './fields/stock'
import { readTitle } from './fields/title'
import { readVariants } from './fields/variants'
import { placeOf } from './place-of'
import { breadcrumbsIn, descriptionOf, ratingOf, reviewsOf, specsOf } from './structured/details'
import type { Data, ProductData } from './structured/record'
import { describedIn } from './visible/described'
import { type Pair, pairsIn } from './visible/pairs'
import { SIGNED_AMOUNT } from './words/money-signs'
import { IN, OUT } from './words/stock-words'

/**
 * Any shop's product page → Product: from the data it publishes for machines and from what it shows around the
 * product's name, which goes before that data. Throws AppError `listing_unreadable` when nothing names a product.
 */
export function extractGenericProduct(html: string, link?: ListingLink): Product {
	return productOf(readEvidence(html, link))
}

export function productOf(evidence: Evidence): Product {
	const { page } = evidence
	const { first, list, inState, listInState } = inData(evidence)
	const title = readTitle(evidence)
	if (!title) throw new AppError('listing_unreadable', UNREADABLE)
	const pairs = pairsIn(page, evidence.regions)
	const prices = readPrices(evidence)
	const identifiers = readIdentifiers(evidence, pairs)
	const stated = first(descriptionOf) ?? inState(descriptionOf)
	const shown = describedIn(page, evidence.regions, evidence.heading, title.value, stated?.value)
	const fields = {
		title,
		...identifiers,
		brand: readBrand(evidence, pairs, title.value),
		...prices,
		availability: readAvailability(evidence, prices.price !== undefined, pairs),
		rating: first((data) => ratingOf(data).rating),
		ratingCount: first((data) => ratingOf(data).count),
		breadcrumbs: breadcrumbsIn(evidence.structured.things, title.value).map((value) => ({
			value,
			origin: { rule: 'json-ld', place: 'BreadcrumbList' },
		})),
		bullets: shown.points,
		description: shown.text ?? stated,
		specs: allSpecs(list(specsOf), specsShown(pairs, title.value), identifiers.sku?.value, () => listInState(specsInState)),
		gallery: readGallery(evidence, title.value),
		descriptionImages: [],
		variants: readVariants(evidence, prices.price?.value),
		inTheBox: [],
		reviews: list(reviewsOf),
	}
	const language =
		page.language ?? languageOfText([title.value, fields.description?.value, ...fields.specs.map(({ value }) => value.value)].join('\n'))
	const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Omit<
		Product,
		'source' | 'missing'
	>
	const source = {
		marketplace: 'generic' as const,
		domain: page.host.replace(/^www\./, ''),
		url: page.url,
		...(language ? { language } : {}),
	}
	// Amazon alone has such numbers.
	return withMissing({ source, ...present, missing: [] }, { besides: 'asin' })
}

const UNREADABLE = msg('listing.unreadable_page')

/** Reading a field from the first of the page's data that has it. */
function inData(evidence: Evidence) {
	const among = <T>(all: readonly ProductData[], read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of all) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const first = <T>(read: (data: Data) => T | undefined) => among(evidence.structured.product, read)
	// Scripts take long to open: those of pages whose data describes the product are not opened for its words.
	const isDescribed = evidence.structured.product.some(({ rule }) => rule !== 'open-graph')
	const inState = <T>(read: (data: Data) => T | undefined) => (isDescribed ? undefined : among(evidence.inState(), read))
	const listOf = <T>(read: (data: Data) => readonly T[], from: typeof first): Sourced<T>[] => {
		const found = from((data) => (read(data).length > 0 ? read(data) : undefined))
		return found ? found.value.map((value) => ({ value, origin: found.origin })) : []
	}
	const list = <T>(read: (data: Data) => readonly T[]) => listOf(read, first)
	const listInState = <T>(read: (data: Data) => readonly T[]) => listOf(read, inState)
	return { first, list, inState, listInState }
}

/** Particulars that scripts list; what else they name is the shop's own bookkeeping. */
const specsInState = ({ additionalProperty }: Data) => specsOf({ additionalProperty })

type Specs = Sourced<{ name: string; value: string }>[]

/**
 * What the page's data says and, with it, what its tables show; each name once, and no number again under another
 * name. Where data says nothing, pairs of the page's other parts count as well.
 */
function allSpecs(stated: Specs, shown: ShownSpecs, sku: string | undefined, inState: () => Specs): Specs {
	if (stated.length === 0 && shown.length === 0) return inState()
	const own = stated.map((one) => (one.value.name === 'SKU' && sku ? { ...one, value: { name: 'SKU', value: sku } } : one))
	const tables = own.length > 0 ? shown.filter(({ from }) => from === 'table') : shown
	const names = new Set<string>()
	const values = new Set<string>()
	return [...own, ...tables.map(({ spec }) => spec)].filter(({ value: { name, value } }) => {
		const isNew = !names.has(name.toLowerCase()) && !(values.has(value) && /\d/.test(value) && !/\s/.test(value))
		names.add(name.toLowerCase())
		values.add(value)
		return isNew
	})
}

/** Prices, costs and stock. */
const isOfTheDay = (value: string): boolean =>
	value.search(SIGNED_AMOUNT) >= 0 || (value.length <= 40 && (IN.test(value) || OUT.test(value)))

type ShownSpecs = { spec: Specs[number]; from: Pair['from'] }[]

/** Particulars the page shows in tables and lists: no choices, no prices and costs, and not the name again. */
function specsShown(pairs: readonly Pair[], title: string): ShownSpecs {
	const seen = new Set<string>()
	const isParticular = ({ from, name, value, node }: Pair): boolean =>
		from !== 'line' && value !== title && name !== title && !contains(node, 'select, input, button') && !isOfTheDay(value)
	return pairs
		.filter((pair) => isParticular(pair) && !seen.has(pair.name.toLowerCase()) && seen.add(pair.name.toLowerCase()))
		.slice(0, 80)
		.map(({ name, value, node, from }) => ({
			spec: { value: { name, value }, origin: { rule: 'shown-pair', place: placeOf(node) } },
			from,
		}))
}
