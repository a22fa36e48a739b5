import type { ImageFile, Page } from '../../core/page/page'
import { keyOfPage } from '../../core/stores/product-key'
import type { StoreId } from '../../core/stores/store-ids'
import type { ProductStatus, StoreCategory } from '../../core/stores/store-product'
import { MOST_STORE_VARIANTS } from '../../core/stores/store-product'
import type { TitleChoice } from '../../render/exports/csv-product'
import { type Prepared, productOfPage as productFor } from '../../render/exports/product-of-page'

export type { Prepared } from '../../render/exports/product-of-page'

/** How something is to be pushed. Prices are amounts of the store's currency. */
export type PushTerms = {
	store: StoreId
	/** Of the store; null when it does not say. */
	currency: string | null
	/** As the seller chose; left out when they did not. */
	status?: ProductStatus | undefined
	/** How a product arrives that is made, where no status was chosen. */
	newStatus?: ProductStatus | undefined
	price: number
	compareAt: number | undefined
	title?: TitleChoice | undefined
	sku?: string | undefined
	/** The values kept of each option, by the option's name. */
	kept?: Readonly<Record<string, readonly string[]>> | undefined
	category?: StoreCategory | null | undefined
	quantity?: number | undefined
	/** Absolute public address of a picture; none where the store cannot fetch them. */
	imageUrl: (file: Pick<ImageFile, 'key'>) => string | undefined
}

/** Whoever pushes without a word means to sell; of a product that is there it changes nothing. */
export function statusOf({ status, newStatus }: Pick<PushTerms, 'status' | 'newStatus'>): {
	status: ProductStatus
	isStatusChosen: boolean
} {
	return { status: status ?? newStatus ?? 'published', isStatusChosen: status !== undefined }
}

/** True when the store can fetch pictures from here at all. */
export const sendsPictures = ({ imageUrl }: Pick<PushTerms, 'imageUrl'>) => imageUrl({ key: 'a/b.webp' }) !== undefined

/** A page as a store takes it. */
export function productOfPage(pageId: string, page: Page, terms: PushTerms): Prepared {
	const { price, compareAt, quantity, ...others } = terms
	return productFor(page, {
		...others,
		...statusOf(terms),
		key: keyOfPage(pageId),
		price: String(price),
		compareAtPrice: compareAt === undefined ? null : String(compareAt),
		quantity: quantity ?? null,
		mostVariants: MOST_STORE_VARIANTS,
		sendsPictures: sendsPictures(terms),
	})
}
