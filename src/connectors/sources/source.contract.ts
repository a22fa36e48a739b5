import { expect, it } from 'vitest'
import type { ListingLink } from '../marketplaces/marketplace'
import type { ListingSource } from './source'

/** A listing every stage of the contract has: what it is called, and what its page says. */
export const CONTRACT_LINK: ListingLink = {
	marketplace: 'amazon',
	domain: 'amazon.de',
	asin: 'B0CONTRACT',
	url: 'https://www.amazon.de/dp/B0CONTRACT',
	short: false,
}
export const CONTRACT_HTML = '<!doctype html><html lang="de"><meta charset="utf-8"><title>Lämpchen – 20 €</title></html>'
/** One that exists nowhere. */
export const MISSING_LINK: ListingLink = { ...CONTRACT_LINK, asin: 'B0MISSING0', url: 'https://www.amazon.de/dp/B0MISSING0' }

/**
 * What every source does; `create` gives one that has CONTRACT_LINK as CONTRACT_HTML and does not have MISSING_LINK.
 */
export function listingSourceContract(create: () => Promise<ListingSource>): void {
	const never = new AbortController().signal

	it('[X-2] reads a listing as text, with its address and the name of the source', async () => {
		const source = await create()
		const listing = await source.read(CONTRACT_LINK, never)
		expect(listing).toEqual({
			html: expect.stringContaining('<title>Lämpchen – 20 €</title>'),
			url: CONTRACT_LINK.url,
			source: source.name,
		})
	})

	it('[X-2] what it does not have is listing_not_found', async () => {
		await expect((await create()).read(MISSING_LINK, never)).rejects.toEqual(expect.objectContaining({ code: 'listing_not_found' }))
	})

	it('[D-4] a canceled reading ends', async () => {
		await expect((await create()).read(CONTRACT_LINK, AbortSignal.abort())).rejects.toThrow()
	})
}
