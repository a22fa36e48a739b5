import { z } from 'zod'
import type { StoreRef } from '../../../core/stores/store-product'
import type { Ask } from './ask-shopify'
import { keySchema } from './held-product'

const variantSkuSchema = z.object({ sku: z.string().nullable() })
const bySkuSchema = z.object({
	productVariants: z.object({
		nodes: z.array(variantSkuSchema.extend({ product: z.object({ id: z.string(), status: z.string(), key: keySchema }) })),
	}),
})

/**
 * The product that notes our key, looked for by every sku it was ever pushed under, and its first combination's (core/
 * stores/page-variants.ts): a search of another kind needs a definition of the field in the shop. A product the
 * merchant duplicated notes the key twice: the oldest that is not archived is ours. Shopify's search is behind its
 * own writing by seconds; `push` asks for the handle as well, which is not. Archived counts as trash.
 */
export async function findByKey(ask: Ask, key: string, skus: readonly string[]): Promise<(StoreRef & { inTrash: boolean }) | undefined> {
	const query = [...new Set([...skus, key].flatMap((sku) => [sku, `${sku}-1`]))].map((sku) => `sku:${JSON.stringify(sku)}`).join(' OR ')
	const { productVariants } = await ask('productsBySku', { query }, bySkuSchema)
	const ours = productVariants.nodes
		.filter(({ sku, product }) => isOf(key, product.key, [sku]))
		.map(({ product }) => ({ id: product.id, inTrash: product.status === 'ARCHIVED' }))
		.sort((a, b) => Number(a.inTrash) - Number(b.inTrash) || numberOf(a.id) - numberOf(b.id))
	return ours[0] && { ...ours[0], imageIds: {} }
}

/** What has a handle: nothing, the product of our key, or a product of the merchant's that is none of our business. */
export async function lookAtHandle(ask: Ask, handle: string, key: string): Promise<'free' | 'foreign' | { id: string }> {
	const { productByIdentifier: found } = await ask('productByHandle', { handle }, byHandleSchema)
	if (!found) return 'free'
	const skus = found.variants.nodes.map(({ sku }) => sku)
	return isOf(key, found.key, skus) ? { id: found.id } : 'foreign'
}

const byHandleSchema = z.object({
	productByIdentifier: z.object({ id: z.string(), key: keySchema, variants: z.object({ nodes: z.array(variantSkuSchema) }) }).nullable(),
})

/** Products of the first versions have the key for a sku. */
const isOf = (key: string, noted: z.infer<typeof keySchema>, skus: readonly (string | null)[]) =>
	noted ? noted.value === key : skus.includes(key)

/** The number at the end of `gid://shopify/Product/123`; ids grow with time. */
export function numberOf(id: string): number {
	return Number(id.slice(id.lastIndexOf('/') + 1))
}
