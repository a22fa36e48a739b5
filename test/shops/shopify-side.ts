import { z } from 'zod'
import { API_VERSION } from '../../src/connectors/stores/shopify/documents'
import type { HeldProduct } from '../support/store-world'
import { jsonOf, NEWEST, type OpenedShop, type ShopSide } from './shop-side'
import { SIDE_DOCUMENTS } from './shopify-side-documents'

const mediaSchema = z.object({ nodes: z.array(z.object({ image: z.object({ url: z.string() }).nullish() })) })
const newestSchema = z.object({
	products: z.object({
		nodes: z.array(z.object({ id: z.string(), key: z.object({ value: z.string() }).nullable() })),
	}),
})
const wholeSchema = z.object({
	product: z.object({
		id: z.string(),
		title: z.string(),
		status: z.string(),
		vendor: z.string(),
		descriptionHtml: z.string(),
		hasOnlyDefaultVariant: z.boolean(),
		variants: z.object({
			nodes: z.array(
				z.object({
					sku: z.string().nullable(),
					price: z.string(),
					compareAtPrice: z.string().nullable(),
					barcode: z.string().nullable(),
					inventoryPolicy: z.string(),
					inventoryItem: z.object({ tracked: z.boolean() }),
					selectedOptions: z.array(z.object({ value: z.string() })),
					media: mediaSchema,
				}),
			),
		}),
		media: mediaSchema,
	}),
})
const writtenSchema = z.record(z.string(), z.object({ userErrors: z.array(z.object({ message: z.string() })) }))

/** A Shopify store, by its Admin API. */
export async function shopifySide({ outbound, account, credentials, nameOf }: OpenedShop): Promise<ShopSide> {
	async function ask<T>(name: keyof typeof SIDE_DOCUMENTS, variables: Record<string, unknown>, schema: z.ZodType<T>): Promise<T> {
		const answer = await outbound.request(`https://${account}/admin/api/${API_VERSION}/graphql.json`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-shopify-access-token': credentials.accessToken ?? '' },
			body: JSON.stringify({ query: SIDE_DOCUMENTS[name], variables }),
		})
		const { data, errors } = z.object({ data: z.unknown(), errors: z.unknown() }).partial().parse(jsonOf(answer, name))
		if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`)
		return schema.parse(data)
	}

	async function held({ id, key: field }: z.infer<typeof newestSchema>['products']['nodes'][number]): Promise<HeldProduct[]> {
		const key = field?.value ?? ''
		if (!key.startsWith('vitrine-')) return []
		const { product } = await ask('whole', { id }, wholeSchema)
		const [first] = product.variants.nodes
		return [
			{
				id,
				key,
				title: product.title,
				html: product.descriptionHtml,
				price: first?.price ?? '',
				compareAtPrice: first?.compareAtPrice ?? null,
				status: product.status === 'DRAFT' ? 'draft' : 'published',
				vendor: product.vendor,
				inTrash: product.status === 'ARCHIVED',
				images: await namesOf(product.media),
				variants: product.hasOnlyDefaultVariant ? [] : await Promise.all(product.variants.nodes.map(variantOf)),
			},
		]
	}

	const namesOf = ({ nodes }: z.infer<typeof mediaSchema>) => Promise.all(nodes.flatMap(({ image }) => (image ? [nameOf(image.url)] : [])))

	async function variantOf(one: z.infer<typeof wholeSchema>['product']['variants']['nodes'][number]) {
		const [image = null] = await namesOf(one.media)
		const { price, compareAtPrice, sku, barcode } = one
		const isSoldOut = one.inventoryItem.tracked && one.inventoryPolicy === 'DENY'
		return { values: one.selectedOptions.map(({ value }) => value), price, compareAtPrice, sku: sku ?? '', image, gtin: barcode, isSoldOut }
	}

	async function write(name: 'change' | 'remove', variables: Record<string, unknown>): Promise<void> {
		const errors = Object.values(await ask(name, variables, writtenSchema)).flatMap(({ userErrors }) => userErrors)
		if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
	}
	const change = (product: Record<string, unknown>) => write('change', { product })

	return {
		async newest() {
			const { products } = await ask('newest', { first: NEWEST }, newestSchema)
			return (await Promise.all(products.nodes.map(held))).flat().reverse()
		},
		trash: (id) => change({ id, status: 'ARCHIVED' }),
		remove: (id) => write('remove', { id }),
		decide: (id, { status, vendor }) => change({ id, vendor, status: status === 'published' ? 'ACTIVE' : 'DRAFT' }),
		rewrite: (id, { title, html }) => change({ id, title, descriptionHtml: html }),
	}
}
