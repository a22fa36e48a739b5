import type { Message } from '../../core/messages/message'
import type { ListingLink } from '../marketplaces/marketplace'

/** A listing's page as some source had it. */
export type FetchedListing = { html: string /** final address */; url: string; source: string }

/** A way to get a listing's HTML: direct HTTP, a scraping API, a headless browser, a folder of saved pages. */
export interface ListingSource {
	readonly name: string
	/** Throws AppError: `listing_not_found`, `listing_unreachable`, `timeout`, `too_large`. Walls are not judged here. */
	read(link: ListingLink, signal: AbortSignal): Promise<FetchedListing>
}

/** How one source's try at a generation's listing ended; of the page itself nothing is kept. */
export type ListingAttempt = {
	generationId: string
	source: string
	/** e.g. `amazon.de`; undefined while a short link was not followed. */
	domain: string | undefined
	/** `product`, `wall`, `other_page`, `canceled`, or an error's code. */
	outcome: string
	/** Which wall (`captcha`), which other page (`search`). */
	detail?: string
	/** What the error says, for the owner. */
	said?: Message
	durationMs: number
}
