import type { ImageRef, Product } from '../../core/product/product'

/** What a link means: which listing, on which marketplace, at its canonical address. */
export type ListingLink = {
	marketplace: string
	/** e.g. `amazon.co.uk`; undefined for a short link that must be followed first. */
	domain: string | undefined
	asin: string | undefined
	/** Canonical address (`https://www.amazon.co.uk/dp/B0…`), or the short link itself. */
	url: string
	/** True for amzn.to and its like: the address must be followed to learn the listing. */
	short: boolean
}

/** What a fetched page turned out to be. `wall` pages may succeed by another source; `other` pages never will. */
export type PageVerdict =
	| { kind: 'product' }
	| { kind: 'wall'; wall: 'captcha' | 'continue-shopping' | 'waf-challenge' | 'unavailable' | 'sign-in' | 'homepage' }
	| { kind: 'other'; page: OtherPage }

/** What pages are that are no product's; `unknown` where nothing names it. */
export type OtherPage =
	| 'search'
	| 'category'
	| 'comparison'
	| 'bestsellers'
	| 'offer-listing'
	| 'reviews'
	| 'article'
	| 'cart'
	| 'not-found'
	| 'unknown'

/** A marketplace we can read. Pure: no network; the sources bring the bytes. */
export interface Marketplace {
	readonly id: string
	/** Link as typed or pasted → listing; undefined when it is not this marketplace's. Never throws. */
	parseLink(text: string): ListingLink | undefined
	/** HTML as received → what it is; by the marketplace of the link it was asked for by, where there is one. */
	classify(html: string, link?: ListingLink): PageVerdict
	/**
	 * A product page's HTML → Product, every field with its origin, undecidable ones in `missing`. Throws AppError
	 * `listing_unreadable` without a title.
	 */
	extract(html: string, link?: ListingLink): Product
	/** For marketplaces that keep a listing's description in a separate document: that of this page, where it has one. */
	descriptionOf?(html: string): DescriptionDocument | undefined
	/** What a request to one of its domains says of language and currency; undefined for a domain that is not its own. */
	requestPreferences?(domain: string): RequestPreferences | undefined
}

/** Where a listing's description lies, and how the pictures in it are read. */
export type DescriptionDocument = { address: string; picturesIn(document: string): ImageRef[] }

/** `locale`: the BCP 47 tag of the language asked for, as scraping APIs want it. */
export type RequestPreferences = { locale: string; acceptLanguage: string; cookie: string }
