import { isAppError } from '../../../core/errors'
import type { LeftOut, StoreImage } from '../../../core/stores/store-product'
import { imagesNote } from './product-fields'
import { isRefusal, type Shop, type WooProduct } from './shop'
import { type Refusal, shopWords } from './shop-refusal'

/** Shops may take five minutes for a picture; their hosts cut a call off long before. */
const PICTURE_TIMEOUT_MS = 120_000
/** For all pictures of one push together; what has not come by then stays behind. */
const PATIENCE_MS = 300_000
const TRIES = 2

export type Pictures = { imageIds: Record<string, string>; leftOut: LeftOut[] }

/** The pictures a product has that stay: which of ours are there (page image id → attachment), and the merchant's own, which stand behind ours. */
export type KeptPictures = { known: Readonly<Record<string, string>>; foreign: readonly string[] }

/**
 * Gives a product its pictures in order. Those it does not have are sent one by one, each with all before it: a picture that cannot be had
 * makes the shop refuse the whole call, and what it fetched in that call would stay in its media library.
 */
export async function putPictures(
	shop: Shop,
	id: string,
	images: readonly StoreImage[],
	{ known, foreign }: KeptPictures,
): Promise<Pictures> {
	const imageIds = { ...known }
	const leftOut: LeftOut[] = []
	const deadline = performance.now() + PATIENCE_MS
	for (const [at, image] of images.entries()) {
		if (imageIds[image.id] !== undefined) continue
		const why = performance.now() > deadline ? TOO_LONG : await putPicture(shop, id, { images, image, imageIds, foreign })
		if (why !== undefined) leftOut.push({ what: at === 0 ? 'Main picture' : `Picture ${at + 1}`, why, imageId: image.id })
	}
	return { imageIds, leftOut }
}

type Step = { images: readonly StoreImage[]; image: StoreImage; imageIds: Record<string, string>; foreign: readonly string[] }

/** Adds one picture, and its id to `imageIds`. Returns why it could not be had. */
async function putPicture(shop: Shop, id: string, step: Step): Promise<string | undefined> {
	const { image, imageIds, foreign } = step
	const before = new Set([...Object.values(imageIds), ...foreign])
	for (let tries = 1; ; tries += 1) {
		const answer = await sendPicture(shop, id, step)
		if ('failed' in answer) return answer.failed
		if (isRefusal(answer)) {
			if (tries < TRIES) continue
			return notTaken(answer, shop)
		}
		const added = answer.images.map((one) => String(one.id)).find((one) => !before.has(one))
		if (added === undefined) return 'The shop took this picture and did not keep it. A plugin for pictures may be in the way.'
		imageIds[image.id] = added
		return undefined
	}
}

/** A call that ended without an answer is looked into: the picture may be there. The ids so far are noted along, should the next call fail. */
async function sendPicture(shop: Shop, id: string, step: Step): Promise<WooProduct | Refusal | { failed: string }> {
	const { images, image, imageIds, foreign } = step
	const list = imageList(images, { known: imageIds, foreign }, image)
	try {
		const body = { images: list, meta_data: [imagesNote(imageIds)] }
		return await shop.tryWriteProduct(id, body, { expected: isImageFault, timeoutMs: PICTURE_TIMEOUT_MS })
	} catch (error) {
		if (!isAppError(error, 'timeout') && !isBreakdown(error)) throw error
		const product = await shop.getProduct(id)
		if (product.images.length === list.length) return product
		return { failed: isBreakdown(error) ? BROKE_DOWN : TOO_SLOW }
	}
}

/** Many a host's memory is too small for the sizes WordPress makes of a large picture: the call breaks down and the shop lives on. */
function isBreakdown(error: unknown): boolean {
	return isAppError(error, 'upstream') && typeof error.details.status === 'number' && error.details.status >= 500
}

/** The pictures a product is to have by now: ours with an id, one more by its address, then the merchant's own. */
export function imageList(images: readonly StoreImage[], { known, foreign }: KeptPictures, one?: StoreImage): unknown[] {
	const ours = images.flatMap((image): unknown[] => {
		const id = known[image.id]
		if (id !== undefined) return [{ id: Number(id), alt: image.alt }]
		return image === one ? [{ src: image.url, alt: image.alt }] : []
	})
	return [...ours, ...foreign.map((id) => ({ id: Number(id) }))]
}

export function isImageFault({ code }: Refusal): boolean {
	return /image/.test(code)
}

const TOO_SLOW = 'The shop did not finish fetching this picture in time. Push again, or add it in the shop.'
const BROKE_DOWN =
	'The shop’s server broke down over this picture; its memory may be too small. Add it in the shop, or ask the host for more memory.'
const TOO_LONG = 'The shop took too long for the pictures before this one. Push again to add the rest.'

function notTaken({ message }: Refusal, { keys }: Shop): string {
	const words = shopWords(message, keys)
	return words ? `The shop could not take this picture: “${words}”.` : 'The shop could not take this picture.'
}
