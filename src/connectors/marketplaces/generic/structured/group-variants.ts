import type { Origin, VariantItem, Variants } from '../../../../core/product/product'
import { picturesIn } from '../pictures'
import { offeringOf } from './offers'
import { type Data, isData, termIn, textIn, valuesOf } from './record'

/** Properties variants of a group differ in when it does not say so itself. */
const USUAL = ['color', 'size', 'material', 'pattern']

/**
 * A product group's dimensions and their values, in the variants' order, and each variant's own price, picture and
 * stock; undefined without a choice.
 */
export function variantsOf(
	product: Data,
	origin: Origin,
	page: { base: string | undefined; home: string | undefined },
): Variants | undefined {
	const variants = valuesOf(product.hasVariant).filter(isData)
	const stated = valuesOf(product.variesBy).flatMap((one) => termIn(one) ?? [])
	const dimensions: Record<string, string[]> = {}
	const names: string[] = []
	for (const name of stated.length > 0 ? stated : USUAL) {
		const values = [...new Set(variants.flatMap((variant) => propertyOf(variant, name) ?? []))]
		if (values.length === 0 || !/^\w{1,40}$/.test(name) || name.startsWith('__')) continue
		dimensions[titled(name)] = values
		names.push(name)
	}
	if (!Object.values(dimensions).some((values) => values.length > 1)) return undefined
	return { dimensions, count: variants.length, items: variants.map((variant) => itemOf(variant, names, origin, page)) }
}

function itemOf(
	variant: Data,
	names: readonly string[],
	origin: Origin,
	page: { base: string | undefined; home: string | undefined },
): VariantItem {
	const { lowest, list, availability } = offeringOf(variant, page.home)
	const [image] = picturesIn(variant.image, page.base)
	const sku = textIn(variant.sku)
	const gtin = ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8'].flatMap((name) => textIn(variant[name]) ?? [])[0]
	return {
		options: Object.fromEntries(
			names.flatMap((name) => {
				const value = propertyOf(variant, name)
				return value === undefined ? [] : [[titled(name), value]]
			}),
		),
		...(lowest ? { price: lowest } : {}),
		...(list ? { listPrice: list } : {}),
		...(sku ? { sku } : {}),
		...(gtin ? { gtin } : {}),
		...(image ? { image } : {}),
		...(availability && availability !== 'unknown' ? { available: availability === 'in_stock' } : {}),
		origin,
	}
}

function propertyOf(variant: Data, name: string): string | undefined {
	const further = valuesOf(variant.additionalProperty).filter(isData)
	return textIn(variant[name]) ?? textIn(further.find((one) => textIn(one.name) === name || termIn(one.propertyID) === name)?.value)
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
