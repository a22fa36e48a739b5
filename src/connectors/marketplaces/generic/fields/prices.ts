import type { Money } from '../../../../core/money'
import type { Sourced } from '../../../../core/product/product'
import { type Evidence, placeOf } from '../evidence'
import { type Offering, offeringOf } from '../structured/offers'
import type { ProductData } from '../structured/record'
import { type RankedSpot, rankSpots } from '../visible/rank-spots'
import { REGION } from '../visible/regions'
import { formerBeside } from './former-price'

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
export function readPrices({ structured, page, spots, heading }: Evidence): Prices {
	const stated = structured.product.flatMap((source): Stated[] => {
		const offering = offeringOf(source.data, page.home)
		return offering.lowest ? [{ source, offering: { ...offering, lowest: offering.lowest } }] : []
	})
	const amounts = new Set(
		stated.flatMap(({ offering }) => [offering.lowest.amountMinor, ...(offering.highest ? [offering.highest.amountMinor] : [])]),
	)
	const ranked = rankSpots(spots, heading, amounts)
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
	const confirmed = stated
		.map((one) => ({ one, spot: asks.find((spot) => spot.money.amountMinor === one.offering.lowest.amountMinor) }))
		.filter(({ spot }) => spot !== undefined && best !== undefined && spot.score > best.score - BEHIND)
		.sort((a, b) => (b.spot?.score ?? 0) - (a.spot?.score ?? 0))[0]
	if (confirmed?.spot) {
		const lower = best && reducedFrom(confirmed.spot, best) ? best : undefined
		return lower ? ofSpot(lower, `; ${confirmed.one.source.rule} has the price before`) : ofData(confirmed.one, confirmed.spot)
	}
	const [first] = stated
	if (!first) return best && best.score > ALONE ? ofSpot(best, '') : undefined
	if (best && best.score > SURE) return ofSpot(best, `; ${first.source.rule} says otherwise`)
	return ofData(first, undefined)
}

/** What standing in the data adds to a spot's score. */
const DATA_BONUS = 3

/** True when the page shows a lower price right beside the data's, and more prominently. */
function reducedFrom(confirmed: RankedSpot, best: RankedSpot): boolean {
	const beside = Math.abs(best.node.index - confirmed.node.index) < 40 && best.money.amountMinor < confirmed.money.amountMinor
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
