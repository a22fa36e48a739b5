import { majorAmount, moneyFromMajor } from '../../core/money'
import type { ImageFile, Page } from '../../core/page/page'
import { setOffer } from '../../core/page/set-offer'
import {
	type LeftOut,
	MOST_STORE_IMAGES,
	type ProductStatus,
	type StoreId,
	type StoreImage,
	type StoreProduct,
} from '../../core/stores/store-product'
import { asciiSlug } from '../../render/exports/ascii-slug'
import { exportedImages, productName } from '../../render/exports/csv-product'
import type { ImageUrl } from '../../render/page-view'
import { storeHtml } from '../../render/store-html/store-html'

/** How something is to be pushed. Prices are whole units of the store's currency. */
export type PushTerms = {
	store: StoreId
	/** As the seller chose; left out when they did not. */
	status?: ProductStatus | undefined
	price: number
	compareAt: number | undefined
	/** Absolute public address of a picture; none where the store cannot fetch them. */
	imageUrl: (file: Pick<ImageFile, 'key'>) => string | undefined
}

/** What is pushed, and what stays behind before the store was even asked. */
export type Prepared = { product: StoreProduct; leftOut: LeftOut[] }

/** The key a page has in every store, however often it is pushed. */
export function keyOfPage(pageId: string): string {
	return `vitrine-${pageId.replaceAll('-', '')}`
}

/** Whoever pushes without a word means to sell; of a product that is there it changes nothing. */
export function statusOf({ status }: Pick<PushTerms, 'status'>): { status: ProductStatus; isStatusChosen: boolean } {
	return { status: status ?? 'published', isStatusChosen: status !== undefined }
}

/** A page as a store takes it. The price pushed is the price its text states. */
export function productOfPage(pageId: string, stored: Page, terms: PushTerms): Prepared {
	const page = withPrice(stored, terms)
	const { images, leftOut } = picturesOf(page, terms.imageUrl)
	const { seo, product } = page
	return {
		product: {
			key: keyOfPage(pageId),
			title: productName(page),
			html: storeHtml(page, terms.store, terms.imageUrl),
			slug: asciiSlug(seo.slug),
			...statusOf(terms),
			price: String(terms.price),
			compareAtPrice: terms.compareAt === undefined ? null : String(terms.compareAt),
			images,
			seo: { title: seo.title, description: seo.description },
			vendor: product.brand ?? null,
		},
		leftOut,
	}
}

function withPrice(page: Page, { price, compareAt }: PushTerms): Page {
	if (!page.offer) return page
	const { currency } = page.offer.price
	const said = [majorAmount(page.offer.price), page.offer.compareAt && majorAmount(page.offer.compareAt)]
	if (said[0] === price && said[1] === compareAt) return page
	const money = (amount: number) => moneyFromMajor(amount, currency)
	return setOffer(page, { price: money(price), ...(compareAt === undefined ? {} : { compareAt: money(compareAt) }) })
}

function picturesOf(page: Page, imageUrl: ImageUrl): { images: StoreImage[]; leftOut: LeftOut[] } {
	const shown = page.gallery.filter((id) => page.images.some((image) => image.id === id && image.files.length > 0))
	const images = shown.flatMap((id) => exportedImages({ ...page, gallery: [id] }, imageUrl).map((image) => ({ id, ...image })))
	const had = new Set(images.map(({ id }) => id))
	const missing = shown.flatMap((id, index): LeftOut[] =>
		had.has(id) ? [] : [{ what: `Picture ${index + 1}`, why: 'The store cannot fetch it from this installation’s address.', imageId: id }],
	)
	const beyond = images.slice(MOST_STORE_IMAGES).map(({ id }): LeftOut => {
		const why = `A store takes ${MOST_STORE_IMAGES} pictures with one push. Add it in the store, or move it forward in the gallery.`
		return { what: `Picture ${shown.indexOf(id) + 1}`, why, imageId: id }
	})
	return { images: images.slice(0, MOST_STORE_IMAGES), leftOut: [...missing, ...beyond] }
}
