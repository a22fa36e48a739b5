import { z } from 'zod'

/** The platforms a page can be pushed to, in the order their buttons stand. */
export const storeIdSchema = z.enum(['youcan', 'shopify', 'woocommerce'])
export type StoreId = z.infer<typeof storeIdSchema>

/** How a product stands in a store when it arrives: for the merchant's eyes, or for everybody's. */
export const productStatusSchema = z.enum(['draft', 'published'])
export type ProductStatus = z.infer<typeof productStatusSchema>

/** A picture as a store fetches it: a public address whose name ends as its content is (WebP, JPEG or PNG, never AVIF). */
export type StoreImage = {
	/** Id of the page's image: what an outcome names it by. */
	id: string
	url: string
	alt: string
}

/** What is pushed: one page as every store understands it. */
export type StoreProduct = {
	/** Ours, the same for a page however often it is pushed; the product's sku, by which it is found again. Letters, digits and hyphens, at most 40. */
	key: string
	/** Plain text. */
	title: string
	/** The page as store HTML for this platform. */
	html: string
	/** ASCII, lower-case, hyphens. */
	slug: string
	/** How it arrives when it is made. A product that is there takes it only when it was `chosen`: else it stays published, or hidden, as its merchant has it. */
	status: ProductStatus
	isStatusChosen: boolean
	/** Decimal with a point and no thousands sign ("249" or "249.00"), in the store's own currency. */
	price: string
	/** Higher than `price`; null when there is none. */
	compareAtPrice: string | null
	/** First = main picture; at most MOST_STORE_IMAGES. */
	images: StoreImage[]
	/** Plain text. */
	seo: { title: string; description: string }
	/** Brand when the listing names one: of a product that is made. One that is there keeps the brand it has, which nobody chose anew. */
	vendor: string | null
}

/** A store downloads each picture while we wait; more than these make a push time out on ordinary hosts. */
export const MOST_STORE_IMAGES = 8

/** Something that did not reach the store with the product, and why, in words for the seller. `imageId` when it is a picture. */
export type LeftOut = { what: string; why: string; imageId?: string }

/** A product in a store. */
export type StoreRef = {
	/** The store's own id of it. */
	id: string
	/** Ids the store gave our pictures (page image id → store's id), so an update need not send them again. */
	imageIds: Record<string, string>
}

/** What came of a push. */
export type PushedProduct = StoreRef & {
	/** Where shoppers see it; null while only the merchant may. */
	url: string | null
	/** Where the merchant edits it. */
	adminUrl: string
	status: ProductStatus
	leftOut: LeftOut[]
}
