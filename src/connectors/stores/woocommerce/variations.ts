import { z } from 'zod'
import { msg } from '../../../core/messages/message'
import { attributeValue } from '../../../core/stores/attribute-value'
import type { LeftOut, StoreProduct, StoreVariant } from '../../../core/stores/store-product'
import { refusalError } from './connect/shop-refusal'
import { KEY_META, priceFields } from './product-fields'
import { isRefusal, type Shop } from './shop'

/** WooCommerce takes no more in one call. */
const MOST_IN_BATCH = 100
const MOST_PAGES = 20
const TIMEOUT_MS = 120_000

const variationSchema = z.object({
	id: z.number().int().positive(),
	sku: z.string().catch(''),
	regular_price: z.string().catch(''),
	sale_price: z.string().catch(''),
	date_on_sale_from: z.string().nullish().catch(undefined),
	date_on_sale_to: z.string().nullish().catch(undefined),
	attributes: z.array(z.object({ name: z.string(), option: z.string() })).catch([]),
	meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).catch([]),
})
export type WooVariation = z.infer<typeof variationSchema>

const writtenSchema = z
	.array(z.object({ id: z.number().int(), error: z.object({ code: z.string(), message: z.string() }).optional() }))
	.catch([])
const batchSchema = z.object({ create: writtenSchema.optional(), update: writtenSchema.optional() })

const FIELDS = 'id,sku,regular_price,sale_price,date_on_sale_from,date_on_sale_to,attributes,meta_data'

/** All variations of a product. */
export async function readVariations(shop: Shop, id: string): Promise<WooVariation[]> {
	const all: WooVariation[] = []
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const params = { per_page: String(MOST_IN_BATCH), page: String(page), _fields: FIELDS }
		const answer = await shop.ask(`products/${id}/variations`, { params })
		if (isRefusal(answer)) throw refusalError(answer, shop.keys)
		const read = z.array(variationSchema).safeParse(answer.data).data ?? []
		all.push(...read)
		if (read.length < MOST_IN_BATCH) break
	}
	return all
}

/** True for a variation a push of this page made; the others are the merchant's. */
export function isOurs({ meta_data }: WooVariation, key: string): boolean {
	return meta_data.some((meta) => meta.key === KEY_META && meta.value === key)
}

/**
 * Gives a product its variations: those there are get their prices, those that are missing are made, ours that the page
 * no longer has go. A sku or a GTIN that something else in the shop has is left out, and said. Stock is set when a
 * variation is made and the merchant's after.
 */
export async function putVariations(
	shop: Shop,
	id: string,
	product: StoreProduct,
	{ imageIds, current }: { imageIds: Readonly<Record<string, string>>; current: readonly WooVariation[] },
): Promise<LeftOut[]> {
	const { keeps = [] } = product
	const found = new Map(product.variants.map((variant) => [variant, current.find((one) => isSame(one, product, variant))]))
	const missing = product.variants.filter((variant) => !found.get(variant))
	const kept = new Set([...found.values()].flatMap((one) => one?.id ?? []))
	const gone = current.filter((one) => isOurs(one, product.key) && !kept.has(one.id)).map((one) => one.id)
	const image = ({ imageId }: StoreVariant) => {
		const attachment = imageId === null ? undefined : imageIds[imageId]
		return attachment === undefined ? {} : { image: { id: Number(attachment) } }
	}
	const changes = [...found].flatMap(([variant, one]) =>
		one
			? [
					{
						id: one.id,
						...(keeps.includes('variant_prices') ? {} : priceFields(variant, keeps)),
						...(variant.keepsImage ? {} : image(variant)),
					},
				]
			: [],
	)
	const creations = missing.map((variant) => newVariation(product, variant, image(variant)))
	await sendVariations(shop, id, { update: changes })
	const leftOut = await create(shop, id, creations)
	await sendVariations(shop, id, { delete: gone })
	return leftOut
}

function newVariation({ key, options }: StoreProduct, variant: StoreVariant, image: object): Record<string, unknown> {
	return {
		...priceFields(variant),
		...image,
		sku: variant.sku,
		...(variant.gtin === null ? {} : { global_unique_id: variant.gtin }),
		...(variant.isAvailable === false ? { stock_status: 'outofstock' } : {}),
		attributes: options.map(({ name }, at) => ({ name, option: attributeValue(variant.values[at] ?? '') })),
		meta_data: [{ key: KEY_META, value: key }],
	}
}

function isSame({ attributes }: WooVariation, { options }: StoreProduct, { values }: StoreVariant): boolean {
	return options.every(({ name }, at) =>
		attributes.some(
			(one) => one.name.toLowerCase() === name.toLowerCase() && one.option.toLowerCase() === attributeValue(values[at] ?? '').toLowerCase(),
		),
	)
}

function parts<T>(all: readonly T[]): T[][] {
	return Array.from({ length: Math.ceil(all.length / MOST_IN_BATCH) }, (_, at) => all.slice(at * MOST_IN_BATCH, (at + 1) * MOST_IN_BATCH))
}

type Changes = { create?: readonly object[]; update?: readonly object[]; delete?: readonly number[] }

/**
 * Makes, changes and deletes variations, as many at once as WooCommerce takes. Answers what became of each that was to
 * be made.
 */
export async function sendVariations(shop: Shop, id: string, changes: Changes): Promise<z.infer<typeof writtenSchema>> {
	const made: z.infer<typeof writtenSchema> = []
	for (const part of parts(changes.update ?? [])) await send(shop, id, { update: part })
	for (const part of parts(changes.create ?? [])) made.push(...((await send(shop, id, { create: part })).create ?? []))
	for (const part of parts(changes.delete ?? [])) await send(shop, id, { delete: part })
	return made
}

async function send(shop: Shop, id: string, body: object): Promise<z.infer<typeof batchSchema>> {
	const answer = await shop.ask(`products/${id}/variations/batch`, { body, timeoutMs: TIMEOUT_MS })
	if (isRefusal(answer)) throw refusalError(answer, shop.keys)
	return batchSchema.safeParse(answer.data).data ?? {}
}

const NUMBERS = /sku|global_unique_id/

/** Makes variations; those refused for a number that is taken are made once more without. */
async function create(shop: Shop, id: string, wanted: Record<string, unknown>[]): Promise<LeftOut[]> {
	const made = await sendVariations(shop, id, { create: wanted })
	const refused = wanted.filter((_, at) => made[at]?.error !== undefined)
	if (refused.length === 0) return []
	const again = wanted.flatMap((one, at) => (NUMBERS.test(made[at]?.error?.code ?? '') ? [withoutNumbers(one)] : []))
	const second = await sendVariations(shop, id, { create: again })
	const lost = refused.length - second.filter((one) => one.error === undefined).length
	return [
		...(again.length > 0 ? [{ what: msg('stores.variation_numbers'), why: NUMBERS_TAKEN }] : []),
		...(lost > 0 ? [{ what: msg('stores.variations'), why: msg('woocommerce.variations_lost', { count: lost }) }] : []),
	]
}

const NUMBERS_TAKEN = msg('woocommerce.variation_numbers_taken')

function withoutNumbers({ sku: _, global_unique_id: __, ...variation }: Record<string, unknown>): Record<string, unknown> {
	return variation
}
