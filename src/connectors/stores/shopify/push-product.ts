import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { LeftOut, ProductStatus, PushedProduct, StoreProduct, StoreRef } from '../../../core/stores/store-product'
import { type OwnAddress, withOwnAddresses } from '../own-addresses'
import type { Ask } from './ask-shopify'
import { changedChoices } from './changed-variants'
import { fileProduct } from './collections'
import { addressesOf, findDescriptionFiles } from './description-files'
import { lookAtHandle } from './find-product'
import { finishPush } from './finish-push'
import { plain, userErrorsSchema } from './graph-answer'
import { type HeldProduct, readHeldProduct } from './held-product'
import { knownPictures, mergeFiles, newFile, ownAddresses } from './own-pictures'
import { changedFields, changedProductInput, changedStatus, newProductInput } from './product-input'
import { setProduct } from './set-product'
import type { ShopifyApp } from './shopify-app'

/**
 * Makes a product. A handle of the merchant's is never taken over: Shopify would turn their product into ours. A handle
 * with our own product, of a push whose answer was lost, is answered by changing that product.
 */
export async function pushProduct(
	app: ShopifyApp,
	shop: string,
	ask: Ask,
	product: StoreProduct,
	earlier: Readonly<Record<string, string>>,
): Promise<PushedProduct> {
	for (const handle of handlesFor(product)) {
		const there = await lookAtHandle(ask, handle, product.key)
		if (there === 'foreign') continue
		if (there !== 'free') return updateProduct(app, shop, ask, { id: there.id, imageIds: { ...earlier } }, product)
		const files = product.images.map((image) => newFile(image, product.key))
		const { collections, leftOut } = await fileProduct(ask, product.category)
		const { id, media } = await setProduct(ask, shop, { handle }, newProductInput(product, handle, files, collections))
		const { status } = product
		const described = await findDescriptionFiles(ask, product, earlier)
		const nothing = { known: new Map(), before: new Set<string>(), leftOut, described }
		return finishPush(app, shop, ask, { id, product, status, isToPublish: status === 'published', media, ...nothing })
	}
	throw new AppError('store_refused', msg('shopify.address_taken'), {
		details: { fields: ['handle'] },
	})
}

/** The page's own words when they are free, else with something of the key. */
function handlesFor({ slug, key }: StoreProduct): string[] {
	// Shopify rewrites letters beyond these, and a handle that differs from the one asked for is refused.
	const words = /^[a-z0-9-]*$/.test(slug) ? slug.slice(0, 200) : ''
	const mark = createHash('sha256').update(key).digest('hex').slice(0, 6)
	return words === '' ? [key.toLowerCase()] : [words, `${words}-${mark}`, `${words}-${key.toLowerCase()}`]
}

/** Makes a product of the shop what is given, keeping what the merchant added to it. */
export async function updateProduct(app: ShopifyApp, shop: string, ask: Ask, ref: StoreRef, product: StoreProduct): Promise<PushedProduct> {
	const held = await readHeldProduct(ask, ref.id)
	const known = knownPictures(held.media, product.images, ref, product.key)
	const files = product.sendsPictures ? mergeFiles(held.media, product.images, known, ref, product.key) : undefined
	const described = await findDescriptionFiles(ask, product, ref.imageIds)
	const own = withOwnPictures(product, new Map([...ownAddresses(known, held.media), ...addressesOf(described)]))
	const choices = changedChoices(own, held, files)
	const { media } = await setProduct(ask, shop, { id: ref.id }, changedProductInput(own, held, { files, choices }))
	const leftOut = [...stayed(product, held, choices), ...(await setFields(ask, changedFields(product, held)))]
	const before = new Set(held.media.map(({ id }) => id))
	const set = { id: ref.id, product: own, ...standing(product, held), media, known, before, leftOut, described }
	const pushed = await finishPush(app, shop, ask, set)
	const keptVariants = held.variants.length > 0 && choices === undefined
	return { ...pushed, keptVariants, ...(product.sendsPictures ? {} : { imageIds: { ...ref.imageIds, ...pushed.imageIds } }) }
}

/** Pictures the shop has already are shown by its own addresses from the first. */
function withOwnPictures(product: StoreProduct, own: ReadonlyMap<string, OwnAddress>): StoreProduct {
	return { ...product, html: withOwnAddresses(product, own) }
}

/** What an update makes of a product's status. One that comes out of the archive goes where it was pushed to. */
function standing(product: StoreProduct, held: HeldProduct): { status: ProductStatus; isToPublish: boolean } {
	const status = ['ACTIVE', 'UNLISTED'].includes(changedStatus(product, held)) ? 'published' : 'draft'
	return { status, isToPublish: status === 'published' && (product.isStatusChosen || held.status === 'ARCHIVED') }
}

/** What of its choices stays as the merchant has it. */
function stayed({ variants }: StoreProduct, { onlyVariant }: HeldProduct, choices: object | undefined): LeftOut[] {
	if (onlyVariant) return variants.length > 0 ? [OPTIONS_OF_ONE] : []
	return choices ? [] : [PRICES_OF_CHOICES]
}

const fieldsSetSchema = z.object({ metafieldsSet: z.object({ userErrors: userErrorsSchema }).nullable() })

/** Writes fields of ours; the product is as it shall be by then, so what fails is told as left out. */
async function setFields(ask: Ask, metafields: readonly object[]): Promise<LeftOut[]> {
	if (metafields.length === 0) return []
	try {
		const { metafieldsSet } = await ask('setMetafields', { metafields }, fieldsSetSchema)
		const [error] = metafieldsSet?.userErrors ?? []
		return error ? [{ what: msg('stores.specifications'), why: msg('shopify.fields_not_taken', { reason: plain(error.message) }) }] : []
	} catch (error) {
		if (!isAppError(error)) throw error
		return [{ what: msg('stores.specifications'), why: error.said }]
	}
}

const OPTIONS_OF_ONE = {
	what: msg('stores.options'),
	why: msg('shopify.one_form'),
}

const PRICES_OF_CHOICES = {
	what: msg('stores.price'),
	why: msg('shopify.variant_prices'),
}
