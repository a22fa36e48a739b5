import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreFields } from '../../../core/stores/store-fields'
import type { LeftOut } from '../../../core/stores/store-product'
import type { Ask } from './ask-shopify'
import { type HeldMedia, type HeldProduct, readHeldProduct } from './held-product'
import type { FileInput } from './own-pictures'
import { onlyVariantInput } from './product-input'
import { setProduct } from './set-product'

const snapshotSchema = z.object({
	title: z.string(),
	descriptionHtml: z.string(),
	status: z.string(),
	seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
	prices: z.object({ price: z.string(), compareAtPrice: z.string().nullable() }).nullable(),
	media: z.array(z.object({ id: z.string(), alt: z.string().nullable(), url: z.string().nullable() })),
})
type Snapshot = z.infer<typeof snapshotSchema>

/** What a push may change of a product, as it is now. */
export async function snapshotProduct(ask: Ask, id: string): Promise<unknown> {
	const { title, descriptionHtml, status, seo, onlyVariant, media } = await readHeldProduct(ask, id)
	const prices = onlyVariant ? { price: onlyVariant.price, compareAtPrice: onlyVariant.compareAtPrice } : null
	const kept = media.filter((one) => one.status !== 'FAILED').map((one) => ({ id: one.id, alt: one.alt, url: one.image?.url ?? null }))
	return { title, descriptionHtml, status, seo, prices, media: kept } satisfies Snapshot
}

/** What a snapshot says of the fields a push writes; one that cannot be read says nothing. */
export function fieldsOfSnapshot(snapshot: unknown): StoreFields {
	const { data } = snapshotSchema.safeParse(snapshot)
	if (!data) return {}
	const { title, descriptionHtml: description, prices, seo } = data
	const priced = prices ? { price: prices.price, compare_at_price: prices.compareAtPrice ?? '' } : {}
	return { title, description, ...priced, seo_title: seo.title ?? '', seo_description: seo.description ?? '' }
}

/**
 * Makes a product what it was. Pictures that were taken from it since come back from the shop's own files; what has
 * none there, and prices of a product the merchant gave choices since, are answered. Throws `invalid_request` for what
 * is no snapshot, `not_found` when the product is gone.
 */
export async function restoreProduct(ask: Ask, shop: string, id: string, snapshot: unknown): Promise<LeftOut[]> {
	const read = snapshotSchema.safeParse(snapshot)
	if (!read.success) {
		throw new AppError('invalid_request', msg('stores.snapshot_lost'), {
			cause: read.error,
		})
	}
	const { title, descriptionHtml, status, seo, prices, media } = read.data
	const held = await readHeldProduct(ask, id)
	const files = media.map((one) => toFile(one, held.media))
	const found = files.filter((file) => file !== undefined)
	await setProduct(ask, shop, { id }, { title, descriptionHtml, status, seo, files: found, ...pricesOf(held, prices) })
	const lost = files.flatMap((file, at) => (file ? [] : [{ what: msg('stores.picture_or_video', { number: at + 1 }), why: GONE_SINCE }]))
	return prices && !held.onlyVariant ? [...lost, PRICES_OF_CHOICES] : lost
}

const GONE_SINCE = msg('shopify.taken_off')
const PRICES_OF_CHOICES = {
	what: msg('stores.price'),
	why: msg('shopify.variant_prices_now'),
}

const pricesOf = (held: HeldProduct, prices: Snapshot['prices']) => (prices ? onlyVariantInput(held, prices) : {})

function toFile({ id, alt, url }: Snapshot['media'][number], held: readonly HeldMedia[]): FileInput | undefined {
	if (held.some((one) => one.id === id)) return { id, ...(alt === null ? {} : { alt }) }
	return url === null ? undefined : { originalSource: url, alt: alt ?? '', contentType: 'IMAGE' }
}
