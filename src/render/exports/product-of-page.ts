import { msg } from '../../core/messages/message'
import type { ImageFile, Page } from '../../core/page/page'
import { pageChoices } from '../../core/page/page-choices'
import { sizeOf } from '../../core/stores/measures'
import { variantsOfPage } from '../../core/stores/page-variants'
import { readableSku } from '../../core/stores/readable-sku'
import { shortDescription } from '../../core/stores/short-description'
import { descriptorOf, type StoreId } from '../../core/stores/store-ids'
import { type LeftOut, MOST_STORE_IMAGES, type StoreCategory, type StoreImage, type StoreProduct } from '../../core/stores/store-product'
import { plainFromRichText } from '../../core/text/rich-text'
import { descriptionOf } from '../store-html/in-store'
import { onePicture } from '../store-html/one-picture'
import { storeHtml } from '../store-html/store-html'
import type { ImageUrl } from '../view/page-view'
import { exportedImages, productName, type TitleChoice } from './csv-product'

/** How a page is to stand in a store. Prices as StoreProduct has them; an empty price claims none. */
export type ProductTerms = Pick<StoreProduct, 'key' | 'status' | 'isStatusChosen' | 'price' | 'compareAtPrice'> & {
	store: StoreId
	/** Of the store; null when it does not say. */
	currency: string | null
	title?: TitleChoice | undefined
	/** As the seller typed it; else one is made of the title. */
	sku?: string | undefined
	/** The values kept of each option, by the option's name. */
	kept?: Readonly<Record<string, readonly string[]>> | undefined
	category?: StoreCategory | null | undefined
	quantity?: number | null | undefined
	/** More combinations than these are left out. */
	mostVariants: number
	/** Absolute public address of a picture; none where the store cannot fetch them. */
	imageUrl: ImageUrl
	/** Whether the store can fetch pictures from here at all. */
	sendsPictures: boolean
}

/** A page as a store takes it, and what stays behind before the store was even asked. */
export type Prepared = { product: StoreProduct; leftOut: LeftOut[] }

/** A page → the product a store is given, or a file for its import is made of. */
export function productOfPage(page: Page, terms: ProductTerms): Prepared {
	const { key, store, status, isStatusChosen, price, compareAtPrice, currency, imageUrl, sendsPictures } = terms
	const title = productName(page, terms.title)
	// Of the listing's title, which stays while the headline is edited: a product whose push broke off is found again by
	// it.
	const sku = terms.sku || readableSku(page.product.title, key)
	const { images, leftOut } = picturesOf(page, imageUrl)
	const made = variantsOfPage(page, {
		price,
		compareAtPrice,
		currency,
		sku,
		kept: terms.kept,
		mostOptions: descriptorOf(store).mostOptions,
	})
	const isTooMany = made.variants.length > terms.mostVariants
	const { options, variants } = isTooMany ? { options: [], variants: [] } : made
	const product: StoreProduct = {
		key,
		sku,
		title,
		html: storeHtml(page, store, imageUrl),
		shortDescription: shortDescription(page, title),
		slug: page.seo.slug,
		status,
		isStatusChosen,
		price,
		compareAtPrice,
		options,
		variants,
		images,
		htmlImages: sendsPictures ? htmlPictures(page, store, imageUrl) : [],
		sendsPictures,
		seo: { title: page.seo.title, description: page.seo.description },
		vendor: page.product.brand ?? null,
		category: terms.category ?? null,
		tags: page.seo.keywords,
		attributes: attributesOf(page),
		weightGrams: page.product.goods?.weightGrams ?? null,
		sizeMm: sizeOf(page.facts) ?? null,
		gtin: page.product.goods?.gtin ?? null,
		quantity: terms.quantity ?? null,
	}
	return { product, leftOut: [...leftOut, ...optionsLeftOut(page, made, isTooMany, terms.mostVariants)] }
}

function optionsLeftOut(
	page: Page,
	{ options, variants, samePrice }: ReturnType<typeof variantsOfPage>,
	isTooMany: boolean,
	most: number,
): LeftOut[] {
	if (options.length === 0 && pageChoices(page).length > 0) return [{ what: msg('stores.options'), why: msg('stores.three_options') }]
	if (isTooMany) {
		const why = msg('stores.combinations', { count: variants.length, most })
		return [{ what: msg('stores.options'), why }]
	}
	if (!samePrice) return []
	const why = msg('stores.one_price')
	return [{ what: msg('stores.option_prices'), why }]
}

const plain = (html: string) => plainFromRichText(html).replace(/\s+/g, ' ').trim()

function attributesOf(page: Page): StoreProduct['attributes'] {
	return page.sections
		.flatMap((section) => (section.type === 'specifications' && !section.hidden ? section.props.rows : []))
		.map(({ name, value }) => ({ name: plain(name.html), value: plain(value.html) }))
		.filter(({ name, value }) => name !== '' && value !== '')
}

function picturesOf(page: Page, imageUrl: ImageUrl): { images: StoreImage[]; leftOut: LeftOut[] } {
	const shown = page.gallery.filter((id) => page.images.some((image) => image.id === id && image.files.length > 0))
	const images = shown.flatMap((id) => exportedImages({ ...page, gallery: [id] }, imageUrl).map((image) => ({ id, ...image })))
	const had = new Set(images.map(({ id }) => id))
	const missing = shown.flatMap((id, index): LeftOut[] =>
		had.has(id) ? [] : [{ what: msg('stores.picture', { number: index + 1 }), why: msg('stores.cannot_fetch'), imageId: id }],
	)
	const beyond = images.slice(MOST_STORE_IMAGES).map(({ id }): LeftOut => {
		const why = msg('stores.most_pictures_forward', { most: MOST_STORE_IMAGES })
		return { what: msg('stores.picture', { number: shown.indexOf(id) + 1 }), why, imageId: id }
	})
	return { images: images.slice(0, MOST_STORE_IMAGES), leftOut: [...missing, ...beyond] }
}

/** The pictures of the description, by the very addresses that stand in it. */
function htmlPictures(page: Page, store: StoreId, imageUrl: ImageUrl): StoreProduct['htmlImages'] {
	const text = JSON.stringify(descriptionOf(page, store).sections.filter(({ hidden }) => !hidden))
	return page.images.map(onePicture).flatMap(({ id, alt, files: [file] }) => {
		const url = file && text.includes(JSON.stringify(id)) ? imageUrl(file as ImageFile) : undefined
		return url ? [{ id, alt, url }] : []
	})
}
