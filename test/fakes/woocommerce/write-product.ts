import { fetchPicture } from './fetch-picture'
import { keptDescription, keptName } from './kept-description'
import type { HeldWooProduct, ShopState } from './shop-state'
import { type SiteAnswer, wpError } from './site-request'

const STATUSES = ['draft', 'pending', 'private', 'publish', 'future', 'auto-draft', 'trash']
const TEXTS = [
	'name',
	'description',
	'short_description',
	'sku',
	'slug',
	'regular_price',
	'sale_price',
	'type',
	'weight',
	'global_unique_id',
]
type Body = Record<string, unknown>

/**
 * Makes a product, or changes `existing`, with the checks of WooCommerce 9.2.5 in its order: a product that is refused
 * leaves what it fetched.
 */
export async function writeProduct(
	shop: ShopState,
	body: Body,
	existing: HeldWooProduct | undefined,
	takesPrivatePictures: boolean,
): Promise<HeldWooProduct | SiteAnswer> {
	const invalid = invalidParams(body)
	if (invalid) return invalid
	const product = existing ? { ...existing, meta: new Map(existing.meta) } : emptyProduct()
	const sku = text(body.sku)
	const holder = sku ? [...shop.products.values()].find((one) => one.sku === sku && one.id !== existing?.id) : undefined
	if (holder && holder.status !== 'trash') return skuTaken(holder)
	const gtin = text(body.global_unique_id)
	if (gtin && [...shop.products.values()].some((one) => one.gtin === gtin && one.status !== 'trash' && one.id !== existing?.id))
		return gtinTaken()
	setTexts(product, body)
	const images = body.images === undefined ? undefined : await takeImages(shop, body.images as Body[], takesPrivatePictures)
	if (images && 'body' in images) return images
	if (images) product.imageIds = images
	if (holder) return trashedHolder(holder)
	if (!existing) product.id = shop.nextId()
	product.slug = slugOf(product, body, existing?.status)
	shop.products.set(product.id, product)
	return product
}

function emptyProduct(): HeldWooProduct {
	return {
		id: 0,
		name: 'Product',
		slug: '',
		type: 'simple',
		status: 'publish',
		description: '',
		shortDescription: '',
		sku: '',
		regularPrice: '',
		salePrice: '',
		saleFrom: null,
		saleTo: null,
		imageIds: [],
		meta: new Map(),
		stockQuantity: null,
		categories: [],
		tags: [],
		brands: [],
		attributes: [],
		variations: [],
		weight: '',
		dimensions: { length: '', width: '', height: '' },
		gtin: '',
	}
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function invalidParams(body: Body): SiteAnswer | undefined {
	const wrong = TEXTS.filter((name) => body[name] !== undefined && typeof body[name] !== 'string').map((name) => [
		name,
		`${name} is not of type string.`,
	])
	if (body.status !== undefined && !STATUSES.includes(String(body.status))) wrong.push(['status', 'status is not one of the allowed ones.'])
	if (body.images !== undefined && !Array.isArray(body.images)) wrong.push(['images', 'images is not of type array.'])
	if (wrong.length === 0) return undefined
	const params = Object.fromEntries(wrong)
	return wpError(400, 'rest_invalid_param', `Invalid parameter(s): ${Object.keys(params).join(', ')}`, { params, details: {} })
}

function skuTaken({ id, sku }: HeldWooProduct): SiteAnswer {
	return wpError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', { resource_id: id, unique_sku: `${sku}-1` })
}

export function gtinTaken(): SiteAnswer {
	return wpError(400, 'product_invalid_global_unique_id', 'Invalid or duplicated GTIN, UPC, EAN or ISBN.', {})
}

function trashedHolder({ sku }: HeldWooProduct): SiteAnswer {
	const words = `The product with SKU (${sku}) you are trying to insert is already present in the lookup table`
	return wpError(400, 'woocommerce_rest_product_not_created', words)
}

function setTexts(product: HeldWooProduct, body: Body): void {
	product.name = text(body.name) === undefined ? product.name : keptName(String(body.name)) || 'Product'
	product.status = text(body.status) ?? product.status
	product.description = text(body.description) === undefined ? product.description : keptDescription(String(body.description))
	product.shortDescription =
		text(body.short_description) === undefined ? product.shortDescription : keptDescription(String(body.short_description))
	product.sku = text(body.sku) ?? product.sku
	product.type = text(body.type) ?? product.type
	product.regularPrice = text(body.regular_price) === undefined ? product.regularPrice : readDecimal(String(body.regular_price))
	product.salePrice = text(body.sale_price) === undefined ? product.salePrice : readDecimal(String(body.sale_price))
	product.saleFrom = saleDate(body.date_on_sale_from, product.saleFrom)
	product.saleTo = saleDate(body.date_on_sale_to, product.saleTo)
	if (['variable', 'grouped'].includes(product.type)) {
		product.regularPrice = ''
		product.salePrice = ''
		product.saleFrom = null
		product.saleTo = null
	}
	if (product.salePrice !== '' && Number(product.salePrice) >= Number(product.regularPrice)) product.salePrice = ''
	if (typeof body.stock_quantity === 'number') product.stockQuantity = body.stock_quantity
	if (Array.isArray(body.categories)) product.categories = body.categories
	if (Array.isArray(body.tags)) product.tags = body.tags
	if (Array.isArray(body.brands)) product.brands = body.brands
	if (Array.isArray(body.attributes)) product.attributes = body.attributes.map(readAttribute)
	product.weight = text(body.weight) ?? product.weight
	product.gtin = text(body.global_unique_id) ?? product.gtin
	if (typeof body.dimensions === 'object') product.dimensions = { ...product.dimensions, ...(body.dimensions as object) }
	for (const { key, value } of (body.meta_data ?? []) as { key: string; value: unknown }[]) product.meta.set(key, value)
}

/**
 * Without an id it is the product's own; one nobody says is for variations is for reading alone. Its values are kept as
 * one text with `|` between them, and cut there whenever they are read (wc_implode_text_attributes).
 */
function readAttribute(given: Record<string, unknown>, position: number): HeldWooProduct['attributes'][number] {
	const { name = '', visible = false, variation = false, options = [] } = given
	return {
		id: 0,
		name: String(name),
		position,
		visible: visible === true,
		variation: variation === true,
		options: (options as unknown[])
			.map(String)
			.join(' | ')
			.split('|')
			.map((one) => one.trim()),
	}
}

/** PHP's isset(): null is as if nothing were said, and only an empty text takes a date away. */
export function saleDate(asked: unknown, before: string | null): string | null {
	return typeof asked === 'string' ? asked || null : before
}

/** As an English shop reads it: commas and blanks are dropped, so that "49,90" becomes 4990. */
export function readDecimal(value: string): string {
	const plain = value.replace(/[,\s]/g, '')
	return /^-?\d+(\.\d+)?$/.test(plain) ? plain : ''
}

/**
 * In the trash an address is marked, out of it it is what it was (wp_insert_post). A draft has none until it is
 * published.
 */
function slugOf(product: HeldWooProduct, body: Body, before: string | undefined): string {
	const kept = before === 'trash' ? product.slug.replace(/__trashed$/, '') : product.slug
	if (product.status === 'trash') return before === 'trash' ? product.slug : `${kept}__trashed`
	const ofName = product.name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
	return text(body.slug) || kept || (product.status === 'publish' ? ofName : '')
}

/** The ids of a list of pictures; what was fetched before one that fails stays in the library. */
async function takeImages(shop: ShopState, images: Body[], takesPrivate: boolean): Promise<number[] | SiteAnswer> {
	const ids: number[] = []
	for (const image of images) {
		const known = shop.attachments.get(Number(image.id))
		if (image.id !== undefined && !known)
			return wpError(400, 'woocommerce_product_invalid_image_id', `#${image.id} is an invalid image ID.`)
		const id = known?.id ?? (await fetchInto(shop, String(image.src), takesPrivate))
		if (typeof id !== 'number') return id
		const attachment = shop.attachments.get(id)
		if (attachment && typeof image.alt === 'string') attachment.alt = image.alt
		if (attachment && typeof image.name === 'string') attachment.name = image.name
		ids.push(id)
	}
	return ids
}

async function fetchInto({ attachments, nextId }: ShopState, source: string, takesPrivate: boolean): Promise<number | SiteAnswer> {
	try {
		await fetchPicture(source, takesPrivate)
	} catch (error) {
		return wpError(400, 'woocommerce_product_image_upload_error', error instanceof Error ? error.message : String(error))
	}
	const id = nextId()
	const name = new URL(source).pathname.split('/').at(-1) ?? ''
	// Names are told apart at their end.
	const src = `/wp-content/uploads/2026/11/${name.replace(/(?=\.\w+$)/, `-${id}`)}`
	attachments.set(id, { id, source, src, alt: '', name: name.replace(/\.\w+$/, '') })
	return id
}
