import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreId } from '../../../core/stores/store-ids'
import { connectorOf, type StoresDeps } from '../stores-deps'
import { type ConnectionRow, listConnections } from './connection-repository'

/** What was typed for a shop's name. Throws AppError `invalid_request` when nothing was. */
export function getShop(typed: string | undefined): string {
	const shop = String(typed ?? '').trim()
	if (!shop) throw new AppError('invalid_request', msg('stores.shop_name_required'), { details: { field: 'shop' } })
	return shop
}

/**
 * The user's working connection to a shop, by whatever they call it: also by its own domain, once it is connected.
 * Throws AppError `invalid_request` for what cannot be a shop.
 */
export async function findShop(stores: StoresDeps, userId: string, store: StoreId, typed: string): Promise<ConnectionRow | undefined> {
	const connections = (await listConnections(stores.db, userId, store)).filter(({ status }) => status === 'active')
	const host = typed.includes('.') ? hostOf(typed) : undefined
	const own = host && connections.find(({ url }) => hostOf(url) === host)
	if (own) return own
	const account = connectorOf(stores, store).readAccount?.(typed)
	return connections.find((connection) => connection.account === account)
}

/** The host of an address, with or without its scheme and `www.`; what is none is none of a shop's. */
function hostOf(address: string): string | undefined {
	const whole = /^https?:\/\//i.test(address) ? address : `https://${address.trim()}`
	return URL.canParse(whole) ? new URL(whole).host.replace(/^www\./, '') : undefined
}
