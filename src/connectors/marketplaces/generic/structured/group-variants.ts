import type { Variants } from '../../../../core/product/product'
import { type Data, isData, termIn, textIn, valuesOf } from './record'

/** Properties variants of a group differ in when it does not say so itself. */
const USUAL = ['color', 'size', 'material', 'pattern']

/** A product group's dimensions and their values, in the variants' order; undefined without a choice. */
export function variantsOf(product: Data): Variants | undefined {
	const variants = valuesOf(product.hasVariant).filter(isData)
	const stated = valuesOf(product.variesBy).flatMap((one) => termIn(one) ?? [])
	const dimensions: Record<string, string[]> = {}
	for (const name of stated.length > 0 ? stated : USUAL) {
		const values = [...new Set(variants.flatMap((variant) => propertyOf(variant, name) ?? []))]
		if (values.length > 0 && /^\w{1,40}$/.test(name) && !name.startsWith('__')) dimensions[titled(name)] = values
	}
	return Object.values(dimensions).some((values) => values.length > 1) ? { dimensions, count: variants.length } : undefined
}

function propertyOf(variant: Data, name: string): string | undefined {
	const further = valuesOf(variant.additionalProperty).filter(isData)
	return textIn(variant[name]) ?? textIn(further.find((one) => textIn(one.name) === name || termIn(one.propertyID) === name)?.value)
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
