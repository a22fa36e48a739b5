import type { StoreFields } from '../../core/stores/store-fields'
import type { StoreId } from '../../core/stores/store-ids'
import type { LeftOut, PushedProduct, StoreProduct, StoreRef } from '../../core/stores/store-product'

/**
 * What opens a store: tokens or keys, by name. Only the connector that made it reads it; it is sealed wherever it is
 * kept.
 */
export type StoreCredentials = Readonly<Record<string, string>>

/** A store as it is after somebody connected it. */
export type ConnectedStore = {
	/** Stable key of the store: `my-shop.myshopify.com`, YouCan's store id, WooCommerce's canonical address. */
	account: string
	/**
	 * What the platform's messages (StoreEvent) call it where that is not `account`: YouCan's slug. Kept beside it, to
	 * find the store again.
	 */
	alias?: string
	/** What its owner calls it. */
	name: string
	/** Its home page. */
	url: string
	/** ISO 4217; null when the store does not say. */
	currency: string | null
	credentials: StoreCredentials
}

/**
 * Opens a connected store. The server keeps the credentials; a connector asks for them, and replaces them when the
 * store rotates them.
 */
export type StoreAccess = {
	account: string
	/** Fires when the caller may not go on: calls under way are broken off, and no more are made. */
	signal?: AbortSignal
	/** The credentials as they are now. */
	read(): Promise<StoreCredentials>
	/**
	 * Replaces credentials, one caller at a time however many processes there are. `make` gets those of this moment and is
	 * not called when they are no longer `seen`: somebody else was faster, and theirs are answered. What `make` answers is
	 * stored before this returns.
	 */
	rotate(seen: StoreCredentials, make: (current: StoreCredentials) => Promise<StoreCredentials>): Promise<StoreCredentials>
}

/** Something a store tells by a signed message. */
export type StoreEvent = {
	/** `uninstalled`: our access is gone. The other three are Shopify's privacy duties; we keep no shopper's data. */
	kind: 'uninstalled' | 'shopper-data-asked' | 'shopper-data-erased' | 'store-data-erased' | 'other'
	/** As ConnectedStore.account or ConnectedStore.alias. */
	account: string
	/** When it happened over there, which may be long before it is told; undefined when the message does not say. */
	happenedAt?: Date
}

/** A message as it came over HTTP; the body's bytes are what is signed. */
export type StoreMessage = { headers: Readonly<Record<string, string | undefined>>; body: Uint8Array }

/** A store's answer to "does it work?". */
export type StoreHealth = { name: string; url: string; currency: string | null }

/**
 * Store port. Three real ones, each wholly configured or absent; WooCommerce needs no configuration of ours.
 *
 * Every call throws AppError with words for the seller:
 * `store_reconnect` (access expired or revoked), `store_permission` (a right is missing, details.missing),
 * `store_suspended` (the shop is frozen, closed, behind a password wall), `store_refused` (the store does not take this
 * product, details.fields when it says which), `not_found` (the product or the store is not there), `rate_limited`
 * (details.retryAfterSeconds), `upstream` (an answer that is none, such as HTML from a firewall), `timeout` (no answer
 * in time: whether something was made must be asked with `find`), `address_refused`. A push that breaks off after the
 * product was made says so with `details.made` (core/stores/made-so-far.ts), whatever its code.
 */
export interface StoreConnector {
	readonly id: StoreId
	/** How it is connected: by sending the seller to the platform and back, or by keys the seller types. */
	readonly entry: 'oauth' | 'keys'
	/**
	 * OAuth: where the seller is sent. `state` comes back with them. `shop` is what the seller typed (Shopify), else
	 * ignored. Throws `invalid_request` for a shop that cannot be one.
	 */
	authorizeUrl(request: { state: string; returnUrl: string; shop?: string }): string
	/**
	 * OAuth, where the seller names their store: the account it would have, of whatever they typed or pasted. Throws
	 * `invalid_request` in words that say what to type. Undefined where nobody names a store.
	 */
	readAccount?(typed: string): string
	/**
	 * OAuth: reads who a callback comes from and proves its signature where there is one; undefined when it is not the
	 * platform's own entry.
	 */
	readEntry(query: string): { state: string | undefined; startedByStore: boolean } | undefined
	/**
	 * Makes the connection: of an OAuth callback's query (state was checked by the caller), or of typed keys. Proves that
	 * reading AND writing are allowed and leaves nothing behind. `eventsUrl` is where the store sends its messages
	 * (`readEvent`), for platforms that must be told.
	 */
	connect(
		input: { query: string; returnUrl: string; eventsUrl?: string } | { url: string; key: string; secret: string },
	): Promise<ConnectedStore>
	/** Whether the access still works for reading and writing. */
	check(access: StoreAccess): Promise<StoreHealth>
	/**
	 * The product of a key, also one in the store's trash when it blocks the key. `skus`: every sku the key was pushed
	 * under, for stores that find products by that alone.
	 */
	find(access: StoreAccess, key: string, skus?: readonly string[]): Promise<(StoreRef & { inTrash: boolean }) | undefined>
	/**
	 * Makes a product. The caller has made sure with `find` that there is none; a store that says the key is taken is
	 * answered by updating that product. `known`: pictures of an earlier product of this page that the store may still
	 * have (page image id → store's id).
	 */
	push(access: StoreAccess, product: StoreProduct, known?: Readonly<Record<string, string>>): Promise<PushedProduct>
	/** The store's categories, each with the names from the top to it; absent where the platform's API has none. */
	listCategories?(access: StoreAccess): Promise<{ id: string; path: string[] }[]>
	/**
	 * Makes a product what is given, keeping what the merchant alone decides: stock, categories, collections, the brand,
	 * and whether it is published unless the seller chose that. Throws `not_found` when it is gone.
	 */
	update(access: StoreAccess, ref: StoreRef, product: StoreProduct): Promise<PushedProduct>
	/** The product as it is, in a form only `restore` reads; taken before an update. */
	snapshot(access: StoreAccess, ref: StoreRef): Promise<unknown>
	/** What a snapshot says of the fields a push writes, for whoever looks whether the merchant changed them since. */
	fieldsOf(snapshot: unknown): StoreFields
	/** Makes the product what it was, as far as the store lets us; answers what could not be brought back. */
	restore(access: StoreAccess, ref: StoreRef, snapshot: unknown): Promise<LeftOut[]>
	/** Gives the access back as far as the platform lets us; a store that is gone or refuses us is none of our trouble. */
	disconnect(access: StoreAccess): Promise<void>
	/** Reads a signed message (`onUninstall`). Throws `forbidden` when the signature is wrong or missing. */
	readEvent(message: StoreMessage): StoreEvent
}
