import type { StoreProduct } from '../../../core/stores/store-product'
import type { WooProduct } from './shop'

type Attribute = WooProduct['attributes'][number]
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The attributes of a new product: its options, its specifications, and its brand where the shop has no brands. */
export function newAttributes({ options, attributes, vendor }: StoreProduct, hasBrand: boolean): Record<string, unknown>[] {
	const named = new Set(options.map(({ name }) => name.toLowerCase()))
	const brand =
		vendor !== null && !hasBrand && !attributes.some(({ value }) => same(value, vendor)) ? [{ name: 'Brand', value: vendor }] : []
	return [
		...options.map((option) => ownAttribute(option)),
		...[...brand, ...attributes]
			.filter(({ name }) => !named.has(name.toLowerCase()))
			.map(({ name, value }) => ({ name, visible: true, variation: false, options: [value] })),
	]
}

/**
 * The attributes of a product that is there, with the page's options as they are now. What the merchant added stays,
 * and so do values only their own variations have.
 */
export function mergedAttributes(
	current: readonly Attribute[],
	{ options }: Pick<StoreProduct, 'options'>,
	theirs: readonly { name: string; option: string }[],
): Record<string, unknown>[] {
	const ours = options.map(({ name, values }) => {
		const kept = theirs.filter((one) => same(one.name, name) && !values.some((value) => same(value, one.option)))
		return ownAttribute({ name, values: [...values, ...new Set(kept.map(({ option }) => option))] })
	})
	return [...ours, ...current.filter(({ name }) => !options.some((option) => same(option.name, name)))]
}

function ownAttribute({ name, values }: StoreProduct['options'][number]): Record<string, unknown> {
	return { name, visible: true, variation: true, options: values }
}
