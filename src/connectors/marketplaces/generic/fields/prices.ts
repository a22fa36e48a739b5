import type { Money } from '../../../../core/money'
import type { Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { type Evidence, offerInState } from '../evidence'
import { placeOf } from '../place-of'
import { type Offering, offeringOf } from '../structured/offers'
import type { ProductData } from '../structured/record'
import { isInCard } from '../visible/cards'
import type { PriceSpot } from '../visible/price-spots'
import { type RankedSpot, rankSpots } from '../visible/rank-spots'
import { REGION } from '../visible/regions'
import { formerBeside } from './former-price'
import { sellingButtons } from './stock'

export type Prices = { price?: Sourced<Money>; priceMax?: Sourced<Money>; listPrice?: Sourced<Money> }
type Stated = { source: ProductData; offering: Offering & { lowest: Money } }
type Chosen = { price: Sourced<Money>; priceMax?: Sourced<Money>; spot?: RankedSpot }

/** From this score on a visible amount is the product's price even where data says another. */
const SURE = -1.5
/** Without data a visible amount needs this score. */
const ALONE = -4.5
/** How much worse than the best visible amount one may stand and still confirm the data's price. */
const BEHIND = 5

/**
 * The price asked, the top of its range and the earlier price. What the page shows beside the product's name goes
 * before what its data says: data that the page shows too is taken from there, data it contradicts gives way, and the
 * origin says so.
 */
export function readPrices(evidence: Evidence): Prices {
	const { structured, page, spots, heading } = evidence
	const published = structured.product.flatMap((source): Stated[] => {
		const offering = offeringOf(source.data, page.home)
		return offering.lowest ? [{ source, offering: { ...offering, lowest: offering.lowest } }] : []
	})
	const own = spots.filter(({ node }) => !isInCard(node, page, heading))
	const stated = published.length > 0 || isShown(own, heading) ? published : statedInState(evidence)
	const amounts = new Set(
		stated.flatMap(({ offering }) => [offering.lowest.amountMinor, ...(offering.highest ? [offering.highest.amountMinor] : [])]),
	)
	const ranked = rankSpots(own, heading, amounts, stated.length > 0 ? undefined : besideButton(own, sellingButtons(evidence)[0]))
	const asks = ranked.filter(
		(spot) => spot.kind !== 'former' && spot.kind !== 'from' && !isStruck(spot) && !isRegularBesideLower(spot, ranked),
	)
	const chosen = chosenPrice(stated, asks)
	if (!chosen) return {}
	const { spot, ...price } = chosen
	const list = formerBeside({ ...price, spot, ranked, isStruck }) ?? formerStated(price, stated)
	const top = price.priceMax && list?.value.amountMinor === price.priceMax.value.amountMinor ? undefined : price.priceMax
	return { price: price.price, ...(top ? { priceMax: top } : {}), ...(list ? { listPrice: list } : {}) }
}

/** The least part around the button that sells which holds an amount as well: what that button asks. */
function besideButton(spots: readonly PriceSpot[], button: MarkupNode | undefined): MarkupNode | undefined {
	let part = button?.parent
	while (part && !spots.some(({ node, kind }) => kind === 'ask' && part && part.index < node.index && node.index < part.end))
		part = part.parent
	return part
}

/** Opening a page's scripts takes longer than all else: those of pages that show their price are not opened for it. */
function isShown(spots: readonly PriceSpot[], heading: MarkupNode | undefined): boolean {
	const best = rankSpots(spots, heading, new Set()).find((spot) => spot.kind === 'ask' && !isStruck(spot))
	return best !== undefined && best.score > SURE
}

/** What the page's scripts offer its product for: the first of its objects there that names a price. */
function statedInState(evidence: Evidence): Stated[] {
	for (const source of evidence.inState()) {
		const { price, list } = offerInState(evidence, source)
		if (price) return [{ source, offering: { lowest: price, ...(list ? { list } : {}) } }]
	}
	return []
}

const isStruck = (spot: RankedSpot): boolean => (spot.bits & REGION.struck) !== 0

/**
 * What a page calls its regular price is the earlier one where a lower stands beside it, and the price where none does.
 */
function isRegularBesideLower(spot: RankedSpot, ranked: readonly RankedSpot[]): boolean {
	if ((spot.bits & REGION.regular) === 0) return false
	return ranked.some(
		(one) =>
			one !== spot &&
			!isStruck(one) &&
			one.money.amountMinor < spot.money.amountMinor &&
			one.kind === 'ask' &&
			Math.abs(one.node.index - spot.node.index) < 60,
	)
}

function chosenPrice(stated: readonly Stated[], asks: readonly RankedSpot[]): Chosen | undefined {
	const [best] = asks
	const shown = stated
		.map((one) => ({ one, spot: asks.find((spot) => spot.money.amountMinor === one.offering.lowest.amountMinor) }))
		.filter(({ spot }) => spot !== undefined && best !== undefined && spot.score > best.score - BEHIND && !isBesides(spot, best))
		.sort((a, b) => (b.spot?.score ?? 0) - (a.spot?.score ?? 0))
	const confirmed =
		shown.find(({ spot }) => spot !== undefined && shown[0]?.spot !== undefined && standsLower(spot, shown[0].spot)) ?? shown[0]
	if (confirmed?.spot) {
		const lower = best && reducedFrom(confirmed.spot, best) ? best : undefined
		return lower ? ofSpot(lower, `; ${confirmed.one.source.rule} has the price before`) : ofData(confirmed.one, confirmed.spot)
	}
	const [first] = stated
	if (!first) return best && best.score > ALONE ? ofSpot(best, '') : undefined
	if (best && best.score > SURE) return ofSpot(best, `; ${first.source.rule} says otherwise`)
	return ofData(first, undefined)
}

/** Where data of two kinds say two prices and the page shows both side by side, the lower is asked. */
const standsLower = (spot: RankedSpot, other: RankedSpot): boolean =>
	spot.money.amountMinor < other.money.amountMinor && spot.kind === 'ask' && Math.abs(spot.node.index - other.node.index) < SIDE_BY_SIDE

/** Nodes between two amounts of one small part. */
const SIDE_BY_SIDE = 40

/** An amount the page shows only as the price without tax, a rate or a cost confirms nothing where it shows a price. */
const isBesides = (spot: RankedSpot, best: RankedSpot): boolean =>
	(spot.bits & REGION.besides) !== 0 && (best.bits & (REGION.besides | REGION.price)) === REGION.price

/** What standing in the data adds to a spot's score. */
const DATA_BONUS = 3

/** True when the page shows a lower price right beside the data's, and more prominently. */
function reducedFrom(confirmed: RankedSpot, best: RankedSpot): boolean {
	const beside = Math.abs(best.node.index - confirmed.node.index) < SIDE_BY_SIDE && best.money.amountMinor < confirmed.money.amountMinor
	return beside && best.kind === 'ask' && (best.bits & REGION.price) !== 0 && best.score > confirmed.score - DATA_BONUS
}

function ofData({ source, offering }: Stated, spot: RankedSpot | undefined): Chosen {
	const origin = { rule: source.rule, place: source.place }
	const highest = offering.highest ?? spot?.top
	return {
		price: { value: offering.lowest, origin },
		...(highest ? { priceMax: { value: highest, origin } } : {}),
		...(spot ? { spot } : {}),
	}
}

function ofSpot(spot: RankedSpot, note: string): Chosen {
	const origin = { rule: 'visible-price', place: `${placeOf(spot.node)}${note}` }
	return { price: { value: spot.money, origin }, ...(spot.top ? { priceMax: { value: spot.top, origin } } : {}), spot }
}

function formerStated({ price }: Chosen, stated: readonly Stated[]): Sourced<Money> | undefined {
	for (const { offering, source } of stated) {
		if (offering.list && offering.list.currency === price.value.currency && offering.list.amountMinor > price.value.amountMinor) {
			return { value: offering.list, origin: { rule: source.rule, place: source.place } }
		}
	}
	return undefined
}
