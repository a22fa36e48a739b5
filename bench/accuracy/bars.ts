import type { PageScore } from './label'
import { meanOf, pricePrecision } from './tables'

/** What the reading of listings must reach over all pages (requirement X-5). */
export const BARS: Readonly<Record<string, number>> = {
	title: 0.98,
	price: 0.98,
	availability: 0.98,
	rating: 0.98,
	bullets: 0.97,
	gallery: 0.97,
	descriptionImages: 0.95,
	specs: 0.95,
	variants: 0.95,
}
export const PRICE_PRECISION_BAR = 0.99

/** Each bar that is missed, in words; empty when all hold. */
export function missedBars(pages: readonly PageScore[], priceGiven: (name: string) => boolean): string[] {
	const missed = Object.entries(BARS).flatMap(([field, bar]) => {
		const { mean = 0 } = meanOf(pages, field)
		return mean < bar ? [`${field} is ${mean.toFixed(4)}, the bar is ${bar}`] : []
	})
	const precision = pricePrecision(pages, priceGiven)
	return precision < PRICE_PRECISION_BAR
		? [...missed, `price precision is ${precision.toFixed(4)}, the bar is ${PRICE_PRECISION_BAR}`]
		: missed
}
