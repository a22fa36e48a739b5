import { decodeHTML } from 'entities'
import { z } from 'zod'
import { authorizeCall } from '../../src/connectors/stores/woocommerce/authorize-call'
import { apiAddress } from '../../src/connectors/stores/woocommerce/connect/api-address'
import { readKeys } from '../../src/connectors/stores/woocommerce/connect/woo-keys'
import type { HeldProduct, HeldVariant } from '../support/store-world'
import { jsonOf, NEWEST, type OpenedShop, type ShopSide } from './shop-side'

const imageSchema = z.object({ src: z.string() })
const priceSchema = z.object({ regular_price: z.string(), sale_price: z.string() })
const productSchema = priceSchema.extend({
	id: z.number(),
	name: z.string(),
	status: z.string(),
	description: z.string(),
	images: z.array(imageSchema),
	attributes: z.array(z.object({ name: z.string() })),
	variations: z.array(z.number()),
	meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })),
})
const variationSchema = priceSchema.extend({
	sku: z.string(),
	global_unique_id: z.string().catch(''),
	stock_status: z.string().catch(''),
	attributes: z.array(z.object({ name: z.string(), option: z.string() })),
	image: imageSchema.nullish(),
})
type Call = { method: 'GET' | 'PUT' | 'DELETE'; route: string; params?: Record<string, string>; body?: unknown }

/** A WordPress with WooCommerce, by its REST API v3. */
export async function woocommerceSide({ outbound, credentials, nameOf }: OpenedShop): Promise<ShopSide> {
	const keys = readKeys(credentials)

	async function ask({ method, route, params = {}, body }: Call): Promise<unknown> {
		const { url, headers } = authorizeCall(keys, method, apiAddress(keys.root, `wc/v3/${route}`, params))
		const answer = await outbound.request(url, {
			method,
			headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			retries: 0,
		})
		return jsonOf(answer, `${method} ${route}`)
	}

	async function list(status: string): Promise<HeldProduct[]> {
		const params = { status, per_page: String(NEWEST), orderby: 'id', order: 'desc', context: 'edit' }
		const found = z.array(productSchema).parse(await ask({ method: 'GET', route: 'products', params }))
		return Promise.all(found.map(held))
	}

	async function held(product: z.infer<typeof productSchema>): Promise<HeldProduct> {
		return {
			id: String(product.id),
			key: String(product.meta_data.findLast(({ key }) => key === '_vitrine_key')?.value ?? ''),
			title: decodeHTML(product.name),
			html: product.description,
			...pricesOf(product),
			status: product.status === 'publish' ? 'published' : 'draft',
			vendor: null,
			inTrash: product.status === 'trash',
			images: isOurs(product) ? await Promise.all(product.images.map(({ src }) => nameOf(src))) : [],
			variants: isOurs(product) && product.variations.length > 0 ? await variantsOf(product) : [],
		}
	}

	async function variantsOf({ id, attributes }: z.infer<typeof productSchema>): Promise<HeldVariant[]> {
		const params = { per_page: '100', orderby: 'id', order: 'asc', context: 'edit' }
		const found = z.array(variationSchema).parse(await ask({ method: 'GET', route: `products/${id}/variations`, params }))
		return Promise.all(
			found.map(async (one) => ({
				values: attributes.flatMap(({ name }) => one.attributes.find((own) => own.name === name)?.option ?? []),
				...pricesOf(one),
				sku: one.sku,
				image: one.image ? await nameOf(one.image.src) : null,
				gtin: one.global_unique_id || null,
				isSoldOut: one.stock_status === 'outofstock',
			})),
		)
	}

	const change = async (id: string, body: unknown) => void (await ask({ method: 'PUT', route: `products/${id}`, body }))
	const erase = async (id: string, params: Record<string, string>) =>
		void (await ask({ method: 'DELETE', route: `products/${id}`, params }))
	return {
		newest: async () => [...(await list('any')), ...(await list('trash'))].sort((one, other) => Number(one.id) - Number(other.id)),
		trash: (id) => erase(id, {}),
		remove: (id) => erase(id, { force: 'true' }),
		decide: (id, { status }) => change(id, { status: status === 'published' ? 'publish' : 'draft' }),
		rewrite: (id, { title, html }) => change(id, { name: title, description: html }),
	}
}

/** The pictures of the merchant's own products are none of ours to fetch. */
const isOurs = ({ meta_data }: z.infer<typeof productSchema>) => meta_data.some(({ key }) => key === '_vitrine_key')

const pricesOf = ({ regular_price, sale_price }: z.infer<typeof priceSchema>) => ({
	price: sale_price || regular_price,
	compareAtPrice: sale_price ? regular_price : null,
})
