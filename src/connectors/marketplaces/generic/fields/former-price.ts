import type { Money } from '../../../../core/money'
import type { Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { placeOf } from '../place-of'
import type { RankedSpot } from '../visible/rank-spots'
import { REGION } from '../visible/regions'

type Asked = {
	price: Sourced<Money>
	priceMax?: Sourced<Money>
	/** Where the page shows the price. */
	spot: RankedSpot | undefined
	ranked: readonly RankedSpot[]
	isStruck: (spot: RankedSpot) => boolean
}

/**
 * How far from the price, in nodes, an earlier one stands that is struck out or named so; and one that is merely the
 * higher of two.
 */
const NEAR = 400
const BESIDE = 40
/** An earlier price is at most this many times the price. */
const MOST = 12

/**
 * The earlier price the page shows with the price: struck out, named so, or, beside a price its data confirms, the
 * other and higher of two bare amounts in one small part.
 */
export function formerBeside({ price, spot, ranked, isStruck }: Asked): Sourced<Money> | undefined {
	const fits = ({ money }: RankedSpot) =>
		money.currency === price.value.currency &&
		money.amountMinor > price.value.amountMinor &&
		money.amountMinor < price.value.amountMinor * MOST
	const higher = ranked.filter((one) => fits(one) && (one.bits & REGION.besides) === 0)
	const marked = higher.filter((one) => isStruck(one) || one.kind === 'former' || (one.bits & REGION.regular) !== 0)
	const from = spot?.node.index
	const near = (one: RankedSpot, most: number) => from === undefined || Math.abs(one.node.index - from) < most
	const shown = marked.filter((one) => near(one, NEAR)).sort((a, b) => distance(a, from) - distance(b, from))[0]
	const found =
		shown ??
		(spot && price.origin.rule !== 'visible-price'
			? higher.find((one) => near(one, BESIDE) && isBare(one) && sharePart(one.node, spot.node))
			: undefined)
	return found && { value: found.money, origin: { rule: shown ? 'struck-price' : 'higher-beside', place: placeOf(found.node) } }
}

const distance = (spot: RankedSpot, from: number | undefined): number => Math.abs(spot.node.index - (from ?? spot.node.index))

/** Nothing but the amount. */
const isBare = ({ words, top }: RankedSpot): boolean => top === undefined && !/\p{L}{4}/u.test(words)

/** True when a small part of the page holds both. */
function sharePart(one: MarkupNode, other: MarkupNode): boolean {
	for (let at = one.parent; at && at.end - at.index <= BESIDE; at = at.parent)
		if (at.index <= other.index && other.index < at.end) return true
	return false
}
