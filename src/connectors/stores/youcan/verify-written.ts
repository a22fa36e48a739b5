import { setTimeout as wait } from 'node:timers/promises'
import { type AppError, isAppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { LeftOut } from '../../../core/stores/store-product'
import type { Ask } from './ask'
import type { DraftImage } from './draft-image'
import { matchImages } from './match-images'
import type { Written } from './write-product'
import { getProduct, type YoucanProduct } from './youcan-product'

/** YouCan may fetch pictures after it answered: it is asked again now, and once more after this. */
const SECOND_LOOK_MS = 1_500

/** A product as it stands in YouCan after it was written, and what of that cannot be seen there. */
export type Verified = { shown: YoucanProduct; imageIds: Record<string, string>; leftOut: LeftOut[] }

/** Looks whether what was written has arrived. `answered` is the product as YouCan showed it first. */
export async function verifyWritten(ask: Ask, { draft }: Pick<Written, 'draft'>, answered: YoucanProduct): Promise<Verified> {
	const { shown, error } = await lookForImages(ask, answered, draft.images.length)
	const { imageIds, leftOut } = imagesOf(draft.images, shown, error)
	return { shown, imageIds, leftOut: [...draft.leftOut, ...leftOut, ...unkept(shown, draft.body)] }
}

/**
 * The product with its pictures, or with as many as there are after some patience. It is written by now, so a look that
 * fails does not undo that: what was seen before counts, and the error is told with the pictures that were not seen.
 */
async function lookForImages(ask: Ask, answered: YoucanProduct, wanted: number): Promise<{ shown: YoucanProduct; error?: AppError }> {
	let shown = answered
	for (const delayMs of [0, SECOND_LOOK_MS]) {
		if ((shown.images?.length ?? 0) >= wanted) break
		await wait(delayMs)
		try {
			shown = await getProduct(ask, answered.id)
		} catch (error) {
			if (!isAppError(error)) throw error
			return { shown, error: error }
		}
	}
	return { shown }
}

function imagesOf(sent: readonly DraftImage[], { images }: YoucanProduct, error: AppError | undefined): Omit<Verified, 'shown'> {
	const shown = images ?? []
	const { imageIds: all, missing, isCertain } = matchImages(sent, shown)
	const ours = new Set(sent.flatMap(({ id, isTheirs }) => (isTheirs ? [] : [id])))
	const imageIds = Object.fromEntries(Object.entries(all).filter(([id]) => ours.has(id)))
	const why = error ? msg('youcan.not_confirmed_why', { reason: error.said }) : whyMissing(sent.length, shown.length, isCertain)
	return {
		imageIds,
		leftOut: missing.map(({ id, isTheirs }) => ({ what: msg('stores.a_picture'), why, ...(isTheirs ? {} : { imageId: id }) })),
	}
}

function whyMissing(sent: number, shown: number, isCertain: boolean): Message {
	if (!isCertain) return msg('youcan.pictures_shown', { shown, sent })
	return shown === 0 ? msg('youcan.no_picture_yet') : msg('youcan.picture_not_shown')
}

/** What was written but stands otherwise in YouCan's answer. */
function unkept(shown: YoucanProduct, { price, meta }: Written['draft']['body']): LeftOut[] {
	const found: LeftOut[] = []
	if (price !== undefined && typeof shown.price === 'number' && shown.price !== price) {
		found.push({ what: msg('stores.the_price'), why: msg('youcan.price_shown', { shown: shown.price, price }) })
	}
	if (meta && ((shown.meta?.title ?? '') !== meta.title || (shown.meta?.description ?? '') !== meta.description)) {
		const why = msg('youcan.texts_not_confirmed')
		found.push({ what: msg('stores.search_texts'), why })
	}
	return found
}
