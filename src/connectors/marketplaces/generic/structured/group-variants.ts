import type { Origin, VariantItem, Variants } from '../../../../core/product/product'
import { picturesIn } from '../pictures'
import { namesOfColumns } from '../state/name-columns'
import type { Choice } from '../visible/choices'
import { offeringOf } from './offers'
import { type Data, isData, termIn, textIn, valuesOf } from './record'

/** Properties variants of a group differ in when it does not say so itself. */
const USUAL = ['color', 'size', 'material', 'pattern']

/**
 * A product group's dimensions and their values, in the variants' order, and each variant's own price, picture and
 * stock; undefined without a choice.
 */
export function variantsOf(product: Data, origin: Origin, page: Shop, choices: readonly Choice[]): Variants | undefined {
	const variants = valuesOf(product.hasVariant).filter(isData)
	return ofProperties(product, variants, origin, page) ?? ofNames(product, variants, origin, page, choices)
}

type Shop = { base: string | undefined; home: string | undefined }

/** Variants told apart by their names alone ("Shirt - Sand / S"): their choices are called as the page shows them. */
function ofNames(product: Data, variants: readonly Data[], origin: Origin, page: Shop, choices: readonly Choice[]): Variants | undefined {
	const name = textIn(product.name) ?? ''
	const rows = variants.map((variant) => {
		const own = textIn(variant.name) ?? ''
		return (own.startsWith(name) ? own.slice(name.length).replace(/^[\s\-–—:|/(]{1,5}/, '') : own).split(' / ')
	})
	const names = variants.length > 1 && rows.every((row) => row.length === rows[0]?.length) ? namesOfColumns(rows, choices) : undefined
	if (!names) return undefined
	const named = variants.map((variant, i) => ({ ...variant, ...Object.fromEntries(names.map((one, k) => [one, rows[i]?.[k]])) }))
	return ofProperties({ variesBy: names }, named, origin, page)
}

function ofProperties(product: Data, variants: readonly Data[], origin: Origin, page: Shop): Variants | undefined {
	const stated = valuesOf(product.variesBy).flatMap((one) => termIn(one) ?? [])
	const dimensions: Record<string, string[]> = {}
	const names: string[] = []
	for (const name of stated.length > 0 ? stated : USUAL) {
		const values = [...new Set(variants.flatMap((variant) => propertyOf(variant, name) ?? []))]
		if (values.length === 0 || !/^[\p{L}\p{N}_ -]{1,40}$/u.test(name) || name.startsWith('__')) continue
		dimensions[titled(name)] = values
		names.push(name)
	}
	if (!Object.values(dimensions).some((values) => values.length > 1)) return undefined
	return { dimensions, count: variants.length, items: variants.map((variant) => itemOf(variant, names, origin, page)) }
}

function itemOf(variant: Data, names: readonly string[], origin: Origin, page: Shop): VariantItem {
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
