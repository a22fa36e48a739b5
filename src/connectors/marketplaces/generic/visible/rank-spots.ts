import type { MarkupNode } from '../../html/markup'
import type { PriceSpot } from './price-spots'
import { REGION } from './regions'

/** A spot with how much speaks for its being the price of the page's product. */
export type RankedSpot = PriceSpot & { score: number }

/** Regions no price of the product stands in. */
const ELSEWHERE = REGION.others | REGION.frame | REGION.reviews

/**
 * Spots that may be the product's price or earlier price, best first; `stated` are amounts (minor units) the page's
 * data gives, `counter` is the part with the button that sells.
 */
export function rankSpots(
	spots: readonly PriceSpot[],
	heading: MarkupNode | undefined,
	stated: ReadonlySet<number>,
	counter?: MarkupNode,
): RankedSpot[] {
	const around = ancestorsOf(heading)
	const own = spots.filter(({ bits, kind }) => (bits & ELSEWHERE) === 0 && kind !== 'besides')
	const sold = ({ node }: PriceSpot) => counter !== undefined && counter.index < node.index && node.index < counter.end
	const first = (counter ? own.filter(sold) : own).find(
		(spot) =>
			heading && spot.node.index > heading.index && spot.kind === 'ask' && (spot.bits & (REGION.price | REGION.besides)) === REGION.price,
	)
	return own
		.map((spot) => ({ ...spot, score: scoreOf(spot, heading, around, stated) + (spot === first ? 1.5 : 0) + (sold(spot) ? 2 : 0) }))
		.sort((a, b) => b.score - a.score)
}

function scoreOf(spot: PriceSpot, heading: MarkupNode | undefined, around: readonly MarkupNode[], stated: ReadonlySet<number>): number {
	const { node, bits } = spot
	let score = 0
	if (bits & REGION.price) score += 2
	if (bits & REGION.current) score += 1.5
	if (bits & REGION.prose) score -= 3
	if (bits & REGION.besides) score -= 2
	if (bits & REGION.hidden) score -= 4
	if (bits & REGION.spoken) score -= 0.5
	if (stated.has(spot.money.amountMinor)) score += 3
	if (node.attribute('itemprop') !== undefined) score += 1
	if (/^(?:b|strong|big|h\d|ins)$/.test(node.tag)) score += 0.5
	if (heading) {
		const shared = around.find((one) => one.index <= node.index && node.index < one.end)
		score -= Math.log2(1 + Math.abs(node.index - heading.index) / 40)
		score -= 0.5 * Math.log2(1 + (shared ? shared.end - shared.index : heading.page.nodes.length) / 100)
		if (node.index < heading.index) score -= 1
	}
	return score
}

function ancestorsOf(node: MarkupNode | undefined): MarkupNode[] {
	const list: MarkupNode[] = []
	for (let at = node; at; at = at.parent) list.push(at)
	return list
}
