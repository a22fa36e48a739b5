import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Ask } from './ask-shopify'

const heldMediaSchema = z.object({
	id: z.string(),
	alt: z.string().nullable(),
	mediaContentType: z.string(),
	status: z.string(),
	/** Only images have it, and only when they are ready. */
	image: z.object({ url: z.string() }).nullish(),
})
export type HeldMedia = z.infer<typeof heldMediaSchema>

const mediaPageSchema = z.object({
	nodes: z.array(heldMediaSchema),
	pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
})

/** Our key on a product or one of its variants. */
export const keySchema = z.object({ value: z.string() }).nullable()

const variantSchema = z.object({
	id: z.string(),
	sku: z.string().nullable(),
	price: z.string(),
	compareAtPrice: z.string().nullable(),
	inventoryPolicy: z.enum(['CONTINUE', 'DENY']),
})

const productSchema = z.object({
	id: z.string(),
	title: z.string(),
	handle: z.string(),
	status: z.enum(['ACTIVE', 'ARCHIVED', 'DRAFT', 'UNLISTED']),
	vendor: z.string(),
	descriptionHtml: z.string(),
	hasOnlyDefaultVariant: z.boolean(),
	seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
	key: keySchema,
	variants: z.object({ nodes: z.array(variantSchema) }),
	media: mediaPageSchema,
})

const choiceSchema = variantSchema.extend({
	selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
	key: keySchema,
})
/** One of several variants. */
export type HeldVariant = z.infer<typeof choiceSchema>
const choicesSchema = z.object({
	product: z
		.object({
			variants: z.object({
				nodes: z.array(choiceSchema),
				pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
			}),
		})
		.nullable(),
})

/** A product as the shop holds it, with all its variants and media. */
export type HeldProduct = Omit<z.infer<typeof productSchema>, 'variants' | 'media'> & {
	/** Of a product without choices. */
	onlyVariant: z.infer<typeof variantSchema> | undefined
	/** Of a product with choices: all of them. */
	variants: HeldVariant[]
	media: HeldMedia[]
}

/** Reads a product whole, so that what is sent back loses nothing of it. Throws `not_found` when it is gone. */
export async function readHeldProduct(ask: Ask, id: string): Promise<HeldProduct> {
	const { product } = await ask('product', { id }, z.object({ product: productSchema.nullable() }))
	if (!product) throw gone()
	const { variants, media, ...rest } = product
	const onlyVariant = product.hasOnlyDefaultVariant ? variants.nodes[0] : undefined
	const choices = product.hasOnlyDefaultVariant ? [] : await readVariants(ask, id)
	return { ...rest, onlyVariant, variants: choices, media: await readAllMedia(ask, id, media) }
}

async function readVariants(ask: Ask, id: string): Promise<HeldVariant[]> {
	const all: HeldVariant[] = []
	for (let after: string | null = null; ; ) {
		const { product }: z.infer<typeof choicesSchema> = await ask('variants', { id, after }, choicesSchema)
		if (!product) throw gone()
		all.push(...product.variants.nodes)
		after = product.variants.pageInfo.endCursor
		if (!product.variants.pageInfo.hasNextPage || after === null) return all
	}
}

async function readAllMedia(ask: Ask, id: string, first: z.infer<typeof mediaPageSchema>): Promise<HeldMedia[]> {
	const all = [...first.nodes]
	for (let { hasNextPage, endCursor } = first.pageInfo; hasNextPage; ) {
		const { product } = await ask(
			'furtherMedia',
			{ id, after: endCursor },
			z.object({ product: z.object({ media: mediaPageSchema }).nullable() }),
		)
		if (!product) throw gone()
		all.push(...product.media.nodes)
		hasNextPage = product.media.pageInfo.hasNextPage
		endCursor = product.media.pageInfo.endCursor
	}
	return all
}

function gone(): AppError {
	return new AppError('not_found', msg('shopify.product_gone'))
}
