import type { StoreAccess, StoreConnector, StoreCredentials } from '../../src/connectors/stores/store'

/** What a fake store does wrong, from now until `behave` is called or, where it says "once", the next call it fits. */
export type Misbehaviour =
	/** The access ran out; it can be refreshed where the platform has that (WooCommerce: the keys were deleted). */
	| 'access-expired'
	/** The access and what refreshes it are gone: the seller disconnected us. */
	| 'access-revoked'
	| 'write-not-allowed'
	| 'suspended'
	| 'locked'
	/** Once: 429, or the platform's own form of it, with a time to wait. */
	| 'too-many-requests'
	/** A firewall's page instead of JSON. */
	| 'html-instead-of-json'
	/** Once. */
	| 'server-error'
	/** Once: the product is made, the answer never comes. */
	| 'silent-after-made'
	/** The store finds fault with the product's title. */
	| 'refuses-product'
	/** Pictures are fetched slowly, within the store's own patience. */
	| 'slow-pictures'

/** A product as a fake store holds it. */
export type HeldProduct = {
	id: string
	key: string
	title: string
	html: string
	price: string
	compareAtPrice: string | null
	status: 'draft' | 'published'
	/** The brand; null where the platform has no field for it. */
	vendor: string | null
	inTrash: boolean
	/** Addresses its pictures were fetched from, in order. */
	images: string[]
	/** Their texts, where the platform has any. */
	alts?: string[]
	/** The combinations of its options; none for a product without any. */
	variants: HeldVariant[]
}

export type HeldVariant = {
	values: string[]
	price: string
	compareAtPrice: string | null
	sku: string
	/** The address its picture was fetched from. */
	image: string | null
	gtin: string | null
	/** True where nobody can buy it; null where the platform's fake says nothing of it. */
	isSoldOut: boolean | null
}

type Soon<T> = T | Promise<T>

/** A shop with a connector that talks to it: a fake, or one that really is there. */
export type ShopWorld = {
	connector: StoreConnector
	/** Connects as a seller would (through the fake's consent page where there is one) and opens the store. */
	connect(): Promise<{ account: string; alias?: string; access: StoreAccess }>
	/** What was made in it since it was opened. */
	products(): Soon<HeldProduct[]>
	trash(id: string): Soon<void>
	/** What its merchant changes of a product over there. */
	decide(id: string, theirs: { status: 'draft' | 'published'; vendor: string }): Soon<void>
	/** What its merchant writes into a product over there. */
	rewrite(id: string, theirs: { title: string; html: string }): Soon<void>
	/** What its merchant writes as the texts of all its pictures; absent where the platform has none. */
	describePictures?(id: string, alt: string): Soon<void>
	/** Addresses the shop can fetch: pictures, and one that answers 404. */
	pictures: { good: readonly string[]; missing: string }
	/** From now on it fetches pictures slowly, where it can be made to. */
	slowPictures?(): void
	close(): Promise<void>
}

/** A platform's fake with a connector that talks to it, as the contract suite needs them. */
export type StoreWorld = Omit<ShopWorld, 'products'> & {
	misbehave(how: Misbehaviour): void
	behave(): void
	products(): HeldProduct[]
	/** Calls made to the fake's API so far. */
	calls(): number
	/** A message the platform would sign, and the same with one byte changed; undefined where the platform has none. */
	uninstallMessage?(): { headers: Record<string, string>; body: Uint8Array }
}

/** Access whose credentials live in memory, with the lock the server's has. */
export function memoryAccess(account: string, credentials: StoreCredentials): StoreAccess {
	let held = credentials
	let turn: Promise<unknown> = Promise.resolve()
	return {
		account,
		read: async () => held,
		rotate(seen, make) {
			const mine = turn.then(async () => {
				if (held !== seen) return held
				held = await make(held)
				return held
			})
			turn = mine.catch(() => undefined)
			return mine
		},
	}
}
