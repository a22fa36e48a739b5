import { decodeHTML } from 'entities'
import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { amountText, type StoreFields, variantPricesText } from '../../../core/stores/store-fields'
import type { LeftOut } from '../../../core/stores/store-product'
import { ATTRIBUTES_META, IMAGES_META, KEY_META, SEO_META } from './product-fields'
import { isImageError } from './put-pictures'
import { isRefusal, type Shop } from './shop'
import { readVariations, sendVariations } from './variations'

const FIELDS =
	'name,description,short_description,type,status,regular_price,sale_price,date_on_sale_from,date_on_sale_to,' +
	'images,attributes,weight,dimensions,global_unique_id,meta_data'
const OUR_META = [KEY_META, IMAGES_META, ATTRIBUTES_META, ...SEO_META.seo_title, ...SEO_META.seo_description]

const saleDate = z
	.string()
	.nullish()
	.transform((date) => date ?? '')

const rawSchema = z.object({
	name: z.string(),
	description: z.string(),
	short_description: z.string().default(''),
	type: z.string().default('simple'),
	attributes: z.array(z.looseObject({ name: z.string() })).default([]),
	status: z.string(),
	regular_price: z.string(),
	sale_price: z.string(),
	/** Local to the shop. What is written takes an empty text for none. */
	date_on_sale_from: saleDate,
	date_on_sale_to: saleDate,
	images: z.array(z.object({ id: z.number().int() })),
	weight: z.string().optional().catch(undefined),
	dimensions: z.object({ length: z.string(), width: z.string(), height: z.string() }).optional().catch(undefined),
	global_unique_id: z.string().optional().catch(undefined),
	meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).catch([]),
})
const variationSchema = z.object({
	id: z.number().int(),
	regular_price: z.string(),
	sale_price: z.string(),
	date_on_sale_from: saleDate,
	date_on_sale_to: saleDate,
	/** Its value of each option, to be told by. */
	values: z.array(z.string()).default([]),
})
type Variation = z.infer<typeof variationSchema>
const snapshotSchema = rawSchema.extend({
	meta_data: z.array(z.object({ key: z.string(), value: z.string() })),
	variations: z.array(variationSchema).default([]),
})

/** The parts of a product that a push changes, as they are stored and not as they are shown. */
export async function snapshotProduct(shop: Shop, id: string): Promise<unknown> {
	const read = rawSchema.safeParse(await shop.readRaw(id, FIELDS))
	if (!read.success) {
		throw new AppError('upstream', msg('woocommerce.no_product_left'), {
			cause: read.error,
		})
	}
	const { meta_data, images, ...rest } = read.data
	const variations = rest.type === 'variable' ? await readVariations(shop, id) : []
	return {
		...rest,
		variations: variations.map(({ sku: _, meta_data: __, attributes, ...one }) => ({
			...one,
			values: attributes.map(({ option }) => option),
		})),
		images: images.map(({ id }) => ({ id })),
		meta_data: OUR_META.map((key) => ({ key, value: textOf(meta_data.findLast((meta) => meta.key === key)?.value) })),
	}
}

/**
 * Makes a product what it was. Pictures that were deleted from the shop's library since cannot come back; they are
 * answered.
 */
export async function restoreProduct(shop: Shop, id: string, snapshot: unknown): Promise<LeftOut[]> {
	const read = snapshotSchema.safeParse(snapshot)
	if (!read.success) {
		throw new AppError('invalid_request', msg('stores.snapshot_unreadable'), { cause: read.error })
	}
	const { images, name, description, short_description, variations, ...others } = read.data
	const texts = { name: withSlashes(name), description: withSlashes(description), short_description: withSlashes(short_description) }
	const rest = { ...others, ...texts }
	await restoreVariations(shop, id, variations)
	const written = await shop.tryWriteProduct(id, { ...rest, images }, { expected: isImageError })
	if (!isRefusal(written)) return []
	await shop.writeProduct(id, rest)
	return restoreEachPicture(shop, id, images)
}

/** What a snapshot says of the fields a push writes; one that cannot be read says nothing. */
export function fieldsOfSnapshot(snapshot: unknown): StoreFields {
	const { data } = snapshotSchema.safeParse(snapshot)
	if (!data) return {}
	const { name, description, short_description, type, variations, meta_data } = data
	const isVariable = type === 'variable'
	const seo = (field: keyof typeof SEO_META) =>
		[...new Set(SEO_META[field].map((key) => meta_data.find((one) => one.key === key)?.value ?? ''))].join(' · ')
	const { price, compareAtPrice } = pricesOf(data)
	return {
		title: decodeHTML(name),
		description,
		short_description,
		...(isVariable
			? { variant_prices: variantPricesText(variations.map((one) => ({ values: one.values, ...pricesOf(one) }))) }
			: { price: amountText(price), compare_at_price: amountText(compareAtPrice) }),
		sale_dates: [...new Set((isVariable ? variations : [data]).map(saleDates))].filter(Boolean).join('; '),
		seo_title: seo('seo_title'),
		seo_description: seo('seo_description'),
	}
}

const pricesOf = ({ regular_price, sale_price }: Pick<Variation, 'regular_price' | 'sale_price'>) =>
	sale_price === '' ? { price: regular_price, compareAtPrice: null } : { price: sale_price, compareAtPrice: regular_price }

/** The days of a sale, as the shop says them. */
const saleDates = ({ date_on_sale_from: from, date_on_sale_to: to }: Pick<Variation, 'date_on_sale_from' | 'date_on_sale_to'>) =>
	from || to ? `${from.slice(0, 10)} – ${to.slice(0, 10)}` : ''

/** Gives variations their prices back; those made since go. */
async function restoreVariations(shop: Shop, id: string, before: readonly Variation[]) {
	const { type } = await shop.getProduct(id)
	if (type !== 'variable') return
	const now = await readVariations(shop, id)
	const kept = before.filter((one) => now.some((other) => other.id === one.id)).map(({ values: _, ...one }) => one)
	const made = now.filter((one) => !before.some((other) => other.id === one.id))
	await sendVariations(shop, id, { update: kept, delete: made.map((one) => one.id) })
}

/**
 * One deleted picture makes the shop refuse the whole list, and does not name itself in words to rely on: so they are
 * given back one by one.
 */
async function restoreEachPicture(shop: Shop, id: string, images: readonly { id: number }[]): Promise<LeftOut[]> {
	const kept: { id: number }[] = []
	const lost: LeftOut[] = []
	for (const [at, image] of images.entries()) {
		const written = await shop.tryWriteProduct(id, { images: [...kept, image] }, { expected: isImageError })
		if (isRefusal(written))
			lost.push({ what: at === 0 ? msg('stores.main_picture') : msg('stores.picture', { number: at + 1 }), why: DELETED_SINCE })
		else kept.push(image)
	}
	if (kept.length === 0) await shop.writeProduct(id, { images: [] })
	return lost
}

const DELETED_SINCE = msg('woocommerce.media_deleted')

/** WordPress' filter strips one backslash of each pair; doubled, what was stored comes out again as it was. */
function withSlashes(text: string): string {
	return text.replaceAll('\\', '\\\\')
}

/** An empty text and no text are the same to the plugins that read these. */
function textOf(value: unknown): string {
	return typeof value === 'string' ? value : ''
}
