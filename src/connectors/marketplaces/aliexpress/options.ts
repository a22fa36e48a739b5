import type { ImageRef, VariantItem, Variants } from '../../../core/product/product'
import { picturesIn } from '../generic/pictures'
import { type Data, isData, textIn, valuesOf } from '../generic/structured/record'
import type { PageState } from './page-state'
import { askedIn, moneyOf } from './prices'

type Value = { id: string; name: string; image: ImageRef | undefined }
type Dimension = { id: string; name: string; values: Value[] }

const ORIGIN = { rule: 'page-state', place: 'script productSKUPropertyList' }

/** The listing's options with their pictures, and each combination's price and stock; undefined without a choice. */
export function readOptions(state: PageState): Variants | undefined {
	const dimensions = valuesOf(state.find('productSKUPropertyList', 'skuProperties')).filter(isData).flatMap(dimensionOf)
	if (!dimensions.some(({ values }) => values.length > 1)) return undefined
	const rows = valuesOf(state.find('skuPriceList', 'skuPaths', 'priceList')).filter(isData)
	const items = rows.flatMap((row) => itemOf(row, dimensions, state) ?? [])
	const pictures = Object.fromEntries(
		dimensions.flatMap(({ name, values }) => {
			const shown = values.flatMap((value): [string, ImageRef][] => (value.image ? [[value.name, value.image]] : []))
			return shown.length > 0 ? [[name, Object.fromEntries(shown)]] : []
		}),
	)
	return {
		dimensions: Object.fromEntries(dimensions.map(({ name, values }) => [name, values.map((one) => one.name)])),
		count: items.length || dimensions.reduce((all, { values }) => all * values.length, 1),
		...(items.length > 0 ? { items } : {}),
		...(Object.keys(pictures).length > 0 ? { pictures } : {}),
	}
}

function dimensionOf(raw: Data): Dimension[] {
	const name = textIn(raw.skuPropertyName) ?? textIn(raw.propertyName)
	const values = valuesOf(raw.skuPropertyValues)
		.filter(isData)
		.flatMap((one): Value[] => {
			const shown = textIn(one.propertyValueDisplayName) ?? textIn(one.propertyValueName) ?? textIn(one.skuPropertyTips)
			const [image] = picturesIn(one.skuPropertyImagePath ?? one.skuPropertyImageSummPath, undefined)
			const id = textIn(one.propertyValueIdLong) ?? textIn(one.propertyValueId) ?? ''
			return shown ? [{ id, name: shown, image }] : []
		})
	return name && values.length > 0 ? [{ id: textIn(raw.skuPropertyId) ?? '', name, values }] : []
}

/**
 * A row of the price list: the ids of its values (`200007763:201336104;14:350850#03` or `201336104,350850`), its price
 * and what is left of it.
 */
function itemOf(row: Data, dimensions: readonly Dimension[], state: PageState): VariantItem | undefined {
	const ids = new Set(
		(textIn(row.skuPropIds) ?? textIn(row.skuAttr) ?? textIn(row.path) ?? '')
			.split(/[,;]/)
			.map((one) => one.replace(/^\d+:/, '').replace(/#.*/, '')),
	)
	const chosen = dimensions.map(({ name, values }) => ({ name, value: values.find(({ id }) => ids.has(id)) }))
	if (chosen.some(({ value }) => value === undefined)) return undefined
	const own = isData(row.skuVal) ? row.skuVal : row
	const skuId = textIn(row.skuIdStr) ?? textIn(row.skuId)
	const priced = skuId ? (state.findIn('skuIdStrPriceInfoMap', skuId) ?? state.findIn('skuPriceInfoMap', skuId)) : undefined
	const asked = moneyOf(own.skuActivityAmount) ?? (isData(priced) ? askedIn(priced) : undefined) ?? moneyOf(own.skuAmount)
	const before = moneyOf(own.skuAmount) ?? moneyOf(isData(priced) ? priced.originalPrice : undefined)
	const left = Number(textIn(own.availQuantity) ?? textIn(row.skuStock) ?? Number.NaN)
	const image = chosen.flatMap(({ value }) => value?.image ?? [])[0]
	return {
		options: Object.fromEntries(chosen.map(({ name, value }) => [name, value?.name ?? ''])),
		...(asked ? { price: asked } : {}),
		...(asked && before && before.amountMinor > asked.amountMinor ? { listPrice: before } : {}),
		...(skuId ? { sku: skuId } : {}),
		...(image ? { image } : {}),
		...(Number.isFinite(left) ? { available: left > 0 } : {}),
		origin: ORIGIN,
	}
}
