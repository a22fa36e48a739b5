import { z } from 'zod'
import type { HeldProduct } from '../support/store-world'
import { jsonOf, NEWEST, type OpenedShop, type ShopSide } from './shop-side'

const API = 'https://api.youcan.shop'
const text = z.string().nullish()
const number = z.coerce.number().nullish()
const productSchema = z.object({
	id: z.coerce.string(),
	name: z.string(),
	sku: text,
	description: text,
	price: z.coerce.number(),
	compare_at_price: number,
	visibility: z.boolean(),
	has_variants: z.boolean(),
	vendors: z.array(z.union([z.string(), z.object({ name: z.string() })])).nullish(),
	images: z.array(z.object({ url: z.string(), order: number })).nullish(),
	variants: z
		.array(
			z.object({
				variations: z.record(z.string(), z.string()).nullish(),
				price: number,
				sku: text,
				barcode: text,
				image: z.unknown().optional(),
			}),
		)
		.nullish(),
})
type Product = z.infer<typeof productSchema>

/** A seller's store at YouCan, by the documented calls. */
export async function youcanSide({ outbound, credentials, nameOf }: OpenedShop): Promise<ShopSide> {
	async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
		const answer = await outbound.request(`${API}${path}`, {
			method,
			headers: {
				authorization: `Bearer ${credentials.accessToken}`,
				accept: 'application/json',
				'content-type': 'application/json',
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			retries: 0,
		})
		return jsonOf(answer, `${method} ${path}`)
	}

	async function list(): Promise<Product[]> {
		const path = `/products?include=variants,images&limit=${NEWEST}&sort_field=created_at&sort_order=desc`
		return z.object({ data: z.array(productSchema) }).parse(await ask('GET', path)).data
	}

	async function held(product: Product): Promise<HeldProduct> {
		const key = product.sku || product.variants?.[0]?.sku || ''
		const isOurs = key.startsWith('vitrine-')
		const [vendor] = product.vendors ?? []
		return {
			id: product.id,
			key,
			title: product.name,
			html: product.description ?? '',
			price: String(product.price),
			compareAtPrice: product.compare_at_price ? String(product.compare_at_price) : null,
			status: product.visibility ? 'published' : 'draft',
			vendor: typeof vendor === 'object' ? vendor.name : (vendor ?? null),
			inTrash: false,
			images: isOurs ? await picturesOf(product) : [],
			variants: isOurs && product.has_variants ? await Promise.all((product.variants ?? []).map(variantOf)) : [],
		}
	}

	function picturesOf({ images }: Product): Promise<string[]> {
		const inOrder = (images ?? []).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
		return Promise.all(inOrder.map(({ url }) => nameOf(url)))
	}

	async function variantOf({ variations, price, sku, barcode, image }: NonNullable<Product['variants']>[number]) {
		const url = typeof image === 'string' ? image : z.object({ url: z.string() }).safeParse(image).data?.url
		return {
			values: Object.values(variations ?? {}),
			price: String(price ?? ''),
			compareAtPrice: null,
			sku: sku ?? '',
			image: url ? await nameOf(url) : null,
			gtin: barcode ?? null,
			isSoldOut: null,
		}
	}

	/** What a change must say of a product whatever it changes. */
	async function change(id: string, body: Record<string, unknown>): Promise<void> {
		const { name, price, has_variants } = productSchema.parse(await ask('GET', `/products/${id}?include=variants,images`))
		await ask('POST', `/products/update/${id}`, { name, price, has_variants, ...body })
	}

	const remove = async (id: string) => void (await ask('DELETE', `/products/${id}`))
	return {
		newest: async () => (await Promise.all((await list()).map(held))).reverse(),
		trash: remove,
		remove,
		decide: (id, { status, vendor }) => change(id, { visibility: status === 'published', vendors: [vendor] }),
		rewrite: (id, { title, html }) => change(id, { name: title, description: html }),
	}
}
