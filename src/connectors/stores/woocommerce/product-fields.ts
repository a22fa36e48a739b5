import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { LeftOut, ProductStatus, StoreProduct } from '../../../core/stores/store-product'
import { escapeText } from '../../../core/text/escape-html'

const PRICE = /^\d{1,12}(?:\.\d{1,6})?$/
/**
 * Ours: the page a product was made of, and which of its pictures is which attachment. Keys with a _ are not shown to
 * the merchant.
 */
export const KEY_META = '_vitrine_key'
export const IMAGES_META = '_vitrine_images'
/** WooCommerce's refusal of a GTIN that another product has. */
export const GTIN_TAKEN = 'product_invalid_global_unique_id'
export const NUMBER_TAKEN: LeftOut = { what: msg('stores.gtin'), why: msg('woocommerce.number_taken') }
export const UNFINISHED_META = '_vitrine_unfinished'
/** The attributes that are the page's specifications, by name: all others are the merchant's. */
export const ATTRIBUTES_META = '_vitrine_attributes'

/**
 * A product as WooCommerce takes it, without sku, slug, status and pictures. Prices are texts with a point, because
 * WooCommerce reads "49,90" as 4990. `isUnfinished`: see `unfinishedNote`. Throws `store_refused` for a price that is
 * none.
 */
export function productFields(product: StoreProduct, isUnfinished: boolean) {
	return {
		name: plainName(product.title),
		description: keptBackslashes(product.html),
		short_description: keptBackslashes(product.shortDescription),
		...(product.variants.length > 0 ? {} : priceFields(product, product.keeps)),
		meta_data: [{ key: KEY_META, value: product.key }, unfinishedNote(isUnfinished), ...seoMeta(product)],
	}
}

/**
 * Which picture is which attachment, as the product itself keeps it: a text, because WordPress turns maps with numbers
 * for names into lists.
 */
export function imagesNote(imageIds: Readonly<Record<string, string>>): { key: string; value: string } {
	return { key: IMAGES_META, value: JSON.stringify(imageIds) }
}

/**
 * Marks a product that is a draft only until the push that publishes it has ended. Should that push break off, the next
 * one sees by this mark that nobody chose the draft.
 */
export function unfinishedNote(isUnfinished: boolean): { key: string; value: string } {
	return { key: UNFINISHED_META, value: isUnfinished ? 'yes' : '' }
}

/**
 * The price fields: what is asked is the sale price where a higher one is compared with. Dates the merchant gave an
 * earlier sale end with it: WooCommerce shows no sale price before or after its dates, so shoppers would pay what the
 * page calls the old price. An empty text takes a date away; null is passed over (read in WooCommerce's products
 * controller). They stay where the merchant, who was shown this, wants them to.
 */
export function priceFields(
	{ price, compareAtPrice }: Pick<StoreProduct, 'price' | 'compareAtPrice'>,
	keeps: StoreProduct['keeps'] = [],
): { regular_price: string; sale_price: string; date_on_sale_from?: ''; date_on_sale_to?: '' } {
	for (const one of [price, ...(compareAtPrice === null ? [] : [compareAtPrice])]) {
		if (PRICE.test(one)) continue
		throw new AppError('store_refused', msg('woocommerce.price_no_number'), {
			details: { fields: ['price'] },
		})
	}
	// WooCommerce drops a sale price that is not lower, without a word.
	const isLower = compareAtPrice !== null && Number(price) < Number(compareAtPrice)
	const undated = keeps.includes('sale_dates') ? {} : ({ date_on_sale_from: '', date_on_sale_to: '' } as const)
	return isLower ? { regular_price: compareAtPrice, sale_price: price, ...undated } : { regular_price: price, sale_price: '', ...undated }
}

/** Where the two SEO plugins most shops have look for their texts. */
export const SEO_META = {
	seo_title: ['_yoast_wpseo_title', 'rank_math_title'],
	seo_description: ['_yoast_wpseo_metadesc', 'rank_math_description'],
} as const

/** The SEO texts, but for those the merchant keeps. Plugins print these as they like, so no markup gets through. */
function seoMeta({ seo, keeps = [] }: StoreProduct): { key: string; value: string }[] {
	const texts = { seo_title: seo.title, seo_description: seo.description }
	return (['seo_title', 'seo_description'] as const)
		.filter((field) => !keeps.includes(field))
		.flatMap((field) => SEO_META[field].map((key) => ({ key, value: unmarked(texts[field]) })))
}

/** The page's specifications by name, as the product itself keeps them. */
export function attributesNote({ attributes }: Pick<StoreProduct, 'attributes'>): { key: string; value: string } {
	return { key: ATTRIBUTES_META, value: JSON.stringify(attributes.map(({ name }) => name)) }
}

/** A name is HTML to WooCommerce: plain text goes in escaped, as WooCommerce itself keeps it. */
export function plainName(title: string): string {
	return keptBackslashes(escapeText(title))
}

/** WordPress' filter takes backslashes out of what the API gives it (wp_filter_post_kses strips them once). */
export function keptBackslashes(html: string): string {
	return html.replaceAll('\\', '&#92;')
}

function unmarked(text: string): string {
	return text.replace(/[<>\s]+/g, ' ').trim()
}

export function wooStatus(status: ProductStatus): 'draft' | 'publish' {
	return status === 'published' ? 'publish' : 'draft'
}

export function statusOf(wooStatus: string): ProductStatus {
	return wooStatus === 'publish' ? 'published' : 'draft'
}
