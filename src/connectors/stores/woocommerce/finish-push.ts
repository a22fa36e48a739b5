import type { PushedProduct, StoreImage, StoreProduct } from '../../../core/stores/store-product'
import { type OwnAddress, withOwnAddresses } from '../own-addresses'
import { webAddress } from '../web-address'
import type { KeptPictures } from './keep-pictures'
import { imagesNote, keptBackslashes, statusOf, unfinishedNote, type wooStatus } from './product-fields'
import { imageList, putPictures } from './put-pictures'
import type { Shop, WooProduct } from './shop'
import { putVariations, type WooVariation } from './variations'

export type Unfinished = {
	kept: KeptPictures
	/** The status it is to have, if any. */
	status: ReturnType<typeof wooStatus> | undefined
	/** The pictures the product shows now. */
	shown: WooProduct['images']
	/** The variations it has now. */
	current: readonly WooVariation[]
}

/** The pictures of a product, then those its description alone shows. */
export function allPictures({ images, htmlImages }: StoreProduct): StoreImage[] {
	return [...images, ...htmlImages.filter(({ id }) => !images.some((image) => image.id === id))]
}

/**
 * Gives a product that has all its texts its pictures and variations, its description the shop's own addresses of its
 * pictures, then the status it is to have, if any.
 */
export async function finish(shop: Shop, product: StoreProduct, id: string, unfinished: Unfinished): Promise<PushedProduct> {
	const { kept, status, shown, current } = unfinished
	const pictures = product.sendsPictures
		? await putPictures(shop, id, allPictures(product), kept, { galleryCount: product.images.length, shown })
		: { imageIds: { ...kept.known }, leftOut: [], shown }
	const { imageIds } = pictures
	const leftOut = [
		...pictures.leftOut,
		...(product.variants.length > 0 ? await putVariations(shop, id, product, { imageIds, current }) : []),
	]
	// A picture that was given up may still arrive, with a list of its own: the last word is this one.
	const done = await shop.writeProduct(id, {
		...(status ? { status } : {}),
		...(product.sendsPictures ? { images: imageList(product.images, { ...kept, known: imageIds }) } : {}),
		...(product.htmlImages.length > 0
			? { description: keptBackslashes(withOwnAddresses(product, attachments(imageIds, pictures.shown))) }
			: {}),
		meta_data: [imagesNote(imageIds), unfinishedNote(false)],
	})
	return { ...pushedProduct(shop, done), imageIds, leftOut }
}

/** The class tells WordPress which attachment it is: it then offers browsers its smaller sizes. */
function attachments(imageIds: Readonly<Record<string, string>>, shown: WooProduct['images']): Map<string, OwnAddress> {
	const sources = new Map(shown.map(({ id, src }) => [String(id), src]))
	const found = Object.entries(imageIds).map(([id, attachment]) => [id, attachment, sources.get(attachment)] as const)
	return new Map(found.flatMap(([id, attachment, src]) => (src ? [[id, { src, className: `wp-image-${attachment}` }]] : [])))
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
