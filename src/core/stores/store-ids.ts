import { z } from 'zod'
import type { StoreDescriptor } from './descriptors/descriptor'
import { STORES } from './registry'

export type StoreId = (typeof STORES)[number]['id']
/** The stores whose own import takes a CSV file. */
export type CsvStoreId = Extract<(typeof STORES)[number], { hasCsv: true }>['id']

export const STORE_IDS = STORES.map(({ id }) => id)
export const CSV_STORE_IDS = STORES.flatMap((store) => (store.hasCsv ? [store.id] : []))

/** The platforms a page can be pushed to, in the order their buttons stand. */
export const storeIdSchema = z.enum(STORE_IDS)

const byId = new Map<StoreId, StoreDescriptor>(STORES.map((store) => [store.id, store]))

/** What a store is. Throws on one that is none. */
export function descriptorOf(id: StoreId): StoreDescriptor {
	const found = byId.get(id)
	if (!found) throw new Error(`there is no store ${id}`)
	return found
}

/** What a store is called. */
export const storeName = (id: StoreId): string => descriptorOf(id).name

/** What buttons and directions call the place a product goes to. */
export const storePlace = (id: StoreId): string => descriptorOf(id).place ?? storeName(id)

/** A value for each store. */
export function forEachStore<T>(make: (id: StoreId) => T): Record<StoreId, T> {
	return Object.fromEntries(STORE_IDS.map((id) => [id, make(id)])) as Record<StoreId, T>
}
