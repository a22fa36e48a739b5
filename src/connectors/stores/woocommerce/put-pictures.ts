import { isAppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { LeftOut, StoreImage } from '../../../core/stores/store-product'
import { type Refusal, shopWords } from './connect/shop-refusal'
import type { KeptPictures } from './keep-pictures'
import { imagesNote } from './product-fields'
import { isRefusal, type Shop, type WooProduct } from './shop'

/** Shops may take five minutes for a picture; their hosts cut a call off long before. */
const PICTURE_TIMEOUT_MS = 120_000
/** For all pictures of one push together; what has not come by then stays behind. */
const PATIENCE_MS = 300_000
const TRIES = 2

export type Pictures = {
	imageIds: Record<string, string>
	leftOut: LeftOut[]
	/** What the product showed last, with the shop's own addresses. */
	shown: WooProduct['images']
}

/**
 * Has the shop fetch the pictures it does not have, one by one, each with all before it: a picture that cannot be had
 * makes the shop refuse the whole call, and what it fetched in that call would stay in its media library. The first
 * `galleryCount` are the product's own, those behind them its description's, which it shows for this time alone.
 */
export async function putPictures(
	shop: Shop,
	id: string,
	images: readonly StoreImage[],
	kept: KeptPictures,
	{ galleryCount, shown }: { galleryCount: number; shown: WooProduct['images'] },
): Promise<Pictures> {
	const pictures: Pictures = { imageIds: { ...kept.known }, leftOut: [], shown }
	const deadline = performance.now() + PATIENCE_MS
	for (const [at, image] of images.entries()) {
		if (pictures.imageIds[image.id] !== undefined) continue
		const step = { images, image, pictures, kept }
		const why = performance.now() > deadline ? TOO_LONG : await putPicture(shop, id, step)
		if (why === undefined) continue
		const what =
			at >= galleryCount
				? msg('stores.picture_of_description')
				: at === 0
					? msg('stores.main_picture')
					: msg('stores.picture', { number: at + 1 })
		pictures.leftOut.push({ what, why, imageId: image.id })
	}
	return pictures
}

type Step = { images: readonly StoreImage[]; image: StoreImage; pictures: Pictures; kept: KeptPictures }

/** Adds one picture, and its id to `imageIds`. Returns why it could not be had. */
async function putPicture(shop: Shop, id: string, step: Step): Promise<Message | undefined> {
	const { image, pictures, kept } = step
	const { imageIds } = pictures
	const before = new Set([...Object.values(imageIds), ...kept.foreign])
	for (let tries = 1; ; tries += 1) {
		const answer = await sendPicture(shop, id, step)
		if ('failed' in answer) return answer.failed
		if (isRefusal(answer)) {
			if (tries < TRIES) continue
			return notTaken(answer, shop)
		}
		const added = answer.images.map((one) => String(one.id)).find((one) => !before.has(one))
		if (added === undefined) return msg('woocommerce.picture_not_kept')
		imageIds[image.id] = added
		pictures.shown = answer.images
		return undefined
	}
}

/**
 * A call that ended without an answer is looked into: the picture may be there. The ids so far are noted along, should
 * the next call fail.
 */
async function sendPicture(shop: Shop, id: string, step: Step): Promise<WooProduct | Refusal | { failed: Message }> {
	const { images, image, pictures, kept } = step
	const { imageIds } = pictures
	const list = imageList(images, { ...kept, known: imageIds }, image)
	try {
		const body = { images: list, meta_data: [imagesNote(imageIds)] }
		return await shop.tryWriteProduct(id, body, { expected: isImageError, timeoutMs: PICTURE_TIMEOUT_MS })
	} catch (error) {
		if (!isAppError(error, 'timeout') && !isBreakdown(error)) throw error
		const product = await shop.getProduct(id)
		if (product.images.length === list.length) return product
		return { failed: isBreakdown(error) ? BROKE_DOWN : TOO_SLOW }
	}
}

/**
 * Many a host's memory is too small for the sizes WordPress makes of a large picture: the call breaks down and the shop
 * lives on.
 */
function isBreakdown(error: unknown): boolean {
	return isAppError(error, 'upstream') && typeof error.details.status === 'number' && error.details.status >= 500
}

/**
 * The pictures a product is to have by now: ours with an id, one more by its address, the merchant's own behind them,
 * or before them where theirs is the main one. A picture is named by what it shows, because its file's name says
 * nothing to shoppers.
 */
export function imageList(
	images: readonly StoreImage[],
	{ known, removed, foreign, isForeignFirst }: KeptPictures,
	one?: StoreImage,
): unknown[] {
	const ours = images.flatMap((image): unknown[] => {
		const id = known[image.id]
		if (removed.has(image.id)) return []
		if (id !== undefined) return [{ id: Number(id), ...(image.keepsAlt ? {} : { alt: image.alt }) }]
		return image === one ? [{ src: image.url, alt: image.alt, ...(image.alt === '' ? {} : { name: image.alt }) }] : []
	})
	const theirs = foreign.map((id) => ({ id: Number(id) }))
	return isForeignFirst ? [...theirs.slice(0, 1), ...ours, ...theirs.slice(1)] : [...ours, ...theirs]
}

export function isImageError({ code }: Refusal): boolean {
	return /image/.test(code)
}

const TOO_SLOW = msg('woocommerce.picture_timeout')
const BROKE_DOWN = msg('woocommerce.picture_memory')
const TOO_LONG = msg('woocommerce.pictures_slow')

function notTaken({ message }: Refusal, { keys }: Shop): Message {
	const words = shopWords(message, keys)
	return words ? msg('woocommerce.picture_refused_why', { reason: words }) : msg('woocommerce.picture_refused')
}
