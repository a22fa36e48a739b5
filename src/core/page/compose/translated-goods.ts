import { type Fact, shownValue } from '../../product/facts'
import type { Goods } from '../../product/goods'

/**
 * The goods with their dimensions and values as the page calls them, so that a store shows what the page does (W-10).
 */
export function translatedGoods(goods: Goods | undefined, facts: readonly Fact[]): Goods | undefined {
	if (!goods?.variants) return goods
	const byName = new Map(facts.flatMap((fact) => (fact.kind === 'variant' && fact.name ? [[fact.name, fact] as const] : [])))
	const name = (own: string) => byName.get(own)?.translated?.name ?? own
	const value = (dimension: string, own: string) => {
		const fact = byName.get(dimension)
		return fact ? shownValue(fact, own) : own
	}
	const { dimensions, items } = goods.variants
	return {
		...goods,
		variants: {
			dimensions: Object.fromEntries(Object.entries(dimensions).map(([own, values]) => [name(own), values.map((one) => value(own, one))])),
			items: items.map((item) => ({
				...item,
				options: Object.fromEntries(Object.entries(item.options).map(([own, one]) => [name(own), value(own, one)])),
			})),
		},
	}
}
