import type { HeldVariation, HeldWooProduct, ShopState } from './shop-state'
import { isError, type SiteAnswer, wpError } from './site-request'
import { gtinTaken, readDecimal, saleDate } from './write-product'

type Body = Record<string, unknown>
const MOST_IN_BATCH = 100

/**
 * `products/<id>/variations` and its batch, as WooCommerce 9.2.5 answers them: each entry of a batch is refused alone.
 */
export function answerVariations(
	shop: ShopState,
	home: string,
	product: HeldWooProduct,
	what: string | undefined,
	{ method, params, body }: { method: string; params: URLSearchParams; body: Body },
): { status: number; data: unknown } | SiteAnswer {
	if (method === 'GET') {
		const size = Number(params.get('per_page') ?? 10)
		const from = (Number(params.get('page') ?? 1) - 1) * size
		return { status: 200, data: product.variations.slice(from, from + size).map((one) => shown(shop, home, one)) }
	}
	if (what !== 'batch') return wpError(404, 'rest_no_route', 'No route was found matching the URL and request method.')
	const { create = [], update = [], delete: removed = [] } = body as { create?: Body[]; update?: Body[]; delete?: number[] }
	if (create.length + update.length + removed.length > MOST_IN_BATCH) {
		return wpError(413, 'woocommerce_rest_request_entity_too_large', 'Unable to accept more than 100 items for this request.')
	}
	const each = (bodies: Body[]) =>
		bodies.map((one) => {
			const written = write(shop, product, one)
			if (!isError(written)) return shown(shop, home, written)
			const { code, message, data } = JSON.parse(String(written.body)) as Record<string, unknown>
			return { id: Number(one.id ?? 0), error: { code, message, data } }
		})
	product.variations = product.variations.filter(({ id }) => !removed.includes(id))
	return { status: 200, data: { create: each(create), update: each(update), delete: removed.map((id) => ({ id })) } }
}

function write(shop: ShopState, product: HeldWooProduct, body: Body): HeldVariation | SiteAnswer {
	const existing = product.variations.find(({ id }) => id === body.id)
	if (body.id !== undefined && !existing) return wpError(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.')
	for (const name of ['regular_price', 'sale_price', 'sku']) {
		if (body[name] !== undefined && typeof body[name] !== 'string')
			return wpError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, { params: { [name]: `${name} is not of type string.` } })
	}
	const all = [...shop.products.values()].flatMap((one) => [...one.variations, one])
	const others = all.filter((one) => one !== existing)
	const text = (name: string) => (typeof body[name] === 'string' ? String(body[name]) : undefined)
	if (text('sku') && others.some(({ sku }) => sku === body.sku)) return wpError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.')
	if (text('global_unique_id') && others.some(({ gtin }) => gtin === body.global_unique_id)) return gtinTaken()
	const imageId = (body.image as { id?: number } | undefined)?.id
	if (imageId !== undefined && !shop.attachments.has(imageId))
		return wpError(400, 'woocommerce_variation_invalid_image_id', `#${imageId} is an invalid image ID.`)
	const made: HeldVariation = existing ?? {
		id: shop.nextId(),
		sku: '',
		regularPrice: '',
		salePrice: '',
		saleFrom: null,
		saleTo: null,
		stockStatus: 'instock',
		imageId: null,
		gtin: '',
		attributes: [],
		meta: new Map(),
	}
	made.sku = text('sku') ?? made.sku
	made.gtin = text('global_unique_id') ?? made.gtin
	made.regularPrice = text('regular_price') === undefined ? made.regularPrice : readDecimal(String(body.regular_price))
	made.salePrice = text('sale_price') === undefined ? made.salePrice : readDecimal(String(body.sale_price))
	if (made.salePrice !== '' && Number(made.salePrice) >= Number(made.regularPrice)) made.salePrice = ''
	made.saleFrom = saleDate(body.date_on_sale_from, made.saleFrom)
	made.saleTo = saleDate(body.date_on_sale_to, made.saleTo)
	made.stockStatus = text('stock_status') ?? made.stockStatus
	made.imageId = imageId ?? made.imageId
	made.attributes = Array.isArray(body.attributes) ? kept(product, body.attributes) : made.attributes
	for (const { key, value } of (body.meta_data ?? []) as { key: string; value: unknown }[]) made.meta.set(key, value)
	if (!existing) product.variations.push(made)
	return made
}

/** What names no attribute of the product that is for variations is dropped without a word. */
function kept(product: HeldWooProduct, given: { name?: string; option?: string }[]): HeldVariation['attributes'] {
	return given.flatMap(({ name = '', option = '' }) => {
		const own = product.attributes.find((one) => one.variation && one.name.toLowerCase() === name.toLowerCase())
		return own ? [{ name: own.name, option }] : []
	})
}

function shown(shop: ShopState, home: string, one: HeldVariation): Record<string, unknown> {
	const picture = one.imageId === null ? undefined : shop.attachments.get(one.imageId)
	return {
		id: one.id,
		sku: one.sku,
		status: 'publish',
		regular_price: one.regularPrice,
		sale_price: one.salePrice,
		date_on_sale_from: one.saleFrom,
		date_on_sale_to: one.saleTo,
		stock_status: one.stockStatus,
		global_unique_id: one.gtin,
		image: picture ? { id: picture.id, src: `${home}${picture.src}` } : null,
		attributes: one.attributes.map((attribute) => ({ id: 0, ...attribute })),
		meta_data: [...one.meta].map(([key, value]) => ({ key, value })),
	}
}
