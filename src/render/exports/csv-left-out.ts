import { msg } from '../../core/messages/message'
import { lackingParts } from '../../core/stores/lacking-parts'
import { type CsvStoreId, descriptorOf, storeName } from '../../core/stores/store-ids'
import type { LeftOut } from '../../core/stores/store-product'
import type { Prepared } from './product-of-page'

/**
 * What of a page is not in a store's file: what no product takes, what the file has no column for, and what goes beyond
 * its columns. Pictures left out for one reason are one entry.
 */
export function csvLeftOut(store: CsvStoreId, { product, leftOut }: Prepared, beyond: readonly LeftOut[] = []): LeftOut[] {
	const why = msg('stores.no_column', { store: storeName(store) })
	const lacking = lackingParts(product, { name: storeName(store), lacks: descriptorOf(store).csvLacks ?? [] }, why)
	const byReason = new Map<string, LeftOut[]>()
	for (const left of leftOut) {
		const reason = left.imageId === undefined ? JSON.stringify(left) : JSON.stringify(left.why)
		byReason.set(reason, [...(byReason.get(reason) ?? []), left])
	}
	return [...[...byReason.values()].flatMap(together), ...beyond, ...lacking]
}

function together(all: LeftOut[]): LeftOut[] {
	const [first] = all
	if (!first) return []
	return [all.length === 1 ? first : { what: msg('stores.pictures_counted', { count: all.length }), why: first.why }]
}
