import { setTimeout as wait } from 'node:timers/promises'
import { AppError, isAppError } from '../../../core/errors'
import type { LeftOut, PushedProduct, StoreProduct } from '../../../core/stores/store-product'
import { webAddress } from '../web-address'
import type { Ask } from './ask'
import type { DraftImage } from './draft-image'
import { matchImages } from './match-images'
import type { Written } from './write-product'
import type { YoucanConfig } from './youcan-config'
import { findByKey, getProduct, type YoucanProduct } from './youcan-product'

/** YouCan may fetch pictures after it answered: it is asked again now, and once more after this. */
const SECOND_LOOK_MS = 1_500

/** What came of a write, as YouCan shows it afterwards; what cannot be seen there is told as left out. */
export async function toOutcome(config: YoucanConfig, ask: Ask, written: Written, product: StoreProduct): Promise<PushedProduct> {
	const { id } = written
	const answered = written.product ?? (id === undefined ? await findByKey(ask, product.key) : await getProduct(ask, id))
	if (!answered) throw new AppError('upstream', 'YouCan said yes but does not show the product. Look for it there, then push again.')
	const { draft } = written
	const shown = await lookForImages(ask, answered, draft.images.length)
	const { imageIds, leftOut } = imagesOf(draft.images, shown)
	const status = (shown.visibility ?? product.status === 'published') ? 'published' : 'draft'
	return {
		id: shown.id,
		imageIds,
		url: status === 'published' ? webAddress(shown.public_url) : null,
		adminUrl: adminUrl(config, shown.id),
		status,
		leftOut: [...draft.leftOut, ...leftOut, ...unkept(shown, written, product)],
	}
}

/**
 * The product with its pictures, or with as many as there are after some patience. It is written by now, so a look that fails tells nothing
 * about that: what was seen before counts.
 */
async function lookForImages(ask: Ask, answered: YoucanProduct, wanted: number): Promise<YoucanProduct> {
	let shown = answered
	for (const delayMs of [0, SECOND_LOOK_MS]) {
		if ((shown.images?.length ?? 0) >= wanted) break
		await wait(delayMs)
		try {
			shown = await getProduct(ask, answered.id)
		} catch (error) {
			if (!isAppError(error)) throw error
			break
		}
	}
	return shown
}

function imagesOf(sent: readonly DraftImage[], { images }: YoucanProduct): { imageIds: Record<string, string>; leftOut: LeftOut[] } {
	const shown = images ?? []
	const { imageIds: all, missing, isCertain } = matchImages(sent, shown)
	const ours = new Set(sent.flatMap(({ id, isTheirs }) => (isTheirs ? [] : [id])))
	const imageIds = Object.fromEntries(Object.entries(all).filter(([id]) => ours.has(id)))
	const why = !isCertain
		? `YouCan shows ${shown.length} of ${sent.length} pictures and does not say which. Look at the product there.`
		: shown.length === 0
			? 'Whether YouCan has it could not be confirmed: it shows no picture yet. Look at the product there in a minute.'
			: 'YouCan does not show this picture. Add it there by hand, or push again.'
	return { imageIds, leftOut: missing.map(({ id, isTheirs }) => ({ what: 'A picture', why, ...(isTheirs ? {} : { imageId: id }) })) }
}

/** What was written but stands otherwise in YouCan's answer. */
function unkept(shown: YoucanProduct, { draft: { body } }: Written, { price }: StoreProduct): LeftOut[] {
	const found: LeftOut[] = []
	if (typeof shown.price === 'number' && shown.price !== Number(price)) {
		found.push({ what: 'The price', why: `YouCan shows ${shown.price} instead of ${price}. Correct it in YouCan, at the product.` })
	}
	if (body.meta && (shown.meta?.title !== body.meta.title || shown.meta.description !== body.meta.description)) {
		const why = 'Whether YouCan keeps them could not be confirmed. Look at the product there, and write them if they are missing.'
		found.push({ what: 'The title and description for search engines', why })
	}
	return found
}

/** Where the seller finds the product: beside the page where the app is allowed. */
function adminUrl({ authorizeUrl }: YoucanConfig, id: string): string {
	return `${authorizeUrl.replace(/\/oauth\/authorize\/?$/, '')}/products/${encodeURIComponent(id)}/edit`
}
