import { randomBytes, randomUUID } from 'node:crypto'
import type { HeldVariant, Misbehaviour } from '../../support/store-world'

export type FakeShop = { id: string; slug: string; name: string; currency: string }

/** A picture YouCan keeps; `from` is where it was fetched. */
export type FakePicture = { id: string; path: string; order: number; from: string; bytes: Buffer; contentType: string }

export type FakeProduct = {
	id: string
	shop: FakeShop
	name: string
	slug: string
	description: string
	price: number
	compareAtPrice: number | null
	visibility: boolean
	hasVariants: boolean
	trackInventory: boolean
	inventory: number
	sku: string | null
	vendors: string[]
	categories: string[]
	seo: { title: string; description: string } | null
	deletedAt: string | null
	pictures: FakePicture[]
	/** How often it was asked for since it was last written. */
	looks: number
	/** Combinations of its options; none when it has none. */
	variants: HeldVariant[]
}

export type Grant = { shop: FakeShop; scopes: string[] }

/** What nobody outside knows of YouCan, so the fake can do it either way. The first is what it does unless told. */
export type Ways = {
	/** A picture that cannot be fetched: told as an error of its field, or dropped in silence. */
	badPictures: 'refused' | 'dropped' | 'dropped-and-renumbered'
	/** Options and variants: their body is documented, what YouCan makes of it is not. */
	variants: 'kept' | 'refused'
	/** Pictures are shown in the answer, from the second look on, or never. */
	shownPictures: 'at-once' | 'later' | 'never'
	/** Files of pictures that no product shows any more are still served at their address, or are gone. */
	removedPictures: 'served' | 'gone'
	/** Asked for a product by its id; `forbidden` also by its key, where there is one. */
	looks: 'answered' | 'failing' | 'forbidden'
	/** `meta` in what is written. */
	seo: 'kept' | 'ignored' | 'refused' | 'fatal'
	skus: 'free' | 'unique' | 'unique-with-deleted'
	/** Asked for a key, it answers that product, or one whose key only begins so. */
	keyLookup: 'exact' | 'beginning'
	/** Deleted products are answered 404, or shown with the time of their deletion. */
	deletedProducts: 'gone' | 'shown'
	vendors: 'taken' | 'refused'
	/** A null price before the discount removes it, or is an error. */
	nullPrices: 'taken' | 'refused'
	/** Answers of writes: the product, the product below `data`, or no product at all. */
	writeAnswers: 'plain' | 'wrapped' | 'wordless'
	/** `deleted_at` of a living product. */
	deletedAt: null | false
	publicUrls: 'given' | 'null' | 'script'
	prices: 'kept' | 'rounded'
	/** Of a 429: seconds, or a date. */
	retryAfter: string
	/** A refresh answers a new refresh token and the old one is used up, or it answers none and the old one stays. */
	refreshTokens: 'rotate' | 'stay'
	tokenSeconds: number
	/** Rights the seller's app does not get, though it asks. */
	withheldScopes: string[]
}

/** Everything the fake knows. */
export type Book = {
	origin: string
	clientId: string
	clientSecret: string
	shops: FakeShop[]
	products: FakeProduct[]
	codes: Map<string, Grant & { redirectUri: string | undefined }>
	accessTokens: Map<string, Grant>
	refreshTokens: Map<string, Grant>
	hooks: { id: string; shop: FakeShop; event: string; targetUrl: string }[]
	/** Pictures that were taken off their products. */
	removed: FakePicture[]
	/** Everything secret that was ever given out. */
	secrets: Set<string>
	errors: Set<Misbehaviour>
	ways: Ways
	/** Calls of the API, `POST /products` and so on, and how each was answered. */
	calls: { call: string; status: number }[]
}

const WAYS: Ways = {
	variants: 'kept',
	badPictures: 'refused',
	shownPictures: 'at-once',
	removedPictures: 'served',
	looks: 'answered',
	seo: 'kept',
	skus: 'free',
	keyLookup: 'exact',
	deletedProducts: 'gone',
	vendors: 'taken',
	nullPrices: 'taken',
	writeAnswers: 'plain',
	deletedAt: false,
	publicUrls: 'given',
	prices: 'kept',
	retryAfter: '1',
	refreshTokens: 'rotate',
	tokenSeconds: 1_295_999,
	withheldScopes: [],
}

export function createBook(): Book {
	return {
		origin: '',
		clientId: 'cl_fake',
		clientSecret: 'fake-youcan-client-secret',
		shops: [
			{ id: randomUUID(), slug: 'oasis', name: 'Oasis Maroc', currency: 'MAD' },
			{ id: randomUUID(), slug: 'atlas', name: 'Atlas Store', currency: 'EUR' },
		],
		products: [],
		codes: new Map(),
		accessTokens: new Map(),
		refreshTokens: new Map(),
		hooks: [],
		removed: [],
		secrets: new Set(['fake-youcan-client-secret']),
		errors: new Set(),
		ways: { ...WAYS },
		calls: [],
	}
}

export const newToken = (kind: string): string => `${kind}_${randomBytes(24).toString('hex')}`

/** True once: an error that happens to the next call it fits. */
export function takeError(book: Book, error: Misbehaviour): boolean {
	return book.errors.delete(error)
}
