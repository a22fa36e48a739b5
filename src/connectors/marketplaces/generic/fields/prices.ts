import type { Money } from '../../../../core/money'
import type { Sourced } from '../../../../core/product/product'
import { type Evidence, placeOf } from '../evidence'
import { type Offering, offeringOf } from '../structured/offers'
import type { ProductData } from '../structured/record'
import { type RankedSpot, rankSpots } from '../visible/rank-spots'
import { REGION } from '../visible/regions'

export type Prices = { price?: Sourced<Money>; priceMax?: Sourced<Money>; listPrice?: Sourced<Money> }
type Stated = { source: ProductData; offering: Offering & { lowest: Money } }

/** From this score on a visible amount is the product's price even where data says another; without data a little less will do. */
const SURE = 0.5
const ALONE = -3

/**
 * The price asked, the top of its range and the earlier price. What the page shows beside the product's name goes before what its data says:
 * data that the page shows too is taken from there, data it contradicts gives way, and the origin says so.
 */
export function readPrices(evidence: Evidence): Prices {
	const { structured, page, spots, heading } = evidence
	const all = structured.product.flatMap((source): Stated[] => {
		const offering = offeringOf(source.data, page.home)
		return offering.lowest ? [{ source, offering: { ...offering, lowest: offering.lowest } }] : []
	})
	const amounts = new Set(
		all.flatMap(({ offering }) => [offering.lowest.amountMinor, ...(offering.highest ? [offering.highest.amountMinor] : [])]),
	)
	const ranked = rankSpots(spots, heading, amounts)
	const asks = ranked.filter((spot) => spot.kind !== 'former' && (spot.bits & REGION.struck) === 0)
	const formers = ranked.filter((spot) => spot.kind === 'former' || (spot.bits & REGION.struck) !== 0)
	const price = chosenPrice(all, asks)
	if (!price) return {}
	const list = formerPrice(price, all, formers, asks)
	return { ...price, ...(list ? { listPrice: list } : {}) }
}

type Chosen = { price: Sourced<Money>; priceMax?: Sourced<Money> }

function chosenPrice(all: readonly Stated[], asks: readonly RankedSpot[]): Chosen | undefined {
	const [best] = asks
	const shown = all.find(({ offering }) =>
		asks.some((spot) => spot.money.amountMinor === offering.lowest.amountMinor && spot.score > ALONE - 2),
	)
	const stated = shown ?? all[0]
	if (!stated) return best && best.score > ALONE ? ofSpot(best, '') : undefined
	const { lowest, highest } = stated.offering
	const contradicted = best && best.score > SURE && !shown && best.money.amountMinor !== lowest.amountMinor
	if (contradicted) return ofSpot(best, `; ${stated.source.rule} says otherwise`)
	const origin = { rule: stated.source.rule, place: stated.source.place }
	return { price: { value: lowest, origin }, ...(highest ? { priceMax: { value: highest, origin } } : {}) }
}

function ofSpot(spot: RankedSpot, note: string): Chosen {
	const origin = { rule: 'visible-price', place: `${placeOf(spot.node)}${note}` }
	return { price: { value: spot.money, origin }, ...(spot.top ? { priceMax: { value: spot.top, origin } } : {}) }
}

function formerPrice(
	{ price, priceMax }: Chosen,
	all: readonly Stated[],
	formers: readonly RankedSpot[],
	asks: readonly RankedSpot[],
): Sourced<Money> | undefined {
	const floor = (priceMax ?? price).value.amountMinor
	const fits = (money: Money) => money.currency === price.value.currency && money.amountMinor > floor && money.amountMinor < floor * 20
	const shown = formers.find((spot) => fits(spot.money) && spot.score > ALONE - 3)
	if (shown) return { value: shown.money, origin: { rule: 'struck-price', place: placeOf(shown.node) } }
	const stated = all.find(({ offering }) => offering.list && fits(offering.list))
	return stated?.offering.list && asks
		? { value: stated.offering.list, origin: { rule: stated.source.rule, place: stated.source.place } }
		: undefined
}
