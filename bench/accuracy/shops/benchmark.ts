import type { Product } from '../../../src/core/product/product'
import { amountOf, numberOf } from '../normalise'
import { ATTRIBUTES, type Attribute, type Figures, ON_PAGES_AT_HAND, PAGES_AT_HAND, PUBLISHED } from './published'
import { amountGiven, plainCode } from './score-shop-page'
import type { ShopPage } from './shop-corpus'

/** One page's verdict: found rightly, found wrongly, not found though it is there. */
type Counts = { right: number; wrong: number; missed: number }

/**
 * The benchmark's own rules: one value at most is given, any of the true ones is right; a wrong value where there is
 * one counts as wrong and as missed; a price is compared as a number, without its currency; a product not said to be
 * sold out is in stock.
 */
function countsOf(given: string | number | undefined, truths: readonly (string | number)[]): Counts {
	if (given === undefined) return { right: 0, wrong: 0, missed: truths.length > 0 ? 1 : 0 }
	const right = truths.includes(given)
	return { right: right ? 1 : 0, wrong: right ? 0 : 1, missed: right || truths.length === 0 ? 0 : 1 }
}

function verdict({ label, product }: ShopPage, attribute: Attribute): Counts {
	const accepted = (label.acceptable as Record<string, unknown[]> | undefined) ?? {}
	if (attribute === 'availability')
		return countsOf(product?.availability?.value === 'out_of_stock' ? 'out_of_stock' : 'in_stock', [String(label.availability)])
	if (attribute === 'price')
		return countsOf(
			amountGiven(product?.price),
			[amountOf(label.price), ...(accepted.price ?? []).map(numberOf)].filter((one) => one !== undefined),
		)
	return countsOf(
		codeOf(product?.sku?.value),
		[label.sku, ...(accepted.sku ?? []), label.gtin].flatMap((one) => codeOf(one) ?? []),
	)
}

const codeOf = (value: Product['asin'] | unknown): string | undefined =>
	typeof value === 'string' && value !== '' ? plainCode(value) : undefined

function figuresOf(all: readonly Counts[]): Figures {
	const sum = (name: keyof Counts) => all.reduce((total, one) => total + one[name], 0)
	const precision = sum('right') / Math.max(1, sum('right') + sum('wrong'))
	const recall = sum('right') / Math.max(1, sum('right') + sum('missed'))
	return { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0 }
}

const ROUNDS = 1000

/** Standard deviation of F1 over resampled sets of the pages; the same pages give the same figure. */
function spreadOf(all: readonly Counts[]): number {
	let seed = 42
	const next = () => {
		seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
		return seed / 2_147_483_648
	}
	const values = Array.from(
		{ length: ROUNDS },
		() => figuresOf(all.map(() => all[Math.floor(next() * all.length)] ?? { right: 0, wrong: 0, missed: 0 })).f1,
	)
	const mean = values.reduce((total, one) => total + one, 0) / ROUNDS
	return Math.sqrt(values.reduce((total, one) => total + (one - mean) ** 2, 0) / (ROUNDS - 1))
}

/** The benchmark's pages of the corpus beside what the benchmark reports of others, as lines of a table. */
export function benchmarkLines(pages: readonly ShopPage[]): string[] {
	const own = pages.filter(({ label }) => label.group === 'zyte')
	if (own.length === 0) return []
	const row = (attribute: string, system: string, { f1, precision, recall, spread }: Figures) =>
		`${attribute.padEnd(14)}${system.padEnd(16)}${f1.toFixed(3)} ± ${(spread ?? 0).toFixed(3)}   ${precision.toFixed(3)} ` +
		`      ${recall.toFixed(3)}`
	const isKnown = own.length === PAGES_AT_HAND
	const title = isKnown
		? `all systems on the ${own.length} of its pages at hand; [all]: the others as published for all 140`
		: `Vitrine on the ${own.length} of its pages at hand, the others as published for all 140`
	return [
		`\nthe public product extraction benchmark: ${title}`,
		`${'attribute'.padEnd(14)}${'system'.padEnd(16)}F1              precision   recall`,
		...ATTRIBUTES.flatMap((attribute) => {
			const all = own.map((page) => verdict(page, attribute))
			const ours = { ...figuresOf(all), spread: spreadOf(all) }
			const others = Object.entries(PUBLISHED).flatMap(([system, figures]) => [
				...(isKnown ? [row('', system, ON_PAGES_AT_HAND[system]?.[attribute] ?? figures[attribute])] : []),
				row('', isKnown ? `${system} [all]` : system, figures[attribute]),
			])
			return [row(attribute, 'Vitrine', ours), ...others]
		}),
	]
}
