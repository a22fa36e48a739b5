import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { amountText, type StoreFields, variantPricesText } from '../../../core/stores/store-fields'
import type { LeftOut } from '../../../core/stores/store-product'
import type { Ask } from './ask-shopify'
import { isOurs, repricedChoices } from './changed-variants'
import { type HeldMedia, type HeldProduct, readHeldProduct } from './held-product'
import type { FileInput } from './own-pictures'
import { oneVariantInput } from './product-input'
import { setProduct } from './set-product'

const snapshotSchema = z.object({
	title: z.string(),
	descriptionHtml: z.string(),
	status: z.string(),
	seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
	prices: z.object({ price: z.string(), compareAtPrice: z.string().nullable() }).nullable(),
	/** Of a product with choices. */
	variants: z
		.array(z.object({ id: z.string(), values: z.array(z.string()), price: z.string(), compareAtPrice: z.string().nullable() }))
		.default([]),
	/** Ours, of the product when it was pushed. */
	key: z.string().nullable().default(null),
	media: z.array(z.object({ id: z.string(), alt: z.string().nullable(), url: z.string().nullable() })),
})
type Snapshot = z.infer<typeof snapshotSchema>

/** What a push may change of a product, as it is now. */
export async function snapshotProduct(ask: Ask, id: string): Promise<unknown> {
	const { title, descriptionHtml, status, seo, onlyVariant, variants, media, key } = await readHeldProduct(ask, id)
	const prices = onlyVariant ? { price: onlyVariant.price, compareAtPrice: onlyVariant.compareAtPrice } : null
	const kept = media.filter((one) => one.status !== 'FAILED').map((one) => ({ id: one.id, alt: one.alt, url: one.image?.url ?? null }))
	const choices = variants.map(({ selectedOptions, ...one }) => ({
		id: one.id,
		values: selectedOptions.map(({ value }) => value),
		price: one.price,
		compareAtPrice: one.compareAtPrice,
	}))
	const texts = { title, descriptionHtml, status, seo }
	return { ...texts, prices, variants: choices, key: key?.value ?? null, media: kept } satisfies Snapshot
}

/** What a snapshot says of the fields a push writes; one that cannot be read says nothing. */
export function fieldsOfSnapshot(snapshot: unknown): StoreFields {
	const { data } = snapshotSchema.safeParse(snapshot)
	if (!data) return {}
	const { title, descriptionHtml: description, prices, variants, seo } = data
	const priced = prices
		? { price: amountText(prices.price), compare_at_price: amountText(prices.compareAtPrice) }
		: { variant_prices: variantPricesText(variants) }
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
	const { title, descriptionHtml, status, seo, media } = read.data
	const held = await readHeldProduct(ask, id)
	const files = media.map((one) => toFile(one, held.media))
	const found = files.filter((file) => file !== undefined)
	await setProduct(ask, shop, { id }, { title, descriptionHtml, status, seo, files: found, ...pricesOf(held, read.data) })
	const lost = files.flatMap((file, at) => (file ? [] : [{ what: msg('stores.picture_or_video', { number: at + 1 }), why: GONE_SINCE }]))
	return isRepriced(held, read.data) ? lost : [...lost, PRICES_OF_CHOICES]
}

const GONE_SINCE = msg('shopify.taken_off')
const PRICES_OF_CHOICES = {
	what: msg('stores.price'),
	why: msg('shopify.variant_prices_now'),
}

/** Prices as they were; variants a push made since go. */
function pricesOf(held: HeldProduct, { prices, variants, key }: Snapshot) {
	if (prices) return oneVariantInput(held, prices)
	const priced = new Map(variants.map(({ id, price, compareAtPrice }) => [id, { price, compareAtPrice }]))
	return repricedChoices(held, priced, (one) => key !== null && isOurs(one, key)) ?? {}
}

/** False where the product has other variants by now than those whose prices are known. */
function isRepriced({ onlyVariant, variants }: HeldProduct, before: Snapshot): boolean {
	if (before.prices) return onlyVariant !== undefined
	return before.variants.every(({ id }) => variants.some((one) => one.id === id))
}

function toFile({ id, alt, url }: Snapshot['media'][number], held: readonly HeldMedia[]): FileInput | undefined {
	if (held.some((one) => one.id === id)) return { id, ...(alt === null ? {} : { alt }) }
	return url === null ? undefined : { originalSource: url, alt: alt ?? '', contentType: 'IMAGE' }
}
