import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { LeftOut } from '../../core/stores/store-product'
import { storeProducts } from '../db/schema/schema'
import { askStore } from './connect/open-access'
import { withLease } from './lease'
import { getOwnPush, getProductById, listLatestOf, takeBackSent, updateRestored } from './push-ledger'
import { connectorOf, type StoresDeps } from './stores-deps'

const WAIT_MS = 60_000

/**
 * Makes a product in a store what it was before a push; answers what the store did not take back. Throws AppError
 * `not_found`, `conflict` when there is nothing to bring back or a newer push has changed it since, and the store's
 * own.
 */
export async function restorePush(deps: StoresDeps, userId: string, id: string): Promise<LeftOut[]> {
	const { db } = deps
	const { push, product, connection } = await getOwnPush(db, userId, id)
	if (push.snapshot === null) throw new AppError('conflict', msg('stores.nothing_before'))
	const connector = connectorOf(deps, connection.store)
	const wait = { waitMs: WAIT_MS, meanwhile: async () => undefined }
	return withLease<LeftOut[]>(db, storeProducts, product.id, wait, async (lease) => {
		const newest = (await listLatestOf(db, [product.id])).get(product.id)
		if (newest !== id) throw new AppError('conflict', msg('stores.pushed_since'))
		const { restoredAt } = (await getOwnPush(db, userId, id)).push
		if (restoredAt !== null) throw new AppError('conflict', msg('stores.brought_back'))
		const { ref, imageIds } = await getProductById(db, product.id)
		if (ref === null) throw new AppError('not_found', msg('stores.product_missing'))
		await lease.check()
		const left = await askStore(deps, connection, (access) => connector.restore(access, { id: ref, imageIds }, push.snapshot), lease.lost)
		await updateRestored(db, id)
		await takeBackSent(db, product.id)
		return left
	})
}
