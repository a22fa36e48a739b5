import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Outbound } from '../../fetch'
import { outboundUntil } from '../outbound-until'
import type { ConnectedStore, StoreAccess, StoreConnector } from '../store'
import { findAuthMethod } from './connect/auth-methods'
import { checkShop, readCurrency, requireWriting } from './connect/check-shop'
import { findSite } from './connect/find-site'
import { folderOf } from './connect/site'
import { readKeys, readTypedKeys } from './connect/woo-keys'
import { findProduct } from './find-product'
import { pushProduct } from './push-product'
import { readName } from './read-name'
import { openShop, type Shop } from './shop'
import { fieldsOfSnapshot, restoreProduct, snapshotProduct } from './snapshot-product'
import { listCategories } from './terms'
import { updateProduct } from './update-product'

export type WoocommerceConfig = {
	outbound: Outbound
	/** Whether a shop without https may be connected; its keys then sign and never travel. For development. */
	allowHttp: boolean
}

/**
 * WooCommerce (REST API v3) by the keys a merchant makes in their shop. It sends no messages, and nothing in it ends
 * with the connection.
 */
export function createWoocommerce({ outbound, allowHttp }: WoocommerceConfig): StoreConnector {
	const open = async (access: StoreAccess): Promise<Shop> => openShop(outboundUntil(outbound, access.signal), readKeys(await access.read()))

	return {
		id: 'woocommerce',
		entry: 'keys',
		authorizeUrl() {
			throw new AppError('invalid_request', msg('woocommerce.by_keys'))
		},
		readEntry: () => ({ state: undefined, startedByStore: false }),
		async connect(input) {
			if ('key' in input) return connectByKeys(outbound, allowHttp, input)
			throw new AppError('invalid_request', msg('woocommerce.by_keys'))
		},
		async check(access) {
			const keys = readKeys(await access.read())
			const currency = await checkShop(outbound, keys)
			return { name: await readName(outbound, keys), url: keys.home, currency }
		},
		find: async (access, key, skus = []) => findProduct(await open(access), key, skus),
		push: async (access, product, known = {}) => pushProduct(await open(access), product, known),
		update: async (access, ref, product) => updateProduct(await open(access), ref, product),
		listCategories: async (access) => listCategories(await open(access)),
		snapshot: async (access, ref) => snapshotProduct(await open(access), ref.id),
		fieldsOf: fieldsOfSnapshot,
		restore: async (access, ref, snapshot) => restoreProduct(await open(access), ref.id, snapshot),
		/** Keys are taken back by the merchant, in the shop. */
		async disconnect() {},
		readEvent() {
			throw new AppError('forbidden', msg('woocommerce.no_messages'))
		},
	}
}

async function connectByKeys(
	outbound: Outbound,
	allowHttp: boolean,
	input: { url: string; key: string; secret: string },
): Promise<ConnectedStore> {
	const typed = readTypedKeys(input.key, input.secret)
	const site = await findSite(outbound, input.url, allowHttp)
	const { keys, status } = await findAuthMethod(outbound, site, typed)
	await requireWriting(outbound, keys)
	const currency = await readCurrency(outbound, keys, status)
	return { account: accountOf(site.root), name: site.name, url: site.home, currency, credentials: keys }
}

/** One shop has one account name, whatever way its address was typed: host and folder, without `www.`. */
function accountOf(root: string): string {
	return `${new URL(root).host.replace(/^www\./, '')}${folderOf(root).replace(/\/$/, '')}`
}
