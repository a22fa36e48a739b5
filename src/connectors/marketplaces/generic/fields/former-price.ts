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
	const proven =
		spot && shown === undefined ? higher.find((one) => near(one, BESIDE) && isBare(one) && saves(one, spot, price.value)) : undefined
	const found =
		shown ??
		proven ??
		(spot && price.origin.rule !== 'visible-price'
			? higher.find((one) => near(one, BESIDE) && isBare(one) && sharePart(one.node, spot.node))
			: undefined)
	return (
		found && {
			value: found.money,
			origin: { rule: shown ? 'struck-price' : proven ? 'discount-beside' : 'higher-beside', place: placeOf(found.node) },
		}
	)
}

const distance = (spot: RankedSpot, from: number | undefined): number => Math.abs(spot.node.index - (from ?? spot.node.index))

/** Nothing but the amount. */
const isBare = ({ words, top }: RankedSpot): boolean => top === undefined && !/\p{L}{4}/u.test(words)

const sharePart = (one: MarkupNode, other: MarkupNode): boolean => partOf(one, other) !== undefined

/** The small part of the page that holds both. */
function partOf(one: MarkupNode, other: MarkupNode): MarkupNode | undefined {
	for (let at = one.parent; at && at.end - at.index <= BESIDE; at = at.parent)
		if (at.index <= other.index && other.index < at.end) return at
	return undefined
}

/** True where the part says by how many percent the price is lower, whatever the part's names are. */
function saves(former: RankedSpot, spot: RankedSpot, price: Money): boolean {
	const part = partOf(former.node, spot.node)
	const percent = 100 * (1 - price.amountMinor / former.money.amountMinor)
	const inside = part ? part.page.nodes.slice(part.index + 1, part.end) : []
	return inside.some((node) => {
		const said = node.tag === '' ? SAVED.exec(node.raw)?.[1] : undefined
		return said !== undefined && Math.abs(Number(said.replace(',', '.')) - percent) < 1
	})
}

/** A text that is a percentage with a word or two. */
const SAVED = /^[^\d%]{0,20}(\d{1,2}(?:[.,]\d{1,2})?)\s?%[^\d%]{0,20}$/u
