import { moneyFromMajor } from '../../../../core/money'
import type { Variants } from '../../../../core/product/product'
import type { Markup } from '../../html/markup'
import { picturesIn } from '../pictures'
import { type Data, isData, textIn, valuesOf } from '../structured/record'
import type { Choice } from '../visible/choices'
import { namesOfColumns } from './name-columns'
import { optionVariants } from './option-variants'
import type { AskedVariants } from './row-variants'
import { scriptObjects } from './script-objects'

const MAX_ROWS = 250
const MAX_DEPTH = 8

/**
 * Variants that a page's scripts list without naming the product: bare rows with `option1`, `option2`, …, called as the
 * choices the page shows, and settings of swatches, in which each value names the goods it leads to.
 */
export function listedVariants(page: Markup, choices: readonly Choice[], asked: Omit<AskedVariants, 'origin'>): Variants | undefined {
	if (!HELD.test(page.source)) return undefined
	for (const { value, place } of scriptObjects(page, (source) => HELD.test(source), 'any')) {
		const whole = { ...asked, origin: { rule: 'embedded-state', place } }
		const variants = ofBareRows(value, choices, whole) ?? ofSwatches(value, whole)
		if (variants) return variants
	}
	return undefined
}

const HELD = /"option1"|"optionPrices"/

function ofBareRows(value: unknown, choices: readonly Choice[], asked: AskedVariants): Variants | undefined {
	const rows = Array.isArray(value) ? value.filter(isData).slice(0, MAX_ROWS) : []
	if (rows.length < 2 || !rows.every((row) => typeof row.option1 === 'string')) return undefined
	const columns = ['option1', 'option2', 'option3'].filter((key) => rows.some((row) => textIn(row[key])))
	const names = namesOfColumns(
		rows.map((row) => columns.map((key) => textIn(row[key]) ?? '')),
		choices,
	)
	return names && optionVariants({ options: names, variants: rows }, asked)
}

/** `attributes`: choices by their numbers, with values that name goods; `optionPrices`: what each of those costs. */
function ofSwatches(value: unknown, asked: AskedVariants, depth = 0): Variants | undefined {
	if (!isData(value) || depth > MAX_DEPTH) return undefined
	if (!isData(value.attributes) || !isData(value.optionPrices))
		return Object.values(value).reduce<Variants | undefined>((found, inner) => found ?? ofSwatches(inner, asked, depth + 1), undefined)
	const chosen = new Map<string, [string, string][]>()
	const dimensions: Record<string, string[]> = {}
	for (const attribute of Object.values(value.attributes).filter(isData)) {
		const name = textIn(attribute.label)
		const options = valuesOf(attribute.options).filter(isData)
		for (const option of options) {
			const said = textIn(option.label)
			const goods = valuesOf(option.products).flatMap((one) => textIn(one) ?? [])
			if (!name || !said || goods.length === 0 || name.startsWith('__')) continue
			dimensions[name] = [...(dimensions[name] ?? []), said]
			for (const id of goods) chosen.set(id, [...(chosen.get(id) ?? []), [name, said]])
		}
	}
	if (!Object.values(dimensions).some((values) => values.length > 1)) return undefined
	const items = [...chosen].slice(0, MAX_ROWS).map(([id, options]) => itemOf(id, options, value, asked))
	return { dimensions, count: Math.max(items.length, 1), items }
}

function itemOf(id: string, options: readonly [string, string][], settings: Data, { origin, base, home, price }: AskedVariants) {
	const prices = isData(settings.optionPrices) ? settings.optionPrices[id] : undefined
	const money = (name: string) => {
		const one = isData(prices) ? prices[name] : undefined
		const amount = isData(one) ? one.amount : undefined
		const currency = price?.currency ?? home
		return currency && typeof amount === 'number' && amount > 0 ? moneyFromMajor(amount, currency) : undefined
	}
	const [asked, before] = [money('finalPrice'), money('oldPrice')]
	const pictures = isData(settings.images) ? valuesOf(settings.images[id]).filter(isData) : []
	const [image] = picturesIn(
		pictures.map((one) => one.full ?? one.img),
		base,
	)
	const sku = isData(settings.sku) ? textIn(settings.sku[id]) : undefined
	return {
		options: Object.fromEntries(options),
		...(asked ? { price: asked } : {}),
		...(asked && before && before.amountMinor > asked.amountMinor ? { listPrice: before } : {}),
		...(sku ? { sku } : {}),
		...(image ? { image } : {}),
		origin,
	}
}
