import { z } from 'zod'
import { unintelligible } from './answer-errors'
import type { Ask } from './ask-shopify'
import { userError, userErrorsSchema } from './graph-answer'

export const mediaStateSchema = z.object({
	nodes: z.array(
		z.object({
			id: z.string(),
			status: z.string(),
			mediaErrors: z.array(z.object({ code: z.string(), message: z.string() })),
			/** The shop's own address of an image that is ready. */
			image: z.object({ url: z.string() }).nullish(),
		}),
	),
})
/** How each of a product's first media stands, in order. */
export type MediaState = z.infer<typeof mediaStateSchema>['nodes']

const setSchema = z.object({
	productSet: z.object({ product: z.object({ id: z.string(), media: mediaStateSchema }).nullable(), userErrors: userErrorsSchema }),
})

/** Makes or changes a product in one step, all of it or nothing. Throws what Shopify finds wrong with it. */
export async function setProduct(
	ask: Ask,
	shop: string,
	identifier: { id: string } | { handle: string },
	input: Record<string, unknown>,
): Promise<{ id: string; media: MediaState }> {
	const { productSet } = await ask('setProduct', { identifier, input }, setSchema)
	const invalid = userError(shop, productSet.userErrors)
	if (invalid) throw invalid
	if (!productSet.product) throw unintelligible(shop, { document: 'setProduct' })
	return { id: productSet.product.id, media: productSet.product.media.nodes }
}
