/** Who may push to a store: the owner alone, whoever is on Pro as well, or everybody. */
export const STORE_AUDIENCES = ['owner', 'pro', 'everyone'] as const
export type StoreAudience = (typeof STORE_AUDIENCES)[number]

/**
 * One variable of the environment, `<STORE>_<NAME>`. `shop-url` is an address with {shop} in it. A store is configured
 * when all that is `required` is there.
 */
export type StoreSetting = { name: string; kind: 'text' | 'url' | 'shop-url' | 'flag'; required?: true; initial?: string }

/** The seller is sent to the platform and comes back (`/<store>/authorize`, `/<store>/callback`). */
export type ByConsent = {
	by: 'consent'
	/** An example of what the seller types to say which shop it is; absent where the platform knows. */
	shop?: { name: string; address: string }
	/**
	 * When what one set out for is pushed: as one `return`s, or from the `page` one comes back to, with a ticket
	 * (`/<store>/push`).
	 */
	pushesFrom: 'return' | 'page'
}

/** The calls of a store that is opened by keys, as the specification names them (§7). */
export type KeysCalls = { read: string; save: string; remove: string; validate: string; push: string }

/** The seller types the keys of their shop on a screen of ours. */
export type ByKeys = {
	by: 'keys'
	screen: string
	calls: KeysCalls
}

/** What a product may carry beside its name, texts, prices and pictures, and a platform's API may have no place for. */
export type ProductPart =
	| 'sku'
	| 'shortDescription'
	| 'category'
	| 'tags'
	| 'attributes'
	| 'weight'
	| 'size'
	| 'gtin'
	| 'quantity'
	| 'altTexts'

/** A platform pages can be pushed to, as everything but its connector knows it. */
export type StoreDescriptor = {
	/** Letters only; part of addresses, of stored data and of the names of settings. */
	id: string
	name: string
	/** What buttons and directions call the place the product goes to, where that is not `name` (spec §2). */
	place?: string
	connect: ByConsent | ByKeys
	/** Who may push to it unless `<STORE>_ACCESS` says otherwise. */
	access: StoreAudience
	settings: readonly StoreSetting[]
	/** Whether it sends signed messages to `/webhooks/<store>`. */
	sendsEvents: boolean
	/** How a description is wrapped: as it is, or in WordPress's own mark for HTML. */
	description: 'plain' | 'wordpress'
	/** Parts of a product its API has no place for; what is left out is said when a product is made. */
	lacks: readonly ProductPart[]
	/** How many options a product may have; null for any number. */
	mostOptions: number | null
	/** Whether its own import takes a CSV file (render/exports/csv-writers.ts). */
	hasCsv: boolean
	/** Parts of a product that file has no column for. */
	csvLacks?: readonly ProductPart[]
	/** How the privacy notice names it. */
	privacy: { name: string; text: string }
}
