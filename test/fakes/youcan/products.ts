import { randomUUID } from 'node:crypto'
import { type Book, type FakeProduct, type FakeShop, takeError } from './book'
import { fetchPictures } from './fetch-pictures'
import { json, problem, type Reply } from './reply'
import { type Fields, type ProductBody, validateProduct } from './validate-product'

const NOT_FOUND = problem(404, 'Product not found')
const invalid = (fields: Fields) => problem(422, 'The given data was invalid.', fields)

/** POST /products */
export async function createProduct(book: Book, shop: FakeShop, data: unknown): Promise<Reply> {
	return writeProduct(book, shop, data, undefined)
}

/** POST /products/update/{id} */
export async function updateProduct(book: Book, shop: FakeShop, data: unknown, id: string): Promise<Reply> {
	const product = book.products.find((one) => one.shop === shop && one.id === id)
	const isThere = product && (product.deletedAt === null || book.ways.deletedProducts === 'shown')
	return isThere ? writeProduct(book, shop, data, product) : NOT_FOUND
}

async function writeProduct(book: Book, shop: FakeShop, data: unknown, before: FakeProduct | undefined): Promise<Reply> {
	const checked = validateProduct(book, data)
	if ('fields' in checked) return invalid(checked.fields)
	const { body } = checked
	if (body.meta && book.ways.seo === 'fatal') return problem(500, 'internal error')
	const { pictures, fields } = await fetchPictures(book, shop, body.images ?? [], before)
	if (Object.keys(fields).length > 0) return invalid(fields)
	// Not before: others may have come while the pictures did.
	if (isKeyTaken(book, shop, body.sku, before)) return invalid({ sku: ['The sku has already been taken.'] })
	const product = before ?? blank(shop, book.products.length)
	fill(book, product, body)
	if (body.images) {
		book.removed.push(...product.pictures.filter((one) => !pictures.some(({ path }) => path === one.path)))
		product.pictures = pictures
	}
	if (!before) book.products.push(product)
	if (takeError(book, 'silent-after-made')) return 'broken'
	return writeAnswer(book, product, before ? 200 : 201)
}

function fill(book: Book, product: FakeProduct, body: ProductBody): void {
	product.name = body.name
	product.price = book.ways.prices === 'kept' ? body.price : Math.round(body.price)
	product.hasVariants = body.has_variants
	product.description = body.description ?? product.description
	product.visibility = body.visibility ?? product.visibility
	product.trackInventory = body.track_inventory ?? product.trackInventory
	product.inventory = body.inventory ?? product.inventory
	product.sku = body.sku ?? product.sku
	product.vendors = body.vendors ?? product.vendors
	if (body.variants) {
		product.sku = body.variants[0]?.sku ?? null
		product.variants = body.variants.map(({ variations, price, sku = '', barcode = null, image = null }) => ({
			values: Object.values(variations),
			price: String(price),
			compareAtPrice: null,
			sku,
			image,
			gtin: barcode,
			isSoldOut: null,
		}))
	}
	product.categories = body.categories ?? product.categories
	if (body.compare_at_price !== undefined) product.compareAtPrice = body.compare_at_price
	if (body.meta && book.ways.seo === 'kept') product.seo = body.meta
	product.looks = 0
}

function blank(shop: FakeShop, count: number): FakeProduct {
	return {
		id: randomUUID(),
		shop,
		name: '',
		slug: `product-${count + 1}`,
		description: '',
		price: 0,
		compareAtPrice: null,
		visibility: true,
		hasVariants: false,
		trackInventory: true,
		inventory: 0,
		sku: null,
		vendors: [],
		categories: [],
		seo: null,
		deletedAt: null,
		pictures: [],
		looks: 0,
		variants: [],
	}
}

function writeAnswer(book: Book, product: FakeProduct, status: number): Reply {
	const done = { message: 'The resource has been successfully saved.', http_code: status, code: 'SAVED', type: 'success' }
	if (book.ways.writeAnswers === 'wordless') return json(status, done)
	if (book.ways.writeAnswers === 'wrapped') return json(status, { ...done, data: entity(book, product) })
	return json(status, entity(book, product))
}

const living = (book: Book, shop: FakeShop) => book.products.filter((one) => one.shop === shop && one.deletedAt === null)

function isKeyTaken(book: Book, shop: FakeShop, sku: string | undefined, before: FakeProduct | undefined): boolean {
	if (book.ways.skus === 'free' || sku === undefined) return false
	const rivals = book.ways.skus === 'unique' ? living(book, shop) : book.products.filter((one) => one.shop === shop)
	return rivals.some((one) => one.sku === sku && one !== before)
}

/** GET /products/{id} and GET /products/sku/{sku} */
export function getProduct(book: Book, shop: FakeShop, by: 'id' | 'sku', value: string): Reply {
	if (by === 'id' && book.ways.looks === 'failing') return problem(500, 'internal error')
	const shown = book.ways.deletedProducts === 'gone' ? living(book, shop) : book.products.filter((one) => one.shop === shop)
	const isLoose = by === 'sku' && book.ways.keyLookup === 'beginning'
	const product = shown.findLast((one) => (isLoose ? one.sku?.startsWith(value) : one[by] === value))
	if (!product) return NOT_FOUND
	if (book.ways.looks === 'forbidden') return problem(403, 'This action is unauthorized.')
	product.looks += 1
	return json(200, entity(book, product))
}

/** GET /products */
export function listProducts(book: Book, shop: FakeShop): Reply {
	const found = living(book, shop)
	const pagination = { total: found.length, count: found.length, per_page: 10, current_page: 1, total_pages: 1, links: {} }
	return json(200, { data: found.map((one) => entity(book, one)), meta: { pagination } })
}

/** DELETE /products/{id} */
export function deleteProduct(book: Book, shop: FakeShop, id: string): Reply {
	const product = living(book, shop).find((one) => one.id === id)
	if (!product) return NOT_FOUND
	product.deletedAt = new Date().toISOString()
	return json(200, { message: 'The resource has been successfully deleted.', http_code: 200, code: 'DELETED', type: 'success' })
}

function entity(book: Book, product: FakeProduct): object {
	const { id, name, slug, description, price, visibility, pictures, seo } = product
	const isShown = book.ways.shownPictures === 'at-once' || (book.ways.shownPictures === 'later' && product.looks > 1)
	const images = isShown
		? pictures.map((one) => ({ id: one.id, name: one.path, type: 1, url: pictureUrl(book, one.path), order: one.order }))
		: []
	return {
		id,
		name,
		slug,
		public_url: publicUrl(book, product),
		thumbnail: images[0]?.url ?? null,
		description,
		price,
		compare_at_price: product.compareAtPrice,
		visibility,
		has_variants: product.hasVariants,
		variants_count: Math.max(1, product.variants.length),
		variant_options: [],
		inventory: product.inventory,
		track_inventory: product.trackInventory,
		meta: { title: seo?.title ?? null, description: seo?.description ?? null, images: [] },
		deleted_at: product.deletedAt ?? book.ways.deletedAt,
		images,
		variants: product.variants.length > 0 ? product.variants.map(shownVariant) : [defaultVariant(product)],
	}
}

const defaultVariant = ({ id, price, sku }: FakeProduct) => ({
	id: `${id}-1`,
	variations: { default: 'default' },
	price,
	sku,
	is_default: true,
})

function shownVariant({ values, price, sku, gtin, image }: FakeProduct['variants'][number], at: number): object {
	const variations = Object.fromEntries(values.map((value, option) => [`option ${option + 1}`, value]))
	return { id: String(at + 1), variations, price: Number(price), sku, barcode: gtin, image }
}

function publicUrl(book: Book, { shop, slug }: FakeProduct): string | null {
	if (book.ways.publicUrls === 'null') return null
	return book.ways.publicUrls === 'script' ? 'javascript:alert(1)' : `${book.origin}/${shop.slug}.youcan.shop/products/${slug}`
}

export const pictureUrl = (book: Book, path: string): string => `${book.origin}/cdn.youcan.shop/${path}`
