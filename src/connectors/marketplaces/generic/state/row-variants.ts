import type { Money } from '../../../../core/money'
import type { Origin, VariantItem, Variants } from '../../../../core/product/product'
import { picturesIn } from '../pictures'
import { type Data, isData, textIn, valuesOf } from '../structured/record'
import { keysOf, stateOffer, under } from './state-offer'

export type AskedVariants = { origin: Origin; base: string | undefined; home: string | undefined; price: Money | undefined }

const MAX_ROWS = 250
const MAX_VALUE = 60
const LISTS = [
	'variants',
	'skus',
	'sku',
	'skulist',
	'variations',
	'variantlist',
	'productvariants',
	'childproducts',
	'children',
	'combinations',
	'offers',
]
const CHOSEN = [
	'attributes',
	'variations',
	'selectedoptions',
	'optionvalues',
	'options',
	'specs',
	'attributevalues',
	'variationattributes',
	'properties',
]
const NAMES = ['name', 'specKey', 'title', 'label', 'attribute', 'optionName', 'displayName', 'key']
const VALUES = ['value', 'specValue', 'optionValue', 'displayValue', 'valueName', 'label']
/** Members a row of goods is told apart by where it lists no choices. */
const PLAIN = ['color', 'colour', 'size', 'material', 'flavor', 'flavour', 'scent', 'finish', 'capacity', 'pattern', 'length']

/**
 * Variants of an object whose rows, or rows beside it, name what they choose: as a list of names and values, an
 * object of them, or members called as choices are. None where rows choose different things.
 */
export function rowVariants(raw: Data, around: readonly Data[], asked: AskedVariants): Variants | undefined {
	for (const holder of [raw, ...around.slice(0, 2)]) {
		const keys = keysOf(holder)
		for (const name of LISTS) {
			const rows = valuesOf(under(holder, keys, [name]))
				.filter(isData)
				.slice(0, MAX_ROWS)
			const variants = rows.length > 1 ? ofRows(rows, [raw, ...around], asked) : undefined
			if (variants) return variants
		}
	}
	return undefined
}

function ofRows(rows: readonly Data[], around: readonly Data[], asked: AskedVariants): Variants | undefined {
	const chosen = rows.map(choicesIn)
	const names = [...(chosen[0]?.keys() ?? [])]
	if (names.length === 0 || !chosen.every((one) => one.size === names.length && names.every((name) => one.has(name)))) return undefined
	const dimensions = Object.fromEntries(names.map((name) => [name, [...new Set(chosen.flatMap((one) => one.get(name) ?? []))]]))
	if (!Object.values(dimensions).some((values) => values.length > 1)) return undefined
	// Whole numbers of which one is the page's price in minor units are all in minor units.
	const whole = rows.flatMap((row) => (typeof row.price === 'number' && Number.isInteger(row.price) ? row.price : []))
	const known = new Set(asked.price && whole.includes(asked.price.amountMinor) ? whole : [])
	return { dimensions, count: rows.length, items: rows.map((row, i) => itemOf(row, chosen[i] ?? new Map(), around, known, asked)) }
}

function choicesIn(row: Data): Map<string, string> {
	const keys = keysOf(row)
	const found = new Map<string, string>()
	const add = (name: string | undefined, value: string | undefined) => {
		if (name && value && name.length <= 40 && value.length <= MAX_VALUE && !name.startsWith('__')) found.set(titled(name), value)
	}
	for (const key of CHOSEN) {
		const stated = under(row, keys, [key])
		if (isData(stated)) for (const [name, value] of Object.entries(stated)) add(name, isData(value) ? undefined : textIn(value))
		else for (const one of valuesOf(stated)) if (isData(one)) add(first(one, NAMES), first(one, VALUES))
		if (found.size > 0) return found
	}
	for (const name of PLAIN) add(name, textIn(under(row, keys, [name])))
	return found
}

const first = (one: Data, names: readonly string[]): string | undefined => names.flatMap((name) => textIn(one[name]) ?? [])[0]
const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function itemOf(
	row: Data,
	chosen: ReadonlyMap<string, string>,
	around: readonly Data[],
	known: ReadonlySet<number>,
	asked: AskedVariants,
): VariantItem {
	const { price, list, availability } = stateOffer(row, around, asked.price?.currency ?? asked.home, known)
	const keys = keysOf(row)
	const [image] = picturesIn(under(row, keys, ['image', 'featuredimage', 'picture', 'thumbnail', 'images']), asked.base)
	const sku = textIn(under(row, keys, ['sku', 'skuid', 'productcode', 'itemnumber', 'id']))
	return {
		options: Object.fromEntries(chosen),
		...(price ? { price } : {}),
		...(list ? { listPrice: list } : {}),
		...(sku ? { sku } : {}),
		...(image ? { image } : {}),
		...(availability && availability !== 'unknown' ? { available: availability === 'in_stock' } : {}),
		origin: asked.origin,
	}
}
