import { z } from 'zod'
import type { Message } from '../messages/message'

/** How a product stands in a store when it arrives: for the merchant's eyes, or for everybody's. */
export const productStatusSchema = z.enum(['draft', 'published'])
export type ProductStatus = z.infer<typeof productStatusSchema>

/**
 * A picture as a store fetches it: a public address whose name ends as its content is (WebP, JPEG or PNG, never AVIF).
 */
export type StoreImage = {
	/** Id of the page's image: what an outcome names it by. */
	id: string
	url: string
	alt: string
	/** The store's own text of a picture it has stays: ours did not change since the last push. */
	keepsAlt?: true
}

/** One combination of a product's options. */
export type StoreVariant = {
	/** One value of each option, in the options' order. */
	values: string[]
	/** As StoreProduct has them. */
	price: string
	compareAtPrice: string | null
	sku: string
	/** GTIN, digits only; null when the listing says none. */
	gtin: string | null
	/** Id of one of the product's `images`. */
	imageId: string | null
	/** The picture a combination has in the store stays: ours did not change since the last push. */
	keepsImage?: true
	/** Whether the listing had it to sell; null when it does not say. */
	isAvailable: boolean | null
}

/**
 * Where in a store a product is filed: an id the store gave, or a path to be made there because the seller asked for
 * it.
 */
export type StoreCategory = { id: string } | { create: string[] }

/** What a merchant may keep that is no field of its own in what is pushed. */
export type MerchantPart = 'variant_prices' | 'sale_dates' | 'seo_title' | 'seo_description'
/** Parts of a product that its merchant may fill too; `specifications` are its `attributes`. */
export const FILLED_PARTS = ['specifications', 'gtin', 'weight', 'size'] as const
export type FilledPart = (typeof FILLED_PARTS)[number]

/** What is pushed: one page as every store understands it. */
export type StoreProduct = {
	/**
	 * Ours, the same for a page however often it is pushed, by which the product is found again. Letters, digits and
	 * hyphens, at most 40.
	 */
	key: string
	/**
	 * What people read as the product's number, where the store keeps our key beside it; the seller may set it. At most 40
	 * characters.
	 */
	sku: string
	/** Plain text. */
	title: string
	/** The page as store HTML for this platform. */
	html: string
	/** What stands beside "Add to cart": HTML of `p`, `ul` and `li` alone; empty for none. */
	shortDescription: string
	/** Letters and digits of any script, lower-case, words joined by hyphens. */
	slug: string
	/**
	 * How it arrives when it is made. A product that is there takes it only when it was `chosen`: else it stays published,
	 * or hidden, as its merchant has it.
	 */
	status: ProductStatus
	isStatusChosen: boolean
	/** Decimal with a point and no thousands sign ("249" or "249.00"), in the store's own currency. */
	price: string
	/** Higher than `price`; null when there is none. */
	compareAtPrice: string | null
	/** At most three; none where `variants` is empty. */
	options: { name: string; values: string[] }[]
	/** The combinations there are, as many as the seller wants; empty for a product without options. */
	variants: StoreVariant[]
	/** What stays as the merchant has it over there. */
	keeps?: readonly MerchantPart[]
	/**
	 * Of what a merchant may fill as well, those parts the page says otherwise than at the last push: a product that is
	 * there takes these alone.
	 */
	changedParts?: readonly FilledPart[]
	/** First = main picture; at most MOST_STORE_IMAGES. */
	images: StoreImage[]
	/** The pictures `html` shows, by the addresses that stand in it; an id that is among `images` is the same picture. */
	htmlImages: Pick<StoreImage, 'id' | 'url' | 'alt'>[]
	/** False where pictures cannot be sent from here: those the product has in the store stay. */
	sendsPictures: boolean
	/** Plain text. */
	seo: { title: string; description: string }
	/**
	 * Brand when the listing names one: of a product that is made. One that is there keeps the brand it has, which nobody
	 * chose anew.
	 */
	vendor: string | null
	/** Of a product that is made; null leaves it unfiled. */
	category: StoreCategory | null
	/** Plain texts, of a product that is made. */
	tags: string[]
	/** The page's specifications, as names and values, plain texts. */
	attributes: { name: string; value: string }[]
	/** As it is shipped; null when nobody says. */
	weightGrams: number | null
	/** Length, width, height in millimetres. */
	sizeMm: readonly [number, number, number] | null
	/** GTIN, digits only. */
	gtin: string | null
	/** How many there are to sell, where the seller says; of a product that is made. */
	quantity: number | null
}

/** A store downloads each picture while we wait; more than these make a push time out on ordinary hosts. */
export const MOST_STORE_IMAGES = 20
/** More combinations than these are for the seller to choose from. */
export const MOST_STORE_VARIANTS = 200

/**
 * Something that did not reach the store with the product, and why. `imageId` when it is a
 * picture.
 */
export type LeftOut = { what: Message; why: Message; imageId?: string }

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
	/** True where the combinations that were there stayed as they were, with their prices. */
	keptVariants?: boolean
	/** Worth knowing though nothing was left out. */
	notes?: Message[]
}
