import type { StoreProduct } from '../../../core/stores/store-product'
import type { HeldProduct } from './held-product'
import type { FileInput } from './own-pictures'

/** How Shopify writes that a product comes in one form only. */
const ONE_FORM = { optionName: 'Title', name: 'Default Title' }
const ONE_OPTION = [{ name: ONE_FORM.optionName, values: [{ name: ONE_FORM.name }] }]

/**
 * productSet's input for a product the shop does not have, with its options and their
 * combinations. Our key is the sku of the first variant, by which the product is found again. Its stock is not counted
 * until the merchant wants it to be.
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
		...(product.attributes.length > 0 ? { metafields: [specifications(product)] } : {}),
		...choicesInput(product, files),
	}
}

/** The page's specifications where a theme can show them: `product.metafields.vitrine.specifications`. */
function specifications({ attributes }: StoreProduct) {
	return { namespace: 'vitrine', key: 'specifications', type: 'json', value: JSON.stringify(attributes) }
}

/** Options and variants. A variant's picture is one of the product's files, named as it is there. */
function choicesInput(product: StoreProduct, files: FileInput[]) {
	const { key, options, variants, images, gtin, weightGrams } = product
	const measurement = weightGrams === null ? {} : { measurement: { weight: { unit: 'GRAMS', value: weightGrams } } }
	const inventoryItem = { tracked: false, ...measurement }
	const barcode = (number: string | null) => (number === null ? {} : { barcode: number })
	if (variants.length === 0) {
		const only = { optionValues: [ONE_FORM], ...prices(product), sku: key, ...barcode(gtin), inventoryItem }
		return { productOptions: ONE_OPTION, variants: [only] }
	}
	return {
		productOptions: options.map(({ name, values }) => ({ name, values: values.map((value) => ({ name: value })) })),
		variants: variants.map((variant, at) => {
			const file = files[images.findIndex(({ id }) => id === variant.imageId)]
			return {
				optionValues: options.map(({ name }, index) => ({ optionName: name, name: variant.values[index] ?? '' })),
				...prices(variant),
				sku: at === 0 ? key : `${key}-${at + 1}`,
				...barcode(variant.gtin),
				...(file ? { file } : {}),
				inventoryItem,
			}
		}),
	}
}

/**
 * productSet's input for a product the shop has. By Shopify's description of it (2026-10) a list that is named takes
 * the place of the whole list, entries it does not name are deleted, and a field that is not named is not changed. Each
 * list, and why nothing of the merchant's is lost:
 *
 * - `files`: all of them, read before, theirs behind ours; named by id, so that none is fetched again. Not named where
 *   pictures cannot be sent from here: those the product has stay.
 * - `productOptions`, `variants`: the two go together or not at all. The one variant of a product without choices, by
 * its id, with all that
 * has a default of its own (`inventoryPolicy`); its sku, stock, barcode and metafields are fields and lists that are
 * not named. Where
 *   the merchant made choices, neither is named.
 * - `tags`, `collections`, `metafields`: never named. Sent back as they were read they would undo what was added
 * meanwhile, and Shopify
 *   refuses automatic collections and other apps' metafields.
 *
 * Of the plain fields the handle stays, as its address may be in use, and the vendor, type, category and template,
 * which nobody chose here.
 */
export function changedProductInput(product: StoreProduct, held: HeldProduct, files: FileInput[] | undefined) {
	return {
		...texts(product),
		...(changedStatus(product, held) === held.status ? {} : { status: changedStatus(product, held) }),
		...(files ? { files } : {}),
		...onlyVariantInput(held, product),
	}
}

/** Prices of a product that comes in one form only; nothing for one with choices. */
export function onlyVariantInput(held: HeldProduct, { price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>) {
	if (!held.onlyVariant) return {}
	return {
		productOptions: ONE_OPTION,
		variants: [
			{
				id: held.onlyVariant.id,
				optionValues: [ONE_FORM],
				inventoryPolicy: held.onlyVariant.inventoryPolicy,
				...prices({ price, compareAtPrice }),
			},
		],
	}
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

function prices({ price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>) {
	return { price, compareAtPrice }
}
