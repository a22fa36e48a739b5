import { z } from 'zod'
import { AppError } from '../../../core/errors'
import type { StoreRef } from '../../../core/stores/store-product'
import type { Ask } from './ask'
import type { Draft } from './draft'
import { writeProduct } from './write-product'
import { getProduct, skuOf } from './youcan-product'

const snapshotSchema = z.object({
	name: z.string(),
	description: z.string(),
	price: z.number().optional(),
	compare_at_price: z.number().nullable(),
	visibility: z.boolean(),
	has_variants: z.boolean(),
	sku: z.string().optional(),
	meta: z.object({ title: z.string(), description: z.string() }).optional(),
	/** Paths and kinds, first = main picture. */
	images: z.array(z.object({ name: z.string(), type: z.number() })),
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
		...(title && description ? { meta: { title, description } } : {}),
		images: [...(product.images ?? [])]
			.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
			.map(({ name, type }) => ({ name, type: type ?? 1 })),
	}
}

/**
 * Makes the product what the snapshot says. A picture YouCan has thrown away since stays away. Throws AppError `invalid_request` for what is
 * no snapshot.
 */
export async function restoreSnapshot(ask: Ask, { id }: StoreRef, kept: unknown): Promise<void> {
	const read = snapshotSchema.safeParse(kept)
	if (!read.success) {
		throw new AppError('invalid_request', 'What was kept of this product cannot be read, so it was left as it is.', { cause: read.error })
	}
	const { images, price, ...rest } = read.data
	const body = { ...rest, ...(price === undefined ? {} : { price }) }
	const draft: Draft = { body, images: images.map(({ name, type }, at) => ({ id: name, name, order: at + 1, type })), leftOut: [] }
	await writeProduct(ask, { id, look: async () => id }, draft)
}
