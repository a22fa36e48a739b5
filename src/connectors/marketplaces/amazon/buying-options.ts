import type { Money } from '../../../core/money'
import { readPrice } from '../../../core/product/read-price'
import { readLiteral } from '../html/literal'
import { selectAll } from '../html/select'
import { textOf } from '../html/text'
import type { ListingPage } from './listing-page'

/**
 * One way to buy what the page shows, as its own price widget is told; `kind` is absent on pages before 2023, which
 * list the featured offer alone.
 */
export type BuyingOption = { kind: string | undefined; price: Money | undefined }

/** The buying options in the hidden data block since 2021; empty when the page has none. */
export function buyingOptions(page: ListingPage): BuyingOption[] {
	return selectAll(page.markup, '.twister-plus-buying-options-price-data').flatMap((node) => {
		const data = readLiteral(textOf(node), 0)
		const groups: unknown[] = Array.isArray(data) ? [data] : isRecord(data) ? Object.values(data) : []
		return groups.flatMap((group) => (Array.isArray(group) ? group.flatMap((entry) => optionOf(entry, page)) : []))
	})
}

function optionOf(entry: unknown, page: ListingPage): BuyingOption[] {
	if (!isRecord(entry)) return []
	const kind = typeof entry.buyingOptionType === 'string' ? entry.buyingOptionType : undefined
	const price = typeof entry.displayPrice === 'string' ? readPrice(entry.displayPrice, page.marketplace.currency) : undefined
	return [{ kind, price }]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
