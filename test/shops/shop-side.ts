import type { Outbound } from '../../src/connectors/fetch'
import type { StoreCredentials } from '../../src/connectors/stores/store'
import type { HeldProduct } from '../support/store-world'

/** What its merchant sees and does in a shop, by its platform's API. */
export type ShopSide = {
	/** The products made last, the oldest first; also those in a trash that the platform still tells of. */
	newest(): Promise<HeldProduct[]>
	trash(id: string): Promise<void>
	/** Deleted for good. */
	remove(id: string): Promise<void>
	decide(id: string, theirs: { status: 'draft' | 'published'; vendor: string }): Promise<void>
	rewrite(id: string, theirs: { title: string; html: string }): Promise<void>
}

export type OpenedShop = {
	outbound: Outbound
	account: string
	credentials: StoreCredentials
	/** The address of ours that a picture at the shop's address was fetched from. */
	nameOf(url: string): Promise<string>
}

export type OpenShopSide = (shop: OpenedShop) => Promise<ShopSide>

/** So many products are looked through for those of the suite. */
export const NEWEST = 20

/** The JSON of an answer. Throws when the shop refuses. */
export function jsonOf({ status, body }: { status: number; body: Buffer }, asked: string): unknown {
	if (status >= 200 && status < 300) return JSON.parse(body.toString() || 'null')
	throw new Error(`${asked} was answered ${status}: ${body.toString().slice(0, 500)}`)
}
