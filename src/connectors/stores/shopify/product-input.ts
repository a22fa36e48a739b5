import type { StoreProduct } from '../../../core/stores/store-product'
import type { HeldProduct } from './held-product'
import type { FileInput } from './own-pictures'

/** How Shopify writes that a product comes in one form only. */
const ONE_FORM = { optionName: 'Title', name: 'Default Title' }
const ONE_OPTION = [{ name: ONE_FORM.optionName, values: [{ name: ONE_FORM.name }] }]

/** productSet's input for a product the shop does not have. Its stock is not counted until the merchant wants it to be. */
export function newProductInput(product: StoreProduct, handle: string, files: FileInput[]) {
	return {
		...texts(product),
		handle,
		status: product.status === 'published' ? 'ACTIVE' : 'DRAFT',
		files,
		productOptions: ONE_OPTION,
		variants: [{ optionValues: [ONE_FORM], ...prices(product), sku: product.key, inventoryItem: { tracked: false } }],
	}
}

/**
 * productSet's input for a product the shop has. What a list names replaces the list, and what is not named stays: so the files are all of
 * them, the one variant goes by its id, and where the merchant made several, options and variants are not touched. The handle stays, too:
 * its address may be in use.
 */
export function changedProductInput(product: StoreProduct, held: HeldProduct, files: FileInput[]) {
	return {
		...texts(product),
		status: changedStatus(product, held),
		files,
		...onlyVariantInput(held, product),
	}
}

/** Prices of a product that comes in one form only; nothing for one with choices. */
export function onlyVariantInput(held: HeldProduct, { price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>) {
	if (!held.onlyVariant) return {}
	return {
		productOptions: ONE_OPTION,
		variants: [{ id: held.onlyVariant.id, optionValues: [ONE_FORM], ...prices({ price, compareAtPrice }) }],
	}
}

/** A merchant who made a product "unlisted" has published it, for those with the link. */
function changedStatus({ status }: StoreProduct, held: HeldProduct): string {
	if (status === 'draft') return 'DRAFT'
	return held.status === 'UNLISTED' ? 'UNLISTED' : 'ACTIVE'
}

function texts({ title, html, seo, vendor }: StoreProduct) {
	return { title, descriptionHtml: html, seo, ...(vendor === null ? {} : { vendor }) }
}

function prices({ price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>) {
	return { price, compareAtPrice }
}
