import { attributeValue } from '../../../core/stores/attribute-value'
import type { StoreProduct } from '../../../core/stores/store-product'
import { ATTRIBUTES_META } from './product-fields'
import type { WooProduct } from './shop'

type Attribute = WooProduct['attributes'][number]
type Written = Pick<Attribute, 'name' | 'visible' | 'variation' | 'options'>
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The attributes of a new product: its options, its specifications, and its brand where the shop has no brands. */
export function newAttributes(product: StoreProduct, hasBrand: boolean): Written[] {
	const { options, attributes, vendor } = product
	const brand =
		vendor !== null && !hasBrand && !attributes.some(({ value }) => same(value, vendor)) ? [{ name: 'Brand', value: vendor }] : []
	return [...options.map(ownAttribute), ...specifications({ options, attributes: [...brand, ...attributes] })]
}

/**
 * The attributes of a product that is there, with the page's options as they are now, and its specifications where the
 * page changed them. What the merchant added stays, and so do values only their own variations have. Undefined where
 * nothing of this is to be written.
 */
export function mergedAttributes(
	current: Pick<WooProduct, 'attributes' | 'meta_data'>,
	product: StoreProduct,
	theirs: readonly { name: string; option: string }[],
): Written[] | undefined {
	const { options, variants, changedParts } = product
	const isSpecified = changedParts?.includes('specifications') ?? false
	if (variants.length === 0 && !isSpecified) return undefined
	const made = variants.length === 0 ? [] : options
	const ours = made.map(({ name, values }) => {
		const kept = theirs.filter((one) => same(one.name, name) && !values.some((value) => same(attributeValue(value), one.option)))
		return ownAttribute({ name, values: [...values, ...new Set(kept.map(({ option }) => option))] })
	})
	const others = current.attributes.filter(({ name }) => !made.some((option) => same(option.name, name)))
	if (!isSpecified) return [...ours, ...others]
	const before = notedNames(current) ?? product.attributes.map(({ name }) => name)
	const kept = others.filter(({ name, variation }) => variation || !before.some((one) => same(one, name)))
	const added = specifications(product).filter(({ name }) => !kept.some((one) => same(one.name, name)))
	return [...ours, ...kept, ...added]
}

function specifications({ options, attributes }: Pick<StoreProduct, 'options' | 'attributes'>): Written[] {
	return attributes
		.filter(({ name }) => !options.some((option) => same(option.name, name)))
		.map(({ name, value }) => ({ name, visible: true, variation: false, options: [attributeValue(value)] }))
}

function ownAttribute({ name, values }: StoreProduct['options'][number]): Written {
	return { name, visible: true, variation: true, options: values.map(attributeValue) }
}

/**
 * The names of the page's specifications as the last push noted them; undefined for a product of an earlier version.
 */
function notedNames({ meta_data }: Pick<WooProduct, 'meta_data'>): string[] | undefined {
	const noted = meta_data.findLast(({ key }) => key === ATTRIBUTES_META)?.value
	if (typeof noted !== 'string' || !noted.startsWith('[')) return undefined
	const read: unknown = JSON.parse(noted)
	return Array.isArray(read) ? read.map(String) : undefined
}
