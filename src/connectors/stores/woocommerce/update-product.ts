import { withMade } from '../../../core/stores/made-so-far'
import type { LeftOut, PushedProduct, StoreProduct, StoreRef } from '../../../core/stores/store-product'
import { webAddress } from '../web-address'
import { keepPictures } from './keep-pictures'
import { imagesNote, productFields, statusOf, unfinishedNote, wooStatus } from './product-fields'
import { imageList, isImageFault, type KeptPictures, type Pictures, putPictures } from './put-pictures'
import { isLeftUnfinished, isRefusal, type Shop, type WooProduct } from './shop'

/**
 * Makes a product what is given. What the merchant alone decides stays: stock, categories, attributes, pictures of their own, the
 * address and a sku they changed.
 * A product in the trash comes back, and one an earlier push left as a draft is finished, as if each were made now. Throws `not_found` when
 * it is gone for good.
 */
export async function updateProduct(shop: Shop, ref: StoreRef, product: StoreProduct): Promise<PushedProduct> {
	const current = await shop.getProduct(ref.id)
	const isTrashed = current.status === 'trash'
	const status = product.isStatusChosen || isTrashed || isLeftUnfinished(current) ? wooStatus(product.status) : undefined
	const willAppear = status === 'publish' && current.status !== 'publish'
	// WordPress gives a product its address back when it leaves the trash.
	if (isTrashed) await shop.writeProduct(ref.id, { status: 'draft', meta_data: [unfinishedNote(willAppear)] })
	const fields = { ...productFields(product, willAppear), ...(current.sku === '' ? { sku: product.key } : {}) }
	const kept = await writeWithKnownPictures(shop, current, fields, product, keepPictures(current, ref, product.images))
	const pushed = await finish(shop, product, ref.id, kept, status).catch((error: unknown) => {
		throw withMade(error, { id: ref.id, imageIds: { ...kept.known } }, statusOf(current.status))
	})
	return { ...pushed, leftOut: [...notesOn(current), ...pushed.leftOut] }
}

function notesOn({ type, date_on_sale_from: from, date_on_sale_to: to }: WooProduct): LeftOut[] {
	if (PRICED_BY_PARTS.has(type)) return [PRICES_OF_PARTS]
	return from || to ? [SALE_DATES] : []
}

const SALE_DATES = {
	what: 'Sale dates',
	why: 'The sale dates this product had in WooCommerce were taken off, because the new price counts at once. Set them again there if you want them.',
}

/** Products whose price is that of their parts: WooCommerce takes no other, without a word. */
const PRICED_BY_PARTS = new Set(['variable', 'grouped'])
const PRICES_OF_PARTS = {
	what: 'Price',
	why: 'The product has several variations in WooCommerce. Their prices stay as they are there; change them in WooCommerce.',
}

/** Gives a product that has all its texts its pictures, then the status it is to have, if any. */
export async function finish(
	shop: Shop,
	product: StoreProduct,
	id: string,
	kept: KeptPictures,
	status: ReturnType<typeof wooStatus> | undefined,
): Promise<PushedProduct> {
	const { imageIds, leftOut }: Pictures = await putPictures(shop, id, product.images, kept)
	// A picture that was given up may still arrive, with a list of its own: the last word is this one.
	const done = await shop.writeProduct(id, {
		...(status ? { status } : {}),
		images: imageList(product.images, { ...kept, known: imageIds }),
		meta_data: [imagesNote(imageIds), unfinishedNote(false)],
	})
	return { ...pushedProduct(shop, done), imageIds, leftOut }
}

/** Writes the texts and the pictures the shop has. An attachment deleted from its library makes it refuse: then those it still shows are kept. */
async function writeWithKnownPictures(
	shop: Shop,
	current: WooProduct,
	fields: Record<string, unknown>,
	product: StoreProduct,
	kept: KeptPictures,
): Promise<KeptPictures> {
	const id = String(current.id)
	const written = await shop.tryWriteProduct(id, { ...fields, images: imageList(product.images, kept) }, { expected: isImageFault })
	if (!isRefusal(written)) return kept
	const shown = new Set(current.images.map((image) => String(image.id)))
	const known = Object.fromEntries(Object.entries(kept.known).filter(([, attachment]) => shown.has(attachment)))
	const left = { ...kept, known }
	await shop.writeProduct(id, { ...fields, images: imageList(product.images, left) })
	return left
}

/** Where a product stands. */
export function pushedProduct({ keys }: Shop, { id, status, permalink }: WooProduct): Omit<PushedProduct, 'imageIds' | 'leftOut'> {
	return {
		id: String(id),
		url: status === 'publish' ? webAddress(permalink) : null,
		adminUrl: `${keys.admin}post.php?post=${id}&action=edit`,
		status: statusOf(status),
	}
}
