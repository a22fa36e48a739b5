import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { amountText, type StoreFields } from '../../../core/stores/store-fields'
import type { LeftOut, StoreRef } from '../../../core/stores/store-product'
import type { Ask } from './ask'
import type { Draft } from './draft'
import { verifyWritten } from './verify-written'
import { writeProduct } from './write-product'
import { getProduct, skuOf, type YoucanProduct } from './youcan-product'

const snapshotSchema = z.object({
	name: z.string(),
	description: z.string(),
	price: z.number().optional(),
	compare_at_price: z.number().nullable(),
	visibility: z.boolean(),
	has_variants: z.boolean(),
	sku: z.string().optional(),
	/** Empty where there were none, so that restoring takes away what was written since. */
	meta: z.object({ title: z.string(), description: z.string() }).optional(),
	/** Paths, addresses and kinds, first = main picture. */
	images: z.array(z.object({ name: z.string(), type: z.number(), url: z.string().optional() })),
})
type Snapshot = z.infer<typeof snapshotSchema>

/** The product as `restoreSnapshot` takes it back: what a push can change, nothing else. */
export async function takeSnapshot(ask: Ask, { id }: StoreRef): Promise<Snapshot> {
	const product = await getProduct(ask, id)
	const hasVariants = product.has_variants === true
	const sku = hasVariants ? undefined : skuOf(product)
	const { title, description } = product.meta ?? {}
	return {
		name: product.name,
		description: product.description ?? '',
		...(typeof product.price === 'number' ? { price: product.price } : {}),
		compare_at_price: product.compare_at_price ?? null,
		visibility: product.visibility ?? false,
		has_variants: hasVariants,
		...(sku ? { sku } : {}),
		meta: { title: title ?? '', description: description ?? '' },
		images: [...(product.images ?? [])]
			.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
			.map(({ name, type, url }) => ({ name, type: type ?? 1, ...(url ? { url } : {}) })),
	}
}

/** What a snapshot says of the fields a push writes; one that cannot be read says nothing. */
export function fieldsOfSnapshot(kept: unknown): StoreFields {
	const { data } = snapshotSchema.safeParse(kept)
	if (!data) return {}
	const { name: title, description, price, compare_at_price, has_variants, meta } = data
	const priced =
		has_variants || price === undefined ? {} : { price: String(price), compare_at_price: amountText(String(compare_at_price ?? '')) }
	return { title, description, ...priced, ...(meta ? { seo_title: meta.title, seo_description: meta.description } : {}) }
}

/**
 * Makes the product what the snapshot says, and answers what cannot be seen to be so: a picture YouCan has thrown away
 * since, words for search engines it does not take back. Throws AppError `invalid_request` for what is no snapshot.
 */
export async function restoreSnapshot(ask: Ask, { id }: StoreRef, kept: unknown): Promise<LeftOut[]> {
	const read = snapshotSchema.safeParse(kept)
	if (!read.success) {
		throw new AppError('invalid_request', msg('stores.snapshot_unreadable'), { cause: read.error })
	}
	const { images, price, ...rest } = read.data
	const current = await getProduct(ask, id)
	const body = { ...rest, ...(price === undefined ? {} : { price }) }
	const draft: Draft = { body, images: imagesBack(images, current), leftOut: [] }
	const written = await writeProduct(ask, { id, look: async () => id }, draft)
	const { leftOut } = await verifyWritten(ask, written, written.product ?? (await getProduct(ask, id)))
	return leftOut.map(({ what, why }) => ({ what, why }))
}

/**
 * A picture the product still shows goes by its path; one that was taken off it, by its address, from which YouCan
 * fetches it again.
 */
function imagesBack(images: Snapshot['images'], current: YoucanProduct): Draft['images'] {
	const shown = new Set(current.images?.map(({ name }) => name))
	return images.map(({ name, type, url }, at) => ({ id: name, name: shown.has(name) ? name : (url ?? name), order: at + 1, type }))
}
