import type { StoreProduct, StoreVariant } from '../../../core/stores/store-product'
import type { HeldProduct } from './held-product'
import type { FileInput } from './own-pictures'

/** How Shopify writes that a product comes in one form only. */
const ONE_FORM = { optionName: 'Title', name: 'Default Title' }
const ONE_OPTION = [{ name: ONE_FORM.optionName, values: [{ name: ONE_FORM.name }] }]

/** Where what we keep on products and variants lies. */
const NAMESPACE = 'vitrine'

/**
 * productSet's input for a product the shop does not have, with its options and their combinations. Our key is a field
 * of the product and of each combination, by which they are known again. Its stock is not counted until the merchant
 * wants it to be, but of combinations the listing had none of: counted, they cannot be bought.
 */
export function newProductInput(product: StoreProduct, handle: string, files: FileInput[], collections: string[]) {
	return {
		...texts(product),
		...(product.vendor === null ? {} : { vendor: product.vendor }),
		handle,
		status: product.status === 'published' ? 'ACTIVE' : 'DRAFT',
		files,
		...(product.tags.length > 0 ? { tags: product.tags } : {}),
		...(collections.length > 0 ? { collections } : {}),
		metafields: [keyField(product), ...(product.attributes.length > 0 ? [specifications(product)] : [])],
		...choicesInput(product, files),
	}
}

const keyField = ({ key }: Pick<StoreProduct, 'key'>) => ({
	namespace: NAMESPACE,
	key: 'key',
	type: 'single_line_text_field',
	value: key,
})

/** The page's specifications where a theme can show them: `product.metafields.vitrine.specifications`. */
const specifications = ({ attributes }: StoreProduct) => ({
	namespace: NAMESPACE,
	key: 'specifications',
	type: 'json',
	value: JSON.stringify(attributes),
})

/**
 * The fields of a product that is there which are to be written: our key where it has none yet, what the page
 * changed.
 */
export function changedFields(product: StoreProduct, held: HeldProduct): Record<string, string>[] {
	const isSpecified = product.changedParts?.includes('specifications')
	const fields = [...(held.key?.value === product.key ? [] : [keyField(product)]), ...(isSpecified ? [specifications(product)] : [])]
	return fields.map((field) => ({ ownerId: held.id, ...field }))
}

function choicesInput(product: StoreProduct, files: FileInput[]) {
	const { sku, options, variants, gtin } = product
	if (variants.length === 0) {
		const inventoryItem = { tracked: false, ...weightOf(product) }
		const only = { optionValues: [ONE_FORM], ...prices(product), sku, ...barcode(gtin), inventoryItem }
		return { productOptions: ONE_OPTION, variants: [only] }
	}
	return {
		productOptions: options.map(({ name, values }) => ({ name, values: values.map((value) => ({ name: value })) })),
		variants: variants.map((variant) => newVariant(product, variant, files)),
	}
}

/** A combination the shop does not have. Its picture is one of the product's files, named as it is there. */
export function newVariant(product: StoreProduct, variant: StoreVariant, files: FileInput[] | undefined) {
	const file = fileOf(product, variant, files)
	return {
		optionValues: product.options.map(({ name }, index) => ({ optionName: name, name: variant.values[index] ?? '' })),
		...prices(variant),
		sku: variant.sku,
		...barcode(variant.gtin),
		...(file ? { file } : {}),
		inventoryItem: { tracked: variant.isAvailable === false, ...weightOf(product) },
		metafields: [keyField(product)],
	}
}

export function fileOf({ images }: StoreProduct, { imageId }: StoreVariant, files: FileInput[] | undefined): FileInput | undefined {
	return imageId === null ? undefined : files?.[images.findIndex(({ id }) => id === imageId)]
}

const barcode = (number: string | null) => (number === null ? {} : { barcode: number })
const weightOf = ({ weightGrams }: Pick<StoreProduct, 'weightGrams'>) =>
	weightGrams === null ? {} : { measurement: { weight: { unit: 'GRAMS', value: weightGrams } } }

/**
 * productSet's input for a product the shop has. By Shopify's description of it (2026-10) a list that is named takes
 * the place of the whole list, entries it does not name are deleted, and a field that is not named is not changed. Each
 * list, and why nothing of the merchant's is lost:
 *
 * - `files`: all of them, read before, theirs behind ours; named by id, so that none is fetched again. Not named where
 *   pictures cannot be sent from here: those the product has stay.
 * - `productOptions`, `variants`: the two go together or not at all, by their ids, with all that has a default of its
 *   own (`inventoryPolicy`); stock, barcode and metafields are fields and lists that are not named. Of a product with
 *   choices all are named, theirs as they are (changed-variants.ts).
 * - `tags`, `collections`, `metafields`: never named. Sent back as they were read they would undo what was added
 *   meanwhile, and Shopify refuses automatic collections and other apps' metafields; ours have a call of their own.
 *
 * Of the plain fields the handle stays, as its address may be in use, and the vendor, type, category and template,
 * which nobody chose here.
 */
export function changedProductInput(
	product: StoreProduct,
	held: HeldProduct,
	{ files, choices }: { files: FileInput[] | undefined; choices: object | undefined },
) {
	return {
		...texts(product),
		...(changedStatus(product, held) === held.status ? {} : { status: changedStatus(product, held) }),
		...(files ? { files } : {}),
		...(choices ?? onlyVariantInput(held, product)),
	}
}

/** What a push writes of a product that comes in one form only; nothing for one with choices. */
function onlyVariantInput(held: HeldProduct, product: StoreProduct) {
	const { changedParts = [], gtin, sku, key } = product
	const weight = changedParts.includes('weight') ? weightOf(product) : {}
	return oneVariantInput(held, {
		...prices(product),
		// Products of the first versions show our key as their number.
		...(held.onlyVariant?.sku === key ? { sku } : {}),
		...(changedParts.includes('gtin') ? barcode(gtin) : {}),
		...('measurement' in weight ? { inventoryItem: weight } : {}),
	})
}

/**
 * The one variant of a product without choices, with some of its fields as given; nothing for a product with
 * choices.
 */
export function oneVariantInput({ onlyVariant }: HeldProduct, fields: object) {
	if (!onlyVariant) return {}
	const { id, inventoryPolicy } = onlyVariant
	return { productOptions: ONE_OPTION, variants: [{ id, optionValues: [ONE_FORM], inventoryPolicy, ...fields }] }
}

/**
 * A merchant who made a product "unlisted" has published it, for those with the link. One in the archive comes back: it
 * was pushed to be there again.
 */
export function changedStatus({ status, isStatusChosen }: StoreProduct, held: HeldProduct): HeldProduct['status'] {
	if (!isStatusChosen && held.status !== 'ARCHIVED') return held.status
	if (status === 'draft') return 'DRAFT'
	return held.status === 'UNLISTED' ? 'UNLISTED' : 'ACTIVE'
}

function texts({ title, html, seo }: StoreProduct) {
	return { title, descriptionHtml: html, seo }
}

export function prices({ price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>) {
	return { price, compareAtPrice }
}
