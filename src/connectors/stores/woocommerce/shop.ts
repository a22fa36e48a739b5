import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Outbound } from '../../fetch'
import { askShop, type WooCall } from './ask-shop'
import { askStatus, writeRefused } from './connect/check-shop'
import { type Refusal, refusalError, refusalOf } from './connect/shop-refusal'
import type { WooKeys } from './connect/woo-keys'
import { IMAGES_META, UNFINISHED_META } from './product-fields'

const metaSchema = z.object({ key: z.string(), value: z.unknown() })
const productSchema = z.object({
	id: z.number().int().positive(),
	sku: z.string().catch(''),
	type: z.string().catch(''),
	status: z.string(),
	permalink: z.string().catch(''),
	date_on_sale_from: z.string().nullish().catch(undefined),
	date_on_sale_to: z.string().nullish().catch(undefined),
	images: z.array(z.object({ id: z.number().int(), src: z.string().catch('') })).catch([]),
	attributes: z
		.array(
			z.object({
				id: z.number().int().catch(0),
				name: z.string(),
				visible: z.boolean().catch(true),
				variation: z.boolean().catch(false),
				options: z.array(z.string()).catch([]),
			}),
		)
		.catch([]),
	meta_data: z.array(metaSchema).catch([]),
})

/** A product as the shop answers it. */
export type WooProduct = z.infer<typeof productSchema>
/** What of a product is asked for. */
const FIELDS = 'id,sku,type,status,permalink,date_on_sale_from,date_on_sale_to,images,attributes,meta_data'

/** A shop with its keys in hand, as one act uses it. */
export type Shop = {
	keys: WooKeys
	getProduct(id: string): Promise<WooProduct>
	listProducts(params: Record<string, string>): Promise<WooProduct[]>
	/** Makes a product, or changes that of `id`. A refusal with one of `expected` codes is answered instead of thrown. */
	writeProduct(id: string | undefined, body: Record<string, unknown>): Promise<WooProduct>
	tryWriteProduct(
		id: string | undefined,
		body: Record<string, unknown>,
		options: { expected: (refusal: Refusal) => boolean; timeoutMs?: number },
	): Promise<WooProduct | Refusal>
	/** Any field of a product, as it is stored. */
	readRaw(id: string, fields: string): Promise<unknown>
	/** Anything else the API has, by its route below `wc/v3/`. A refusal is answered. */
	ask(route: string, call: Pick<WooCall, 'params' | 'body' | 'timeoutMs'>): Promise<{ data: unknown } | Refusal>
}

export function openShop(outbound: Outbound, keys: WooKeys): Shop {
	async function read(call: WooCall): Promise<unknown> {
		const answer = await askShop(outbound, keys, call)
		const refusal = refusalOf(answer)
		if (refusal) throw refusalError(refusal, keys)
		return answer.data
	}

	const tryWriteProduct: Shop['tryWriteProduct'] = async (id, body, { expected, timeoutMs }) => {
		const answer = await askShop(outbound, keys, {
			method: 'POST',
			route: routeOf(id),
			params: { _fields: FIELDS },
			body,
			...(timeoutMs === undefined ? {} : { timeoutMs }),
		})
		const refusal = refusalOf(answer)
		if (!refusal) return productOf(answer.data)
		if (expected(refusal)) return refusal
		// Refused to change: by keys that open nothing any more, or that may read and no more?
		if (refusal.status === 401 && !refusalOf(await askStatus(outbound, keys))) throw writeRefused(refusal, keys)
		throw refusalError(refusal, keys)
	}

	return {
		keys,
		getProduct: async (id) => productOf(await read({ route: routeOf(id), params: { _fields: FIELDS } })),
		listProducts: async (params) => productsOf(await read({ route: routeOf(undefined), params: { ...params, _fields: FIELDS } })),
		tryWriteProduct,
		async writeProduct(id, body) {
			const written = await tryWriteProduct(id, body, { expected: () => false })
			if (isRefusal(written)) throw new Error('a refusal nobody expected was answered')
			return written
		},
		async ask(route, call) {
			const answer = await askShop(outbound, keys, {
				...call,
				...(call.body === undefined ? {} : { method: 'POST' }),
				route: `wc/v3/${route}`,
			})
			return refusalOf(answer) ?? { data: answer.data }
		},
		readRaw: (id, fields) => read({ route: routeOf(id), params: { context: 'edit', _fields: fields } }),
	}
}

export function isRefusal(answer: object): answer is Refusal {
	return 'code' in answer
}

/** An id becomes a part of an address: digits, or there is no such product. */
function routeOf(id: string | undefined): string {
	if (id === undefined) return 'wc/v3/products'
	if (/^\d{1,18}$/.test(id)) return `wc/v3/products/${id}`
	throw new AppError('not_found', msg('woocommerce.product_gone'))
}

function productOf(data: unknown): WooProduct {
	const read = productSchema.safeParse(data)
	if (read.success) return read.data
	throw strange(read.error)
}

function productsOf(data: unknown): WooProduct[] {
	const read = z.array(productSchema).safeParse(data)
	if (read.success) return read.data
	throw strange(read.error)
}

function strange(cause: unknown): AppError {
	return new AppError('upstream', msg('woocommerce.no_product'), {
		cause,
	})
}

const imageIdsSchema = z.record(z.string(), z.string().regex(/^\d+$/))

/** Page image id → attachment id, as we noted it on the product, for pictures it still shows. */
export function notedImageIds(product: WooProduct): Record<string, string> {
	const shown = new Set(product.images.map((image) => String(image.id)))
	return Object.fromEntries(Object.entries(everNotedImageIds(product)).filter(([, id]) => shown.has(id)))
}

/** The same with those it no longer shows: of the description, and those the merchant took off. */
export function everNotedImageIds({ meta_data }: WooProduct): Record<string, string> {
	const noted = meta_data.findLast((meta) => meta.key === IMAGES_META)?.value
	return imageIdsSchema.safeParse(typeof noted === 'string' ? jsonIn(noted) : noted).data ?? {}
}

/** True for a draft that a push left behind which was to publish it. */
export function isLeftUnfinished({ status, meta_data }: WooProduct): boolean {
	return status === 'draft' && meta_data.findLast((meta) => meta.key === UNFINISHED_META)?.value === 'yes'
}

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		// Somebody wrote into our note: then nothing is known, and the pictures are sent again.
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}
