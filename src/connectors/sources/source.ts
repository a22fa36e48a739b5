import type { ListingLink } from '../marketplaces/marketplace'

/** A listing's page as some source had it. */
export type FetchedListing = { html: string /** final address */; url: string; source: string }

/** A way to get a listing's HTML: direct HTTP, a folder of saved pages, later scraping APIs and browsers. */
export interface ListingSource {
	readonly name: string
	/** Throws AppError: `listing_not_found`, `listing_unreachable`, `timeout`, `too_large`. Walls are not judged here. */
	read(link: ListingLink, signal: AbortSignal): Promise<FetchedListing>
}
