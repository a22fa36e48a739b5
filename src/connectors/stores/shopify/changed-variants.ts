import type { StoreProduct, StoreVariant } from '../../../core/stores/store-product'
import type { HeldProduct, HeldVariant } from './held-product'
import type { FileInput } from './own-pictures'
import { fileOf, newVariant, prices } from './product-input'

const same = (one: string, other: string | undefined) => one.trim().toLowerCase() === other?.trim().toLowerCase()

/**
 * productSet's options and variants for a product of choices: ours as the page says them, the merchant's as they are,
 * those of ours gone that the page no longer has. Undefined where the merchant chose by other options than the page:
 * then none of it is ours to change.
 */
export function changedChoices(product: StoreProduct, { variants: held }: HeldProduct, files: FileInput[] | undefined) {
	const { options, variants, key } = product
	const names = held[0]?.selectedOptions.map(({ name }) => name) ?? []
	const hasSameOptions = options.length === names.length && options.every(({ name }) => names.some((one) => same(one, name)))
	if (variants.length === 0 || !hasSameOptions) return undefined
	const isHeld = (variant: StoreVariant) => held.find((one) => isSame(one, product, variant))
	const kept = held.flatMap((one) => {
		const variant = variants.find((other) => isSame(one, product, other))
		if (variant) return [{ ...asItIs(one), ...changed(product, one, variant, files) }]
		return isOurs(one, key) ? [] : [asItIs(one)]
	})
	const made = variants.filter((variant) => !isHeld(variant)).map((variant) => newVariant(product, variant, files))
	return choicesOf(names, [...kept, ...made])
}

/** Variants with other prices, those of `dropped` ids gone; undefined when none would be left. */
export function repricedChoices(
	{ variants: held }: HeldProduct,
	priced: ReadonlyMap<string, Prices>,
	dropped: (one: HeldVariant) => boolean,
) {
	const names = held[0]?.selectedOptions.map(({ name }) => name) ?? []
	const left = held.filter((one) => priced.has(one.id) || !dropped(one))
	const variants = left.map((one) => ({ ...asItIs(one), ...priced.get(one.id) }))
	return variants.length === 0 ? undefined : choicesOf(names, variants)
}
type Prices = Pick<StoreVariant, 'price' | 'compareAtPrice'>

/** True for a variant a push of this page made. Those of the first versions have the key in their sku. */
export const isOurs = ({ key: noted, sku }: Pick<HeldVariant, 'key' | 'sku'>, key: string): boolean =>
	noted ? noted.value === key : hasOldSku({ sku }, key)
const hasOldSku = ({ sku }: Pick<HeldVariant, 'sku'>, key: string) => sku === key || (sku?.startsWith(`${key}-`) ?? false)

function isSame({ selectedOptions }: HeldVariant, { options }: StoreProduct, { values }: StoreVariant): boolean {
	return options.every(({ name }, at) => selectedOptions.some((one) => same(one.name, name) && same(one.value, values[at])))
}

/** Whatever is not named of a variant that is named by its id stays, but for what has a default of its own. */
function asItIs({ id, inventoryPolicy, selectedOptions }: HeldVariant) {
	return { id, inventoryPolicy, optionValues: selectedOptions.map(({ name, value }) => ({ optionName: name, name: value })) }
}

function changed(product: StoreProduct, held: HeldVariant, variant: StoreVariant, files: FileInput[] | undefined) {
	const file = variant.keepsImage ? undefined : fileOf(product, variant, files)
	return {
		...(product.keeps?.includes('variant_prices') ? {} : prices(variant)),
		...(hasOldSku(held, product.key) ? { sku: variant.sku } : {}),
		...(file ? { file } : {}),
	}
}

type Chosen = { optionValues: { optionName: string; name: string }[] }

function choicesOf(names: readonly string[], variants: readonly Chosen[]) {
	const valuesOf = (name: string) => [
		...new Set(variants.flatMap(({ optionValues }) => optionValues.find(({ optionName }) => same(optionName, name))?.name ?? [])),
	]
	return { productOptions: names.map((name) => ({ name, values: valuesOf(name).map((value) => ({ name: value })) })), variants }
}
