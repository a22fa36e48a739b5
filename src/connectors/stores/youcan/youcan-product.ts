import { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Ask } from './ask'

const optionalText = z.string().nullish().catch(undefined)
const number = z.coerce.number().nullish().catch(undefined)

const imageSchema = z.object({
	id: z.coerce.string(),
	/** Path on YouCan's own picture host; sent back, it means this picture. */
	name: z.string(),
	url: optionalText,
	order: number,
	type: number,
})

const productSchema = z.object({
	id: z.union([z.string().min(1), z.number()]).transform(String),
	name: z.string().catch(''),
	slug: optionalText,
	sku: optionalText,
	public_url: optionalText,
	description: optionalText,
	price: number,
	compare_at_price: number,
	visibility: z.boolean().nullish().catch(undefined),
	has_variants: z.boolean().nullish().catch(undefined),
	meta: z.object({ title: optionalText, description: optionalText }).nullish().catch(undefined),
	/** A date once deleted; null or false before. */
	deleted_at: z.unknown(),
	images: z.array(imageSchema).nullish().catch(undefined),
	variants: z
		.array(z.object({ sku: optionalText }))
		.nullish()
		.catch(undefined),
})

/** A product as YouCan answers it; whatever is missing or of another shape is left out, for none of it is promised. */
export type YoucanProduct = z.infer<typeof productSchema>
export type YoucanImage = z.infer<typeof imageSchema>

/** The product in an answer: itself, under `data`, or the first of a list. */
export function productIn(data: unknown): YoucanProduct | undefined {
	const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
	return productSchema.safeParse(Array.isArray(inner) ? inner[0] : inner).data
}

const isDeleted = (product: YoucanProduct): boolean => Boolean(product.deleted_at)

/** The key a product has: its own, or that of the only variant a product without variants has. */
export const skuOf = (product: YoucanProduct): string | undefined => product.sku || product.variants?.[0]?.sku || undefined

/** The product with this key; one that was deleted is none, whether YouCan still shows it or not. */
export async function findByKey(ask: Ask, key: string): Promise<YoucanProduct | undefined> {
	const path = `/products/sku/${encodeURIComponent(key)}?include=images,variants`
	const data = await ask({ method: 'GET', path, scope: 'read-products' }).catch((error: unknown) => {
		if (isAppError(error, 'not_found')) return undefined
		throw error
	})
	const product = productIn(data)
	const isOther = product !== undefined && (skuOf(product) ?? key) !== key
	return isOther || (product && isDeleted(product)) ? undefined : product
}

/** The product with this id. Throws AppError `not_found` when it is gone or was deleted. */
export async function getProduct(ask: Ask, id: string): Promise<YoucanProduct> {
	const path = `/products/${encodeURIComponent(id)}?include=images,variants`
	const product = productIn(await ask({ method: 'GET', path, scope: 'read-products' }))
	if (!product) throw new AppError('upstream', msg('youcan.no_product'))
	if (isDeleted(product)) throw new AppError('not_found', msg('youcan.deleted'))
	return product
}
