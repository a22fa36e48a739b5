import { randomBytes } from 'node:crypto'

/**
 * A file of a shop. It is fetched when it has been looked at `looksLeft` times, as Shopify's own work goes on between
 * two looks.
 */
export type FakeFile = {
	id: string
	kind: 'IMAGE' | 'VIDEO'
	alt: string | null
	source: string
	name: string
	looksLeft: number
	status: 'UPLOADED' | 'READY' | 'FAILED'
	error: { code: string; message: string } | undefined
	bytes: Buffer | undefined
}

export type FakeVariant = {
	id: string
	sku: string | null
	price: string
	compareAtPrice: string | null
	values: string[]
	tracked: boolean
	barcode: string | null
	weightGrams: number | null
	/** Id of the file it shows. */
	file: string | null
	inventoryPolicy: 'CONTINUE' | 'DENY'
	metafields: Record<string, string>
}

export type FakeProduct = {
	id: string
	handle: string
	title: string
	descriptionHtml: string
	status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED'
	vendor: string
	seo: { title: string | null; description: string | null }
	options: { name: string; values: string[] }[]
	variants: FakeVariant[]
	/** Ids of files, in order. */
	media: string[]
	tags: string[]
	/** Ids of collections, and metafields by namespace and key. */
	collections: string[]
	metafields: Record<string, string>
	productType: string
	templateSuffix: string | null
	publishedOn: Set<string>
	/** Not yet found by a search. */
	isUnindexed: boolean
}

export type FakeTokens = { access: string; refresh: string | undefined; expiresAt: number | undefined; rights: string[] }

export type FakeShop = {
	host: string
	name: string
	currency: string
	products: Map<string, FakeProduct>
	files: Map<string, FakeFile>
	publications: { id: string; title: string; app: string }[]
	/** Collections products are put into by hand. */
	collections: { id: string; title: string }[]
	/** Codes of consents that were given and not exchanged. */
	codes: Map<string, string[]>
	/** By access token. */
	tokens: Map<string, FakeTokens>
	/** Refresh token → access token it belongs to. A replaced one works until the access that replaced it is used. */
	refreshes: Map<string, { access: string; endsWith: string | undefined }>
	/** Everything secret that was ever given out. */
	secrets: Set<string>
	/** A renewal answers no new refresh token, and the old one stays good. */
	keepsRefreshTokens: boolean
	/** Where it tells that the app was uninstalled. */
	subscriptions: string[]
	nextId: number
}

export function openShop(host: string): FakeShop {
	const name = host.replace('.myshopify.com', '').replaceAll('-', ' ')
	return {
		host,
		name: name.replace(/^./, (first) => first.toUpperCase()),
		currency: 'MAD',
		products: new Map(),
		files: new Map(),
		collections: [],
		publications: [
			{ id: 'gid://shopify/Publication/11', title: 'Point of Sale', app: 'pos' },
			{ id: 'gid://shopify/Publication/12', title: 'Boutique en ligne', app: 'online_store' },
		],
		codes: new Map(),
		tokens: new Map(),
		refreshes: new Map(),
		secrets: new Set(),
		keepsRefreshTokens: false,
		subscriptions: [],
		nextId: 1001,
	}
}

/** `gid://shopify/Product/1001` and so on, each number once. */
export function newId(shop: FakeShop, type: string): string {
	shop.nextId += 1
	return `gid://shopify/${type}/${shop.nextId}`
}

export const numberIn = (id: string) => id.slice(id.lastIndexOf('/') + 1)

export function newSecret(shop: FakeShop, prefix: string): string {
	const secret = `${prefix}${randomBytes(16).toString('hex')}`
	shop.secrets.add(secret)
	return secret
}

/** A product comes in one form until somebody gives it choices. */
export function hasOnlyDefaultVariant({ options, variants }: FakeProduct): boolean {
	return variants.length === 1 && options.length === 1 && options[0]?.name === 'Title' && options[0].values.join() === 'Default Title'
}

/** Puts a file of the merchant's own beside a product's media. */
export function addFile(shop: FakeShop, product: FakeProduct, file: Partial<FakeFile> = {}): FakeFile {
	const kind = file.kind ?? 'IMAGE'
	const id = newId(shop, kind === 'IMAGE' ? 'MediaImage' : 'Video')
	const name = `own-${numberIn(id)}.jpg`
	const made: FakeFile = {
		id,
		kind,
		alt: null,
		source: name,
		name,
		looksLeft: 0,
		status: 'READY',
		error: undefined,
		bytes: undefined,
		...file,
	}
	shop.files.set(id, made)
	product.media.push(id)
	return made
}

/** A product the merchant made without us. */
export function addProduct(shop: FakeShop, product: Partial<FakeProduct> = {}): FakeProduct {
	const id = newId(shop, 'Product')
	const variant = {
		id: newId(shop, 'ProductVariant'),
		sku: null,
		price: '10.00',
		compareAtPrice: null,
		values: ['Default Title'],
		tracked: true,
		barcode: null,
		weightGrams: null,
		file: null,
		inventoryPolicy: 'DENY' as const,
		metafields: {},
	}
	const made: FakeProduct = {
		id,
		handle: `own-${numberIn(id)}`,
		title: 'The merchant’s own',
		descriptionHtml: '<p>Theirs</p>',
		status: 'ACTIVE',
		vendor: shop.name,
		seo: { title: null, description: null },
		options: [{ name: 'Title', values: ['Default Title'] }],
		variants: [variant],
		media: [],
		tags: [],
		collections: [],
		metafields: {},
		productType: '',
		templateSuffix: null,
		publishedOn: new Set(),
		isUnindexed: false,
		...product,
	}
	shop.products.set(id, made)
	return made
}
