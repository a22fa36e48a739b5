import { readLiteral } from '../../html/literal'
import { decode, type Markup } from '../../html/markup'
import { selectAll } from '../../html/select'
import { type Data, isData, isOfType, isProduct, type ProductData, textIn, typesOf, valuesOf } from './record'

/** Real pages have a handful of blocks; a hostile one may have endless ones. */
const MAX_BLOCKS = 60
const MAX_THINGS = 4000
const MAX_DEPTH = 8
/** What stands under these is other goods than the page's own. */
const OTHERS = new Set([
	'isrelatedto',
	'issimilarto',
	'isconsumablefor',
	'isaccessoryorsparepartfor',
	'review',
	'reviews',
	'itemreviewed',
	'hasvariant',
	'isvariantof',
	'model',
])
const LISTS = new Set(['itemlist', 'offercatalog', 'collectionpage', 'searchresultspage'])

/**
 * A thing of the page's JSON-LD. `listed`: it stands in a list of goods. `offer`: what offers it, where the offer holds
 * the goods.
 */
export type Thing = { data: Data; listed: boolean; offer: Data | undefined }

/**
 * Every thing of the page's JSON-LD blocks that is not said of other goods, at any depth. Broken JSON is read as far as
 * it goes.
 */
export function jsonLdThings(page: Markup): Thing[] {
	const blocks = selectAll(page, 'script')
		.filter((node) => /ld\+json/i.test(node.attribute('type') ?? ''))
		.slice(0, MAX_BLOCKS)
	const walk = new Walk()
	for (const block of blocks) walk.take(literalsIn(page.nodes[block.index + 1]?.raw ?? ''), { depth: 0, listed: false, within: undefined })
	return walk.resolved()
}

/**
 * What a block holds: CDATA and comment marks before it are passed over, character references of a block that was
 * escaped decoded.
 */
function literalsIn(block: string): unknown {
	const text = /^[\s\S]{0,200}[[{]\s*&quot;/.test(block) ? decode(block) : block
	const marked = /^[\s/*]{0,40}<!\[CDATA\[/.exec(text)?.[0].length ?? 0
	const from = text.slice(marked).search(/[{[]/)
	return from < 0 ? undefined : readLiteral(text, marked + from)
}

/** Properties we read, by their names in small letters: shops write `Offers` and `Availability` too. */
const PROPERTIES = new Map(
	[
		'name description image url sku mpn gtin gtin8 gtin12 gtin13 gtin14 brand color size weight offers price priceCurrency',
		'priceSpecification lowPrice highPrice availability itemCondition hasVariant variesBy aggregateRating ratingValue',
		'reviewCount ratingCount review',
	]
		.join(' ')
		.split(' ')
		.map((name) => [name.toLowerCase(), name]),
)

function spellAsStandard(thing: Data): void {
	for (const key of Object.keys(thing)) {
		const standard = PROPERTIES.get(key.toLowerCase())
		if (standard !== undefined && standard !== key && thing[standard] === undefined) thing[standard] = thing[key]
	}
}

type Place = { depth: number; listed: boolean; within: Data | undefined }

class Walk {
	private readonly things: Thing[] = []
	/** Things that say more than their own address, by it. */
	private readonly known = new Map<string, Data>()

	take(value: unknown, place: Place): void {
		for (const one of Array.isArray(value) ? value.slice(0, 1000) : [value]) {
			if (!isData(one) || this.things.length >= MAX_THINGS || place.depth > MAX_DEPTH) continue
			spellAsStandard(one)
			const offers =
				place.within && (isOfType(place.within, 'offer', 'aggregateoffer', 'buyaction', 'sellaction') ? place.within : undefined)
			this.things.push({ data: one, listed: place.listed, offer: offers })
			if (typeof one['@id'] === 'string' && Object.keys(one).length > 2) this.known.set(one['@id'], one)
			const listed = place.listed || typesOf(one).some((type) => LISTS.has(type))
			for (const [key, inner] of Object.entries(one)) {
				if (typeof inner !== 'object' || inner === null || OTHERS.has(key.toLowerCase())) continue
				this.take(inner, { depth: place.depth + 1, listed, within: one })
			}
		}
	}

	/** The things, with an address in place of offers or a brand replaced by what stands at it. */
	resolved(): Thing[] {
		return this.things.map(({ data, ...place }) => {
			const offers = valuesOf(data.offers).map((one) => this.followed(one))
			const brand = this.followed(data.brand)
			if (!valuesOf(data.offers).some((one, i) => offers[i] !== one) && brand === data.brand) return { data, ...place }
			return { data: { ...data, offers, brand }, ...place }
		})
	}

	private followed(value: unknown): unknown {
		if (!isData(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value
		return this.known.get(value['@id']) ?? value
	}
}

/** Goods among the things that have a name, each with an offer around it as its own when it states none. */
export function productsIn(things: readonly Thing[]): { data: Data; listed: boolean }[] {
	return things
		.filter(
			({ data, offer }) =>
				(isProduct(data) || (offer !== undefined && isProduct({ ...data, offers: offer }))) && textIn(data.name) !== undefined,
		)
		.map(({ data, listed, offer }) => ({
			data: data.offers === undefined && offer ? { ...data, offers: withoutGoods(offer) } : data,
			listed,
		}))
}

/** An offer around goods holds them; they are no part of what is offered for it. */
function withoutGoods({ itemOffered: _goods, object: _object, ...offer }: Data): Data {
	return offer
}

export const asJsonLd = (data: Data): ProductData => ({ data, rule: 'json-ld', place: 'script[type="application/ld+json"]' })
