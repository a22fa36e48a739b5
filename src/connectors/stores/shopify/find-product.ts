import { z } from 'zod'
import type { StoreRef } from '../../../core/stores/store-product'
import type { Ask } from './ask-shopify'

const bySkuSchema = z.object({
	productVariants: z.object({
		nodes: z.array(z.object({ sku: z.string().nullable(), product: z.object({ id: z.string(), status: z.string() }) })),
	}),
})

/**
 * The product with our key as sku. A product the merchant duplicated has the key twice: the oldest that is not archived
 * is ours. Shopify's search is behind its own writing by seconds; `push` asks for the handle as well, which is not.
 * Archived counts as trash.
 */
export async function findByKey(ask: Ask, key: string): Promise<(StoreRef & { inTrash: boolean }) | undefined> {
	const { productVariants } = await ask('productsBySku', { query: `sku:${JSON.stringify(key)}` }, bySkuSchema)
	const ours = productVariants.nodes
		.filter(({ sku }) => sku === key)
		.map(({ product }) => ({ id: product.id, inTrash: product.status === 'ARCHIVED' }))
		.sort((a, b) => Number(a.inTrash) - Number(b.inTrash) || numberOf(a.id) - numberOf(b.id))
	return ours[0] && { ...ours[0], imageIds: {} }
}

/** What has a handle: nothing, the product of our key, or a product of the merchant's that is none of our business. */
export async function lookAtHandle(ask: Ask, handle: string, key: string): Promise<'free' | 'foreign' | { id: string }> {
	const { productByIdentifier: found } = await ask('productByHandle', { handle }, byHandleSchema)
	if (!found) return 'free'
	return found.variants.nodes.some(({ sku }) => sku === key) ? { id: found.id } : 'foreign'
}

const byHandleSchema = z.object({
	productByIdentifier: z
		.object({ id: z.string(), variants: z.object({ nodes: z.array(z.object({ sku: z.string().nullable() })) }) })
		.nullable(),
})

/** The number at the end of `gid://shopify/Product/123`; ids grow with time. */
export function numberOf(id: string): number {
	return Number(id.slice(id.lastIndexOf('/') + 1))
}
