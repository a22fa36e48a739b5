import type { MarkupNode } from '../html/markup'
import { textOf } from '../html/text'
import type { ListingLink } from '../marketplace'
import { openShopPage, type ShopPage } from './shop-page'
import { productInAttributes } from './state/product-in-attributes'
import { productsInState, type StateProduct } from './state/product-in-state'
import { type StateOffer, stateOffer } from './state/state-offer'
import { readStructured, type Structured } from './structured/choose-product'
import { textIn } from './structured/record'
import { headingOf } from './visible/heading'
import { type PriceSpot, priceSpots } from './visible/price-spots'
import { regionsOf } from './visible/regions'

/** All a page says of its product, in the ways it says it, before fields are decided. */
export type Evidence = {
	page: ShopPage
	structured: Structured
	/** The element that shows the product's name. */
	heading: MarkupNode | undefined
	/** Bits of every node: see `REGION`. */
	regions: Uint16Array
	spots: readonly PriceSpot[]
	/** What the page's scripts hold of it; read when first asked for, because many pages never need it. */
	inState(): readonly StateProduct[]
}

/**
 * A page is first classified and then read, mostly at once: the evidence of the last page is used again while the
 * engine still has it.
 */
let last: { evidence: WeakRef<Evidence>; address: string | undefined } | undefined

export function readEvidence(html: string, link?: ListingLink): Evidence {
	const known = last?.address === link?.url ? last?.evidence.deref() : undefined
	if (known?.page.markup.source === html) return known
	const evidence = evidenceOf(html, link)
	last = { evidence: new WeakRef(evidence), address: link?.url }
	return evidence
}

function evidenceOf(html: string, link: ListingLink | undefined): Evidence {
	const page = openShopPage(html, link)
	const structured = readStructured(page)
	const heading = headingOf(
		page,
		structured.product.flatMap(({ data }) => textIn(data.name) ?? []),
	)
	const regions = regionsOf(page.markup, heading)
	let state: readonly StateProduct[] | undefined
	const inState = () => {
		state ??= productsInState(page.markup, [
			...(heading ? [textOf(heading)] : []),
			...structured.product.flatMap(({ data }) => textIn(data.name) ?? []),
		])
		if (state.length === 0 && heading) state = productInAttributes(page, heading, regions, textOf(heading))
		return state
	}
	return { page, structured, heading, regions, spots: priceSpots(page, regions), inState }
}

/** What one of those objects offers the product for; numbers in minor units are told by the amounts the page shows. */
export function offerInState({ page, spots }: Evidence, { raw, around }: StateProduct): StateOffer {
	return stateOffer(raw, around, page.home, new Set(spots.map(({ money }) => money.amountMinor)))
}
