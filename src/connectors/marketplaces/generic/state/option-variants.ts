import { type Money, minorDigits } from '../../../../core/money'
import type { Origin, VariantItem, Variants } from '../../../../core/product/product'
import { picturesIn } from '../pictures'
import { moneyIn } from '../structured/offers'
import { type Data, isData, textIn, valuesOf } from '../structured/record'

const MAX_VARIANTS = 250
/** What a product without a choice is given in place of options. */
const NO_CHOICE = /^(?:default title|default|title)$/i

type Asked = { origin: Origin; base: string | undefined; home: string | undefined; price: Money | undefined }

/**
 * Variants of a product object that names its options and lists combinations with `option1`, `option2`, … or a list of
 * values, as hosted shops' product data does. Prices there may count minor units; which they do is told by the price
 * the page shows.
 */
export function optionVariants(raw: Data, asked: Asked): Variants | undefined {
	const rows = valuesOf(raw.variants).filter(isData).slice(0, MAX_VARIANTS)
	const names = valuesOf(raw.options).flatMap((one) => (typeof one === 'string' ? [one] : isData(one) ? (textIn(one.name) ?? []) : []))
	if (names.length === 0 || rows.length < 2) return undefined
	const chosen = rows.map((row) => valuesIn(row, names.length))
	const dimensions: Record<string, string[]> = {}
	names.forEach((name, i) => {
		const values = [...new Set(chosen.flatMap((values) => values[i] ?? []))]
		if (values.length > 0 && !NO_CHOICE.test(name)) dimensions[name] = values
	})
	if (!Object.values(dimensions).some((values) => values.length > 1)) return undefined
	const inMinor = pricesInMinor(rows, asked.price)
	const items = rows.map((row, i) => itemOf(row, names, chosen[i] ?? [], inMinor, asked))
	return { dimensions, count: rows.length, items }
}

function valuesIn(row: Data, count: number): string[] {
	if (Array.isArray(row.options)) return row.options.flatMap((one) => textIn(isData(one) ? (one.value ?? one) : one) ?? []).slice(0, count)
	return Array.from({ length: count }, (_, i) => textIn(row[`option${i + 1}`]) ?? '')
}

/** Whole numbers of which one is the page's price in minor units are all in minor units. */
function pricesInMinor(rows: readonly Data[], price: Money | undefined): boolean {
	return price !== undefined && minorDigits(price.currency) > 0 && rows.some(({ price: one }) => one === price.amountMinor)
}

function itemOf(
	row: Data,
	names: readonly string[],
	chosen: readonly string[],
	inMinor: boolean,
	{ origin, base, home, price }: Asked,
): VariantItem {
	const currency = price?.currency ?? home
	const money = (value: unknown): Money | undefined => {
		if (!currency) return undefined
		if (inMinor) return typeof value === 'number' && value > 0 ? { amountMinor: Math.round(value), currency } : undefined
		if (typeof value === 'number') return undefined
		return moneyIn(isData(value) ? value.amount : value, currency)
	}
	const asked = money(row.price)
	const before = money(row.compare_at_price)
	const [image] = picturesIn(row.featured_image ?? row.image, base)
	const sku = textIn(row.sku)
	const gtin = textIn(row.barcode)
	return {
		options: Object.fromEntries(names.flatMap((name, i) => (chosen[i] && !NO_CHOICE.test(name) ? [[name, chosen[i]]] : []))),
		...(asked ? { price: asked } : {}),
		...(before && asked && before.amountMinor > asked.amountMinor ? { listPrice: before } : {}),
		...(sku ? { sku } : {}),
		...(gtin && /^\d{8,14}$/.test(gtin) ? { gtin } : {}),
		...(image ? { image } : {}),
		...(typeof row.available === 'boolean' ? { available: row.available } : {}),
		origin,
	}
}
